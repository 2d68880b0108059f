import { mayBePicture } from '../../platform/picture-rules.ts';
import type { OutboxFile } from './outbox-entry.ts';

/** As many bytes as the server takes. */
export const fileLimit = 25 * 1024 * 1024;

const documents = new Set(['image/svg+xml']);

/** What a file seems to be; the server decides by its bytes. */
export function kindOfFile({ type }: Pick<File, 'type'>): OutboxFile['kind'] {
  if (documents.has(type)) return 'document';
  const [family] = type.split('/');
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}

/** A picture is made smaller before it is sent. */
export const isBeyondLimit = (file: Pick<File, 'size' | 'type'>): boolean =>
  isTooLarge(file) && !mayBePicture(file);

export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > fileLimit;

/** The server takes no file without a byte; a folder that was dropped looks like one, too. */
export const isEmpty = ({ size }: Pick<File, 'size'>): boolean => size === 0;
