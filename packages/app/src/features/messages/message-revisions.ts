import type { Message } from './chat-cache.ts';

/** The newest known state of each message that has changed, by `seq`. Includes messages that are not loaded yet. */
export type KnownChanges = ReadonlyMap<number, Message>;

/** Of two states of a message, returns the newer one. If both have the same revision, returns the second one. */
export const newerOf = (one: Message, other: Message): Message =>
  one.revision > other.revision ? one : other;

/** Remembers the changed messages. A change can overtake its message, or a response that was read before it. */
export function withChanged(known: KnownChanges, changed: readonly Message[]): KnownChanges {
  if (changed.length === 0) return known;
  const next = new Map(known);
  for (const message of changed) {
    const before = next.get(message.seq);
    next.set(message.seq, before === undefined ? message : newerOf(before, message));
  }
  return next;
}

/** Replaces the messages that have a newer known state. The others keep their identity. */
export function inNewestState(messages: readonly Message[], known: KnownChanges): readonly Message[] {
  const isOutdated = ({ seq, revision }: Message): boolean => (known.get(seq)?.revision ?? 0) > revision;
  if (!messages.some(isOutdated)) return messages;
  return messages.map((message) => (isOutdated(message) ? (known.get(message.seq) ?? message) : message));
}
