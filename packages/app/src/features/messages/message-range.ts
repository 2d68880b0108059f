import type { Message } from './chat-cache.ts';

/** Messages of a chat without a gap between them, the oldest first. */
export interface MessageRange {
  messages: readonly Message[];
  /** The cursor of what is older; null where the chat begins. */
  older: string | null;
}

const firstSeq = ({ messages }: Pick<MessageRange, 'messages'>): number =>
  messages[0]?.seq ?? Number.POSITIVE_INFINITY;
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Both in the order of their places, each once. */
export function merged(some: readonly Message[], others: readonly Message[]): readonly Message[] {
  if (others.length === 0) return some;
  if (lastSeqOf(some) < (others[0]?.seq ?? 0)) return [...some, ...others];
  const bySeq = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/**
 * What follows the cursor. It follows it without a gap, unless what was before is gone for the member: then nothing older is named
 * any more, and this is where the chat begins.
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

/** One range of both where they touch; null where there is a gap between them. */
export function joined(earlier: MessageRange, later: MessageRange): MessageRange | null {
  if (lastSeqOf(earlier.messages) < firstSeq(later) - 1) return null;
  if (later.messages.length > 0 && lastSeqOf(later.messages) < firstSeq(earlier) - 1) return null;
  return {
    messages: merged(earlier.messages, later.messages),
    older: firstSeq(earlier) <= firstSeq(later) ? earlier.older : later.older,
  };
}

/** The files of a member who has left are gone; what they wrote stays. */
export const withoutFilesOf = (range: MessageRange, senderId: string): MessageRange => ({
  ...range,
  messages: range.messages.map((message) =>
    message.sender._id === senderId && message.type !== 'text'
      ? { ...message, fileUrl: null, file: null }
      : message,
  ),
});
