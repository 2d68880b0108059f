import { mayBePicture } from '../../platform/picture-rules.ts';

export const largestFile = 25 * 1024 * 1024;

const kinds: Readonly<Record<string, 'picture' | 'video'>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
  avif: 'picture',
  heic: 'picture',
  heif: 'picture',
  mp4: 'video',
  mov: 'video',
  quicktime: 'video',
  webm: 'video',
};

export type FileFault = 'empty' | 'kind' | 'size';

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

/** The kind by the MIME type. If the browser does not know the type, the file extension decides. */
export function kindOfFile({ name, type }: Pick<FileFacts, 'name' | 'type'>): 'picture' | 'video' | null {
  // The browser can possibly convert a picture that the server does not accept.
  if (type !== '' && mayBePicture({ type })) return 'picture';
  const subtype = type === '' ? name.split('.').at(-1) : type.split('/').at(-1);
  return kinds[subtype?.toLowerCase() ?? ''] ?? null;
}

export function faultOfFile(file: FileFacts): FileFault | null {
  if (kindOfFile(file) === null) return 'kind';
  if (file.size === 0) return 'empty';
  // A large picture is resized later, so only a large video is refused.
  return file.size > largestFile && kindOfFile(file) === 'video' ? 'size' : null;
}
