import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { FilesTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { FileType } from '../../platform/files/file-types.ts';
import type { Frame } from '../../platform/files/picture.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { AppError } from '../../platform/http/errors.ts';
import { fileTooLarge } from '../../platform/http/form.ts';
import type { Text } from '../../platform/language.ts';
import {
  brokenRecording,
  notPicture,
  ofNamedFile,
  shownName,
  unknownAttachment,
  notPdf,
  unknownPicture,
  unknownRecording,
  unknownType,
  unknownVoiceNote,
  videoNotAlone,
  voiceNoteTooLong,
} from './errors.ts';
import { createFileRepository } from './repository.ts';
import { createStoring, type Acceptance, type StoredFile } from './storing.ts';

export type NewFile = StoredFile<FilesTable['kind']>;
/** A recording with its length in milliseconds. */
type NewRecording = StoredFile<'audio'> & { readonly duration: number };
/** A voice note with its length in seconds. */
type NewVoiceNote = StoredFile<'audio'> & { readonly seconds: number };
export type NewAttachment = StoredFile<'image' | 'video' | 'audio' | 'document'>;

/** A stored file of a form. */
export interface UsableFile {
  /** The index among the files of the form. */
  readonly index: number;
  readonly file: NewFile;
}

/** A file of a form that the server cannot use. */
export interface RefusedUpload {
  /** The index among the files of the form. */
  readonly index: number;
  readonly name: string;
  readonly message: Text;
}

/** Records the stored file in a transaction of its own. If the transaction fails, the file is deleted again. */
type Work<File, T> = (file: File) => Promise<T>;

export interface FileService {
  /**
   * Checks a picture, crops it to the frame, stores it, and then runs `work` with it. Null means that the picture is
   * not cropped.
   */
  keepPicture<T>(upload: Upload, frame: Frame | null, work: Work<NewFile, T>): Promise<T>;
  /**
   * Stores one picture or video, or several pictures. If some of several files are refused, stores the others. If all
   * are refused, throws the first refusal. With `onlyPictures`, one file is a picture, too.
   */
  keepUsable<T>(
    uploads: readonly Upload[],
    work: (kept: readonly UsableFile[], refused: readonly RefusedUpload[]) => Promise<T>,
    options?: { readonly onlyPictures: boolean },
  ): Promise<T>;
  /** Stores several pictures. If one is refused, none of them is stored. */
  keepPictures<T>(uploads: readonly Upload[], work: Work<readonly NewFile[], T>): Promise<T>;
  /**
   * Like `keepPicture`, for an attachment of a message. Attachments have a separate table, so `work` does not call `record`.
   */
  keepAttachment<T>(upload: Upload, work: Work<NewAttachment, T>): Promise<T>;
  /** Like `keepAttachment`, for a voice note. */
  keepVoiceNote<T>(upload: Upload, work: Work<NewVoiceNote, T>): Promise<T>;
  /** Copies a stored file, and runs `work` with the id of the copy. Null if the file no longer exists. */
  keepCopy<T>(fileId: string, work: (copyId: string | null) => Promise<T>): Promise<T>;
  /** Like `keepPicture`, for a recording of a resource. Recordings have a separate table, so `work` does not call `record`. */
  keepRecording<T>(upload: Upload, work: Work<NewRecording, T>): Promise<T>;
  /** Like `keepPicture`, for a PDF. Such files have tables of their own, so `work` does not call `record`. */
  keepPdf<T>(upload: Upload, work: Work<StoredFile<'document'>, T>): Promise<T>;
  record(transaction: Transaction<DatabaseSchema>, file: NewFile, ownerId: string): Promise<void>;
  forget(transaction: Transaction<DatabaseSchema>, fileId: string): Promise<void>;
  /** Deletes the bytes. Call this after the commit of the transaction that called `forget`. */
  remove(fileId: string): Promise<void>;
  /** Deletes the files that a process has stored but not recorded because it crashed. */
  sweep: () => Promise<number>;
}

const HOUR = 60 * 60 * 1000;
/** The longest time that an upload to the file store can take. */
const LONGEST_UPLOAD = 24 * HOUR;
const BATCH = 500;
const PDF = 'application/pdf';

/** The modules that read files are imported on first use, so that they do not slow down the start of the server. */
const ofPost: Acceptance<'image' | 'video'> = {
  typeOf: async (path) => (await import('../../platform/files/file-types.ts')).acceptedType(path),
  refusal: unknownType,
  frame: null,
};
const ofMessage: Acceptance<NewAttachment['kind']> = {
  typeOf: async (path) => (await import('../../platform/files/attachment-types.ts')).attachmentType(path),
  refusal: unknownAttachment,
  frame: null,
};

/** Only a PDF. Its bytes decide, and not its name. */
async function pdfType(path: string): Promise<FileType<'document'> | null> {
  const type = await ofMessage.typeOf(path);
  if (type === null || !('kind' in type) || type.contentType !== PDF) return null;
  return { kind: 'document', contentType: PDF };
}

async function pictureType(path: string) {
  const type = await ofPost.typeOf(path);
  return type !== null && 'kind' in type && type.kind === 'image' ? type : null;
}

const ofListing: Acceptance<'image' | 'video'> = {
  typeOf: pictureType,
  refusal: unknownPicture,
  frame: null,
  isNamed: true,
};

/** For the files of a gallery, which must be pictures. */
const ofGallery = ({ field }: Upload): Acceptance<'image' | 'video'> => ({
  typeOf: async (path) => {
    const type = await ofPost.typeOf(path);
    if (type !== null && 'kind' in type && type.kind === 'video') throw videoNotAlone(field);
    return type;
  },
  refusal: unknownPicture,
  frame: null,
});

export function createFileService({
  clock,
  database,
  files,
  log,
  temporaryFolder,
}: Pick<Dependencies, 'clock' | 'database' | 'files' | 'log' | 'temporaryFolder'>): FileService {
  const repository = createFileRepository(database);
  const store = createStoring({ clock, files, temporaryFolder });

  async function discard(id: string): Promise<void> {
    try {
      // The commit may have succeeded although its confirmation was lost. If the file was recorded, it stays.
      if (!(await repository.known([id])).has(id)) await files.remove(id);
    } catch (error) {
      log.warn({ err: error, fileId: id }, 'a stored file could not be removed; the next start sweeps it');
    }
  }

  async function keep<Kind extends string, T>(
    upload: Upload,
    acceptance: Acceptance<Kind>,
    work: Work<StoredFile<Kind>, T>,
  ): Promise<T> {
    const id = newId(clock);
    try {
      return await work(await store(upload, id, acceptance));
    } catch (error) {
      await discard(id);
      throw error;
    }
  }

  /**
   * Stores the files one after the other. Only a few pictures can be decoded at a time, so storing them in parallel
   * would not be faster.
   */
  function keepAll<T>(
    uploads: readonly Upload[],
    kept: readonly NewFile[],
    work: Work<readonly NewFile[], T>,
  ): Promise<T> {
    const [upload, ...others] = uploads;
    if (upload === undefined) return work(kept);
    return keep(upload, ofListing, (file) => keepAll(others, [...kept, file], work));
  }

  async function keepUsable<T>(
    uploads: readonly Upload[],
    work: (kept: readonly UsableFile[], refused: readonly RefusedUpload[]) => Promise<T>,
    { onlyPictures } = { onlyPictures: false },
  ): Promise<T> {
    const isGallery = onlyPictures || uploads.length > 1;
    const ids: string[] = [];
    const kept: UsableFile[] = [];
    const refused: { readonly index: number; readonly upload: Upload; readonly error: AppError }[] = [];
    try {
      for (const [index, upload] of uploads.entries()) {
        const id = newId(clock);
        ids.push(id);
        try {
          const acceptance = isGallery ? ofGallery(upload) : ofPost;
          kept.push({ index, file: await store(upload, id, acceptance) });
        } catch (error) {
          if (!(error instanceof AppError) || error.fieldErrors === undefined) throw error;
          await discard(id);
          refused.push({ index, upload, error });
        }
      }
      const [first] = refused;
      if (kept.length === 0 && first !== undefined) {
        throw isGallery ? ofNamedFile(first.error, first.upload) : first.error;
      }
      return await work(
        kept,
        refused.map(({ index, upload, error }) => ({ index, name: shownName(upload), message: error.text })),
      );
    } catch (error) {
      for (const id of ids) await discard(id);
      throw error;
    }
  }

  async function sweepStore(before: number): Promise<number> {
    let swept = 0;
    let batch: string[] = [];
    const sweepBatch = async (): Promise<void> => {
      const known = await repository.known(batch);
      for (const id of batch) {
        if (known.has(id)) continue;
        await files.remove(id);
        swept += 1;
      }
      batch = [];
    };
    for await (const id of files.listBefore(before)) {
      batch.push(id);
      if (batch.length === BATCH) await sweepBatch();
    }
    await sweepBatch();
    return swept;
  }

  return {
    keepUsable,

    keepPicture: (upload, frame, work) =>
      keep(upload, { typeOf: pictureType, refusal: notPicture, frame }, work),

    keepPictures: (uploads, work) => keepAll(uploads, [], work),

    keepAttachment: (upload, work) => keep(upload, ofMessage, work),

    async keepCopy(fileId, work) {
      const id = newId(clock);
      try {
        return await work((await files.copy(fileId, id)) ? id : null);
      } catch (error) {
        await discard(id);
        throw error;
      }
    },

    async keepRecording(upload, work) {
      const { readRecording } = await import('../../platform/files/recordings.ts');
      const recording = await readRecording(upload.path);
      const acceptance: Acceptance<'audio'> = {
        typeOf: async () => recording,
        refusal: unknownRecording,
        frame: null,
      };
      return keep(upload, acceptance, (file) => {
        const duration = recording?.duration ?? null;
        if (duration === null) throw brokenRecording(upload.field);
        return work({ ...file, duration });
      });
    },

    keepPdf: (upload, work) => keep(upload, { typeOf: pdfType, refusal: notPdf, frame: null }, work),

    async keepVoiceNote(upload, work) {
      const { processVoiceNote, VOICE_NOTE_BYTES, VOICE_NOTE_SECONDS } =
        await import('../../platform/files/voice-notes.ts');
      if (upload.bytes > VOICE_NOTE_BYTES) throw fileTooLarge(VOICE_NOTE_BYTES, upload.field);
      const note = upload.bytes === 0 ? null : await processVoiceNote(upload.path);
      const seconds = Math.max(1, Math.round(note?.seconds ?? 0));
      if (seconds > VOICE_NOTE_SECONDS) throw voiceNoteTooLong(upload.field);
      const acceptance: Acceptance<'audio'> = {
        typeOf: async () => note,
        refusal: unknownVoiceNote,
        frame: null,
      };
      return keep(upload, acceptance, (file) => work({ ...file, seconds }));
    },

    async record(transaction, file, ownerId) {
      await repository.insert(transaction, { ...file, owner_id: ownerId });
    },

    async forget(transaction, fileId) {
      await repository.delete(transaction, fileId);
    },

    async remove(fileId) {
      try {
        await files.remove(fileId);
      } catch (error) {
        log.warn({ err: error, fileId }, 'a file could not be removed; the next start sweeps it');
      }
    },

    async sweep() {
      const stored = await sweepStore(clock.now() - HOUR);
      const unfinished = await files.removeUnfinished(clock.now() - LONGEST_UPLOAD);
      const swept = stored + unfinished;
      if (swept > 0) log.info({ swept }, 'files left behind were removed');
      return swept;
    },
  };
}
