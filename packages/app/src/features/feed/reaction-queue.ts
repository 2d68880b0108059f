import type { Schemas } from '@parvis/api-client';

export type ReactionType = Schemas['ReactionType'];
export type ReactionCounts = Schemas['ReactionCounts'];
export type ReactionState = Pick<Schemas['Post'], 'myReaction' | 'reactions'>;

type Entry = {
  /** The state in the server's last response, or the state before the first tap. */
  confirmed: ReactionState;
  wanted: ReactionType | null;
  sending: boolean;
};

type ReactionQueueOptions = {
  send: (postId: string, wanted: ReactionType | null) => Promise<ReactionCounts>;
  show: (postId: string, state: ReactionState) => void;
  fail: (postId: string, error: unknown, wanted: ReactionType | null) => void;
};

export type ReactionQueue = {
  toggle: (postId: string, type: ReactionType, shown: ReactionState) => void;
  isBusy: (postId: string) => boolean;
};

function optimistic({ confirmed, wanted }: Entry): ReactionState {
  const { myReaction: before } = confirmed;
  const reactions = { ...confirmed.reactions };
  if (before !== null) reactions[before] = Math.max(0, (reactions[before] ?? 0) - 1);
  if (wanted !== null) reactions[wanted] = (reactions[wanted] ?? 0) + 1;
  return { myReaction: wanted, reactions };
}

/**
 * Sends only one request per post at a time, because fast taps would otherwise send requests that race. After each
 * response, the queue shows the server's counts. If the member has tapped again meanwhile, the queue sends the member's
 * last choice.
 */
export function createReactionQueue({ send, show, fail }: ReactionQueueOptions): ReactionQueue {
  const entries = new Map<string, Entry>();

  async function settle(postId: string, entry: Entry): Promise<void> {
    entry.sending = true;
    let { wanted } = entry;
    try {
      while (entry.wanted !== entry.confirmed.myReaction) {
        ({ wanted } = entry);
        const reactions = await send(postId, wanted);
        entry.confirmed = { myReaction: wanted, reactions };
        show(postId, optimistic(entry));
      }
      entries.delete(postId);
    } catch (error) {
      entries.delete(postId);
      show(postId, entry.confirmed);
      fail(postId, error, wanted);
    }
  }

  return {
    toggle(postId, type, shown) {
      const entry = entries.get(postId) ?? { confirmed: shown, wanted: shown.myReaction, sending: false };
      entries.set(postId, entry);
      entry.wanted = entry.wanted === type ? null : type;
      show(postId, optimistic(entry));
      if (!entry.sending) void settle(postId, entry);
    },
    isBusy: (postId) => entries.has(postId),
  };
}
