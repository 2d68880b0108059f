import { fileTypeFromFile } from 'file-type';

export interface FileType<Kind extends string = 'image' | 'video' | 'audio' | 'document'> {
  readonly kind: Kind;
  readonly contentType: string;
}

/** All that is read as a picture; it is kept in another format. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
]);

const VIDEOS: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);

/** What a file of a post is by its bytes, whatever its name and its sender say; null for all that is not taken. */
export async function acceptedType(path: string): Promise<FileType<'image' | 'video'> | null> {
  const found = await fileTypeFromFile(path);
  if (found === undefined) return null;
  if (VIDEOS.has(found.mime)) return { kind: 'video', contentType: found.mime };
  return pictureTypes.has(found.mime) ? { kind: 'image', contentType: found.mime } : null;
}
