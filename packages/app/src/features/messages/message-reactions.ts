import type { Schemas } from '@parvis/api-client';
import type { ThreadItem } from './thread-item.ts';

export type ReactionType = Schemas['MessageReactionType'];

/** The member's newest choice for each message whose reaction is being stored. Null removes the reaction. */
type PendingReactions = ReadonlyMap<string, ReactionType | null>;

export interface ReactionSender {
  subscribe: (listener: () => void) => () => void;
  pending: () => PendingReactions;
  /** Rejects if the reaction could not be stored. If a request for this message is running, resolves at once. */
  react: (messageId: string, type: ReactionType | null) => Promise<void>;
}

/**
 * Sends only one request per message at a time, because fast presses would otherwise send requests that race. If the
 * member has chosen again meanwhile, the last choice is sent next.
 */
export function createReactionSender(
  send: (messageId: string, type: ReactionType | null) => Promise<void>,
): ReactionSender {
  let pending: PendingReactions = new Map();
  const listeners = new Set<() => void>();
  const update = (next: PendingReactions) => {
    pending = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pending: () => pending,
    async react(messageId, type) {
      const isSending = pending.has(messageId);
      update(new Map(pending).set(messageId, type));
      if (isSending) return;
      try {
        let sent: ReactionType | null;
        do {
          sent = pending.get(messageId) ?? null;
          await send(messageId, sent);
        } while (pending.get(messageId) !== sent);
      } finally {
        // From now on, the message shows the state that the page has from the server.
        update(new Map([...pending].filter(([id]) => id !== messageId)));
      }
    },
  };
}

/** The messages with the reactions that the member has just chosen. */
export const withPendingReactions = (
  items: readonly ThreadItem[],
  pending: PendingReactions,
  ownId: string,
): readonly ThreadItem[] =>
  pending.size === 0
    ? items
    : items.map((item) => {
        const type = item.messageId === null ? undefined : pending.get(item.messageId);
        if (type === undefined) return item;
        const others = item.reactions.filter(({ userId }) => userId !== ownId);
        return { ...item, reactions: type === null ? others : [...others, { userId: ownId, type }] };
      });
