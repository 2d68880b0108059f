import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../../platform/create-folder.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { FileType, RefusedFile } from '../../platform/files/file-types.ts';
import { PictureError, type Frame } from '../../platform/files/picture.ts';
import { processPicture } from '../../platform/files/pictures.ts';
import type { TextEncoding } from '../../platform/files/text-encoding.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { AppError } from '../../platform/http/errors.ts';
import { fileTooLarge, USUAL_FILE_BYTES } from '../../platform/http/form.ts';
import { brokenPicture, brokenVideo, emptyFile, ofNamedFile, tooManyPixels, type Refusal } from './errors.ts';

/** A file that is stored but does not belong to a member yet. */
export interface StoredFile<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly bytes: number;
  readonly created_at: number;
}

/** The accepted types of file, and how such a file is stored. */
export interface Acceptance<Kind extends string> {
  /**
   * Returns the type that the bytes of the file show, or the fault of the file. Returns null for a type that is not
   * accepted.
   */
  readonly typeOf: (path: string) => Promise<FileType<Kind> | RefusedFile | null>;
  readonly refusal: Refusal;
  /** The frame to which a picture is cropped; null if it is not cropped. */
  readonly frame: Frame | null;
  /** Whether errors name the file, because the form can have several files. */
  readonly isNamed?: true;
}

const isVideo = (type: string): type is 'video/mp4' | 'video/webm' =>
  type === 'video/mp4' || type === 'video/webm';

async function convert(path: string, encoding: TextEncoding): Promise<void> {
  const { writeAsUtf8 } = await import('../../platform/files/plain-text.ts');
  const converted = `${path}.utf-8`;
  try {
    await writeAsUtf8(path, encoding, converted);
    await rename(converted, path);
  } finally {
    await rm(converted, { force: true });
  }
}

export function createStoring({
  clock,
  files,
  temporaryFolder,
}: Pick<Dependencies, 'clock' | 'files' | 'temporaryFolder'>) {
  async function storePicture<Kind extends string>(
    upload: Upload,
    id: string,
    type: FileType<Kind>,
    { frame, refusal }: Acceptance<Kind>,
  ): Promise<StoredFile<Kind>> {
    await createFolder(temporaryFolder);
    const folder = await mkdtemp(join(temporaryFolder, 'picture-'));
    try {
      const picture = await processPicture(upload.path, folder, frame);
      let bytes = 0;
      for (const { variant, path } of picture.renderings) {
        bytes += (await stat(path)).size;
        await files.put(fileKey(id, variant), path);
      }
      const { width, height, placeholder } = picture;
      const created_at = clock.now();
      return {
        id,
        kind: type.kind,
        content_type: 'image/webp',
        width,
        height,
        placeholder,
        bytes,
        created_at,
      };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.fault === 'too-many-pixels') throw tooManyPixels(upload.field, error.most);
      throw error.fault === 'unreadable' && type.contentType.startsWith('image/hei')
        ? refusal(upload.field, { refused: 'heic' })
        : brokenPicture(upload.field);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function storeFile<Kind extends string>(
    upload: Upload,
    id: string,
    acceptance: Acceptance<Kind>,
  ): Promise<StoredFile<Kind>> {
    if (upload.bytes === 0) throw emptyFile(upload.field);
    const type = await acceptance.typeOf(upload.path);
    if (type === null || 'refused' in type) throw acceptance.refusal(upload.field, type);
    const { kind, contentType } = type;
    if (kind === 'image') return storePicture(upload, id, type, acceptance);
    if (isVideo(contentType)) {
      const { isWholeVideo } = await import('../../platform/files/video-container.ts');
      if (!(await isWholeVideo(upload.path, contentType))) throw brokenVideo(upload.field);
    }
    if (type.encoding !== undefined) await convert(upload.path, type.encoding);
    const { size } = await stat(upload.path);
    // The conversion to UTF-8 can enlarge the file: a letter of one byte can become three bytes.
    if (type.encoding !== undefined && size > USUAL_FILE_BYTES)
      throw fileTooLarge(USUAL_FILE_BYTES, upload.field);
    await files.put(fileKey(id, 'original'), upload.path);
    return {
      id,
      kind,
      content_type: contentType,
      width: null,
      height: null,
      placeholder: null,
      bytes: size,
      created_at: clock.now(),
    };
  }

  /** Stores an upload. Pictures are stored in several sizes, other files unchanged. */
  return async function store<Kind extends string>(
    upload: Upload,
    id: string,
    acceptance: Acceptance<Kind>,
  ): Promise<StoredFile<Kind>> {
    try {
      return await storeFile(upload, id, acceptance);
    } catch (error) {
      throw acceptance.isNamed === true && error instanceof AppError ? ofNamedFile(error, upload) : error;
    }
  };
}
