import type { ThreadItem } from './thread-item.ts';

/** The time in which a message can be edited. The server decides by its own clock. */
export const editableFor = 15 * 60_000;

/** Whether the member can edit the message, if it was sent at `since` or later. */
export const isEditable = (
  { own, state, messageId, text, isDeleted, isForwarded, createdAt }: ThreadItem,
  since: number,
): boolean =>
  own &&
  state === 'sent' &&
  messageId !== null &&
  text !== '' &&
  !isDeleted &&
  !isForwarded &&
  Date.parse(createdAt) >= since;
