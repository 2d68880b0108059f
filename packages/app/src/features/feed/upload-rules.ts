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

/** The type where the browser knows it, else the end of the name. */
export function kindOfFile({ name, type }: Pick<FileFacts, 'name' | 'type'>): 'picture' | 'video' | null {
  // Some that the server does not know the browser can read and convert.
  if (type !== '' && mayBePicture({ type })) return 'picture';
  const subtype = type === '' ? name.split('.').at(-1) : type.split('/').at(-1);
  return kinds[subtype?.toLowerCase() ?? ''] ?? null;
}

export function faultOfFile(file: FileFacts): FileFault | null {
  if (kindOfFile(file) === null) return 'kind';
  if (file.size === 0) return 'empty';
  // A picture is made smaller.
  return file.size > largestFile && kindOfFile(file) === 'video' ? 'size' : null;
}
