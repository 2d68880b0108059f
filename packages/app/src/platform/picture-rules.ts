export const largestPicture = 25 * 1024 * 1024;

export type PictureFault = 'kind' | 'empty' | 'size' | 'pixels' | 'animated' | 'heic' | 'broken';

/**
 * Whether a file can be a picture. If the type is missing, the file can have a format that only other browsers know.
 * SVG files count as documents.
 */
export const mayBePicture = ({ type }: Pick<File, 'type'>): boolean =>
  type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');

/** A first check of a picture. The size is checked only after the picture has been made smaller. */
export function faultOfPicture(file: Pick<File, 'size' | 'type'>): PictureFault | null {
  if (!mayBePicture(file)) return 'kind';
  return file.size === 0 ? 'empty' : null;
}
