import { acceptedMedia, pictureEndings, videoEndings } from '@parvis/api-client/file-types';
import { mayBePicture } from '../../platform/picture-rules.ts';

export const largestFile = 25 * 1024 * 1024;

export type FileFault = 'empty' | 'kind' | 'size';

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

/**
 * The kind by the MIME type. The file extension decides if the browser reports no type, or a video type that the server
 * does not know.
 */
export function kindOfFile({ name, type }: Pick<FileFacts, 'name' | 'type'>): 'picture' | 'video' | null {
  // The browser can possibly convert a picture that the server does not accept.
  if (type !== '' && mayBePicture({ type })) return 'picture';
  if (acceptedMedia.split(',').includes(type)) return 'video';
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (videoEndings.includes(ending) && /^(?:$|video\/)/u.test(type)) return 'video';
  return type === '' && pictureEndings.includes(ending) ? 'picture' : null;
}

export function faultOfFile(file: FileFacts): FileFault | null {
  if (kindOfFile(file) === null) return 'kind';
  if (file.size === 0) return 'empty';
  // A large picture is resized later, so only a large video is refused.
  return file.size > largestFile && kindOfFile(file) === 'video' ? 'size' : null;
}
