import type { Message } from './chat-cache.ts';
import { newerOf } from './message-revisions.ts';

/** Consecutive messages of a chat, oldest first. */
export interface MessageRange {
  messages: readonly Message[];
  /** The cursor for older messages. Null at the beginning of the chat. */
  older: string | null;
}

const firstSeq = ({ messages }: Pick<MessageRange, 'messages'>): number =>
  messages[0]?.seq ?? Number.POSITIVE_INFINITY;
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Merges two lists of messages by `seq`, without duplicates. Of each message, the newest state is kept. */
export function merged(some: readonly Message[], others: readonly Message[]): readonly Message[] {
  if (others.length === 0) return some;
  if (lastSeqOf(some) < (others[0]?.seq ?? 0)) return [...some, ...others];
  const bySeq = new Map(some.map((message) => [message.seq, message]));
  for (const message of others) {
    const known = bySeq.get(message.seq);
    bySeq.set(message.seq, known === undefined ? message : newerOf(known, message));
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/**
 * Appends the messages after the cursor. A gap between the range and the page means that the messages before the page
 * were deleted for the member. The page then replaces the range.
 */
export function continued(
  range: MessageRange,
  page: { messages: readonly Message[]; nextCursor: string | null },
): MessageRange {
  const isContinued = page.nextCursor !== null && firstSeq(page) <= lastSeqOf(range.messages) + 1;
  if (page.messages.length === 0 && page.nextCursor !== null) return range;
  return isContinued
    ? { ...range, messages: merged(range.messages, page.messages) }
    : { messages: page.messages, older: page.nextCursor };
}

/** Joins adjacent or overlapping ranges. Null if there is a gap between them. */
export function joined(earlier: MessageRange, later: MessageRange): MessageRange | null {
  if (lastSeqOf(earlier.messages) < firstSeq(later) - 1) return null;
  if (later.messages.length > 0 && lastSeqOf(later.messages) < firstSeq(earlier) - 1) return null;
  return {
    messages: merged(earlier.messages, later.messages),
    older: firstSeq(earlier) <= firstSeq(later) ? earlier.older : later.older,
  };
}

/** Removes the files of a sender whose account was deleted. The messages stay. */
export const withoutFilesOf = (range: MessageRange, senderId: string): MessageRange => ({
  ...range,
  messages: range.messages.map((message) =>
    message.sender._id === senderId && message.type !== 'text'
      ? { ...message, fileUrl: null, file: null }
      : message,
  ),
});
