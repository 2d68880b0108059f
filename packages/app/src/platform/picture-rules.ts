export const largestPicture = 25 * 1024 * 1024;

export type PictureFault = 'kind' | 'empty' | 'size' | 'pixels' | 'animated' | 'heic' | 'broken';

/**
 * Whether a file may be a picture: browsers know no type of some that others read. Drawings (SVG) are documents, whatever
 * their type says.
 */
export const mayBePicture = ({ type }: Pick<File, 'type'>): boolean =>
  type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');

/** What is wrong with a picture at the first glance; its size is judged when it has been made smaller. */
export function faultOfPicture(file: Pick<File, 'size' | 'type'>): PictureFault | null {
  if (!mayBePicture(file)) return 'kind';
  return file.size === 0 ? 'empty' : null;
}
