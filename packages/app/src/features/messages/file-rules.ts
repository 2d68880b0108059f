import { mayBePicture } from '../../platform/picture-rules.ts';
import type { OutboxFile } from './outbox-entry.ts';

/** The server's limit for the size of a file. */
export const fileLimit = 25 * 1024 * 1024;

const documents = new Set(['image/svg+xml']);

/** A guess from the MIME type. The server decides by the content. */
export function kindOfFile({ type }: Pick<File, 'type'>): OutboxFile['kind'] {
  if (documents.has(type)) return 'document';
  const [family] = type.split('/');
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}

/** Pictures are resized before sending, so their size does not matter here. */
export const isBeyondLimit = (file: Pick<File, 'size' | 'type'>): boolean =>
  isTooLarge(file) && !mayBePicture(file);

export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > fileLimit;

/** The server refuses empty files. A dropped folder also looks like an empty file. */
export const isEmpty = ({ size }: Pick<File, 'size'>): boolean => size === 0;
