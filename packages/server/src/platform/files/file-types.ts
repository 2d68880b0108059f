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
export const QUICKTIME = 'video/quicktime';

/** `video/mp4` for a movie of a telephone, which differs from an MP4 in its name alone; null for others of QuickTime. */
export async function quickTimeType(path: string): Promise<'video/mp4' | null> {
  const { isQuickTimeForBrowsers } = await import('./video-container.ts');
  return (await isQuickTimeForBrowsers(path)) ? 'video/mp4' : null;
}

/** What a file of a post is by its bytes, whatever its name and its sender say; null for all that is not taken. */
export async function acceptedType(path: string): Promise<FileType<'image' | 'video'> | null> {
  const found = await fileTypeFromFile(path);
  if (found === undefined) return null;
  if (found.mime === QUICKTIME) {
    const contentType = await quickTimeType(path);
    return contentType === null ? null : { kind: 'video', contentType };
  }
  if (VIDEOS.has(found.mime)) return { kind: 'video', contentType: found.mime };
  return pictureTypes.has(found.mime) ? { kind: 'image', contentType: found.mime } : null;
}
