import { fileTypeFromFile } from 'file-type';

type VideoType = 'video/mp4' | 'video/webm';

export type AcceptedType = { kind: 'image'; contentType: string } | { kind: 'video'; contentType: VideoType };

const PICTURES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
]);

const isVideo = (type: string): type is VideoType => type === 'video/mp4' || type === 'video/webm';

/** What a file is by its bytes, whatever its name and its sender say; null for all that is not taken. */
export async function acceptedType(path: string): Promise<AcceptedType | null> {
  const found = await fileTypeFromFile(path);
  if (found === undefined) return null;
  if (isVideo(found.mime)) return { kind: 'video', contentType: found.mime };
  return PICTURES.has(found.mime) ? { kind: 'image', contentType: found.mime } : null;
}
