import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { DatabaseSchema, FilesTable } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { Frame } from '../../platform/files/pictures.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { brokenPicture, brokenVideo, emptyFile, notPicture, tooManyPixels, unknownType } from './refusals.ts';
import { createFileRepository } from './repository.ts';

export type NewFile = Omit<FilesTable, 'owner_id'>;

export interface FileService {
  /**
   * Checks an upload and stores it, then does `work` with it, which records it in its transaction. When `work` fails,
   * the stored file is removed again.
   */
  keep<T>(upload: Upload, field: string, work: (file: NewFile) => Promise<T>): Promise<T>;
  /** The same for what must be a picture, which is cut to the frame. */
  keepPicture<T>(
    upload: Upload,
    field: string,
    frame: Frame,
    work: (file: NewFile) => Promise<T>,
  ): Promise<T>;
  record(transaction: Transaction<DatabaseSchema>, file: NewFile, ownerId: string): Promise<void>;
  forget(transaction: Transaction<DatabaseSchema>, fileId: string): Promise<void>;
  /** To be called when the transaction that forgot the file is committed. */
  remove(fileId: string): Promise<void>;
  /** Removes what a process left behind that died between storing a file and recording it. */
  sweep: () => Promise<number>;
}

const HOUR = 60 * 60 * 1000;
const BATCH = 500;

const refuseType = (field: string, frame: Frame | null) =>
  frame === null ? unknownType(field) : notPicture(field);

export function createFileService({
  config,
  clock,
  database,
  files,
  log,
}: Omit<Dependencies, 'announcer' | 'connections'>): FileService {
  const repository = createFileRepository(database);
  const temporary = join(config.dataFolder, 'tmp');

  async function storePicture(
    upload: Upload,
    id: string,
    field: string,
    { type, frame }: { type: string; frame: Frame | null },
  ): Promise<NewFile> {
    const { PictureError, processPicture } = await import('../../platform/files/pictures.ts');
    await mkdir(temporary, { recursive: true });
    const folder = await mkdtemp(join(temporary, 'picture-'));
    try {
      const picture = await processPicture(upload.path, folder, frame);
      let bytes = 0;
      for (const { variant, path } of picture.renderings) {
        bytes += (await stat(path)).size;
        await files.put(fileKey(id, variant), path);
      }
      const { width, height, placeholder } = picture;
      const created_at = clock.now();
      return { id, kind: 'image', content_type: 'image/webp', width, height, placeholder, bytes, created_at };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.fault === 'too-many-pixels') throw tooManyPixels(field);
      throw error.fault === 'unreadable' && type.startsWith('image/hei')
        ? refuseType(field, frame)
        : brokenPicture(field);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function store(upload: Upload, id: string, field: string, frame: Frame | null): Promise<NewFile> {
    if (upload.bytes === 0) throw emptyFile(field);
    // What reads files is loaded with the first one: few starts of the server wait for it.
    const { acceptedType } = await import('../../platform/files/file-types.ts');
    const type = await acceptedType(upload.path);
    if (type?.kind === 'image') return storePicture(upload, id, field, { type: type.contentType, frame });
    if (type === null || frame !== null) throw refuseType(field, frame);
    const { isWholeVideo } = await import('../../platform/files/video-container.ts');
    if (!(await isWholeVideo(upload.path, type.contentType))) throw brokenVideo(field);
    await files.put(fileKey(id, 'original'), upload.path);
    return {
      id,
      kind: 'video',
      content_type: type.contentType,
      width: null,
      height: null,
      placeholder: null,
      bytes: upload.bytes,
      created_at: clock.now(),
    };
  }

  async function discard(id: string): Promise<void> {
    try {
      // A commit whose answer was lost may have succeeded: what is recorded stays.
      if ((await repository.find(id)) === null) await files.remove(id);
    } catch (error) {
      log.warn({ err: error, fileId: id }, 'a stored file could not be removed; the next start sweeps it');
    }
  }

  async function keep<T>(
    upload: Upload,
    field: string,
    frame: Frame | null,
    work: (file: NewFile) => Promise<T>,
  ): Promise<T> {
    const id = newId(clock);
    try {
      return await work(await store(upload, id, field, frame));
    } catch (error) {
      await discard(id);
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

  async function sweepTemporary(before: number): Promise<number> {
    let swept = 0;
    await mkdir(temporary, { recursive: true });
    for (const name of await readdir(temporary)) {
      const path = join(temporary, name);
      // A request that runs meanwhile may have removed its own.
      const entry = await stat(path).catch(() => null);
      if (entry === null || entry.mtimeMs >= before) continue;
      await rm(path, { recursive: true, force: true });
      swept += 1;
    }
    return swept;
  }

  return {
    keep: (upload, field, work) => keep(upload, field, null, work),

    keepPicture: keep,

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
      const before = clock.now() - HOUR;
      const swept = (await sweepStore(before)) + (await sweepTemporary(before));
      if (swept > 0) log.info({ swept }, 'files left behind were removed');
      return swept;
    },
  };
}
