import { fileTypeFromFile } from 'file-type';
import { fileTypeTable } from './file-type-table.ts';
import type { TextEncoding } from './text-encoding.ts';

export interface FileType<Kind extends string = 'image' | 'video' | 'audio' | 'document'> {
  readonly kind: Kind;
  readonly contentType: string;
  /** The encoding of a text that has to be converted to UTF-8. */
  readonly encoding?: TextEncoding;
}

/** The reason why a file is refused, other than its type. */
export interface RefusedFile {
  readonly refused: 'broken' | 'macros' | 'password' | 'heic' | 'encoding';
  /** The likely encoding of a refused text, if known. */
  readonly encoding?: string;
}

const typesOf = (kind: string): ReadonlySet<string> =>
  new Set([...fileTypeTable].filter(([, row]) => row.kind === kind).map(([type]) => type));

/** All accepted picture types; pictures are stored in another format. */
export const pictureTypes = typesOf('image');

const videoTypes = typesOf('video');
export const QUICKTIME = 'video/quicktime';

/** `video/mp4` for a phone's movie, which differs from an MP4 only in its name; null for other QuickTime movies. */
export async function quickTimeType(path: string): Promise<'video/mp4' | null> {
  const { isQuickTimeForBrowsers } = await import('./video-container.ts');
  return (await isQuickTimeForBrowsers(path)) ? 'video/mp4' : null;
}

/** The type of a post's file by its bytes; its name and declared type are not trusted. Null if it is not accepted. */
export async function acceptedType(path: string): Promise<FileType<'image' | 'video'> | null> {
  const found = await fileTypeFromFile(path);
  if (found === undefined) return null;
  if (found.mime === QUICKTIME) {
    const contentType = await quickTimeType(path);
    return contentType === null ? null : { kind: 'video', contentType };
  }
  if (videoTypes.has(found.mime)) return { kind: 'video', contentType: found.mime };
  return pictureTypes.has(found.mime) ? { kind: 'image', contentType: found.mime } : null;
}
