export const largestPicture = 25 * 1024 * 1024;

/** Without HEIC, which the server cannot read: a telephone then hands over a JPEG of its own accord. */
export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureFault = 'kind' | 'empty' | 'size';

/** A name without a type the browser does not know is left to the server, which looks at the bytes. */
export function faultOfPicture({ size, type }: Pick<File, 'size' | 'type'>): PictureFault | null {
  if (type !== '' && !acceptedPictures.some((accepted) => accepted === type)) return 'kind';
  if (size === 0) return 'empty';
  return size > largestPicture ? 'size' : null;
}
