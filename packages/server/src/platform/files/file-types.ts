import { fileTypeFromFile } from 'file-type';
import { fileTypeTable } from './file-type-table.ts';
import type { TextEncoding } from './text-encoding.ts';

export interface FileType<Kind extends string = 'image' | 'video' | 'audio' | 'document'> {
  readonly kind: Kind;
  readonly contentType: string;
  /** The encoding of a text. If it is given, the text must be converted to UTF-8. */
  readonly encoding?: TextEncoding;
}

/** A file that is refused for a reason other than its type. */
export interface RefusedFile {
  readonly refused: 'broken' | 'macros' | 'password' | 'heic' | 'encoding' | 'codec';
  /** The encoding that a refused text probably has, if it is known. */
  readonly encoding?: string;
}

/** Other names that the detection of file types uses for a type. */
const synonyms: Readonly<Record<string, string>> = {
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
};

/** Returns the type that the first bytes of a file show, or undefined if it is unknown. */
export async function detectedType(path: string): Promise<string | undefined> {
  const found = (await fileTypeFromFile(path))?.mime;
  return found === undefined ? undefined : (synonyms[found] ?? found);
}

const typesOf = (kind: string): ReadonlySet<string> =>
  new Set([...fileTypeTable].filter(([, row]) => row.kind === kind).map(([type]) => type));

/** All picture types that are accepted. The server stores pictures in another format. */
export const pictureTypes = typesOf('image');

const videoTypes = typesOf('video');
export const QUICKTIME = 'video/quicktime';

/**
 * Returns the type of a QuickTime movie. A movie from a phone is treated as an MP4, because only the name of the format
 * differs. A later check refuses movies that are not complete.
 */
export async function quickTimeType(path: string): Promise<FileType<'video'> | RefusedFile> {
  const { isQuickTimeForBrowsers, isWholeVideo } = await import('./video-container.ts');
  const isPlayed = (await isQuickTimeForBrowsers(path)) || !(await isWholeVideo(path, 'video/mp4'));
  return isPlayed ? { kind: 'video', contentType: 'video/mp4' } : { refused: 'codec' };
}

/**
 * Returns the type of a post's file or its fault, or null if the type is not accepted. Only the bytes decide, because
 * the name and the declared type can be wrong.
 */
export async function acceptedType(path: string): Promise<FileType<'image' | 'video'> | RefusedFile | null> {
  const found = await detectedType(path);
  if (found === undefined) return null;
  if (found === QUICKTIME) return quickTimeType(path);
  if (videoTypes.has(found)) return { kind: 'video', contentType: found };
  return pictureTypes.has(found) ? { kind: 'image', contentType: found } : null;
}
