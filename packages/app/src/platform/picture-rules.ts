export const largestPicture = 25 * 1024 * 1024;

export type PictureFault = 'kind' | 'empty' | 'size' | 'pixels' | 'animated' | 'heic' | 'broken';

/**
 * Whether a file may be a picture. A missing type may be a format that only other browsers know. SVG files are
 * documents, whatever their type says.
 */
export const mayBePicture = ({ type }: Pick<File, 'type'>): boolean =>
  type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');

/** A first check of a picture. Its size is checked after it has been made smaller. */
export function faultOfPicture(file: Pick<File, 'size' | 'type'>): PictureFault | null {
  if (!mayBePicture(file)) return 'kind';
  return file.size === 0 ? 'empty' : null;
}
