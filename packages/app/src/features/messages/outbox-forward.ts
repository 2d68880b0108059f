import type { ForwardedMessage, OutboxFile } from './outbox-entry.ts';
import type { ThreadItem } from './thread-item.ts';

/** The content of a message that is forwarded. */
export interface Forward {
  text: string;
  file: OutboxFile | null;
  original: ForwardedMessage;
}

/** Whether the server has the message with its whole content. */
export const isForwardable = ({ messageId, isDeleted, isFileDeleted }: ThreadItem): boolean =>
  messageId !== null && !isDeleted && !isFileDeleted;

/** Null if the message cannot be forwarded. */
export function forwardOf(item: ThreadItem): Forward | null {
  const { messageId, text, type, fileName, file, voice } = item;
  if (messageId === null || !isForwardable(item)) return null;
  if (type === 'text' || file === null) return { text, file: null, original: { messageId, file: null } };
  const { contentType, bytes, viewable, image } = file;
  return {
    text,
    file: {
      name: fileName ?? '',
      contentType,
      bytes,
      kind: type,
      ...(voice === undefined ? {} : { voice }),
    },
    original: { messageId, file: { viewable, image } },
  };
}
