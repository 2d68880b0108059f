import { acceptedPictures } from '@parvis/api-client/file-types';

export const largestPicture = 25 * 1024 * 1024;

export type PictureFault = 'kind' | 'empty' | 'size';

/** A name without a type the browser does not know is left to the server, which looks at the bytes. */
export function faultOfPicture({ size, type }: Pick<File, 'size' | 'type'>): PictureFault | null {
  if (type !== '' && !acceptedPictures.split(',').includes(type)) return 'kind';
  if (size === 0) return 'empty';
  return size > largestPicture ? 'size' : null;
}
