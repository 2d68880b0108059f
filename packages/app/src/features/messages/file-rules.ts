import { acceptedAttachments } from '@parvis/api-client/file-types';
import { mayBePicture } from '../../platform/picture-rules.ts';
import type { OutboxFile } from './outbox-entry.ts';

/** The server's limit for the size of a file. */
export const fileLimit = 25 * 1024 * 1024;

/** The number of files that can be sent at once. */
export const mostFiles = 10;

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

const accepted = new Set(acceptedAttachments.split(','));
const endingOf = ({ name }: Pick<File, 'name'>): string =>
  name.includes('.') ? `.${name.split('.').at(-1)?.toLowerCase()}` : '';

/**
 * Whether the server refuses this kind of file. The file picker offers no such files, but they can be dropped. If the
 * browser does not know the type, or if the file is a picture or a text, only the bytes can tell.
 */
export const isUnknownKind = (file: Pick<File, 'name' | 'type'>): boolean =>
  file.type !== '' &&
  !/^(?:image|text)\//.test(file.type) &&
  !accepted.has(file.type) &&
  !accepted.has(endingOf(file));
