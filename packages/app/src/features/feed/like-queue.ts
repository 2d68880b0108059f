export type LikeState = { liked: boolean; likes: number };

type Entry = {
  /** The server's last answer, or the state before the first tap. */
  confirmed: LikeState;
  wanted: boolean;
  sending: boolean;
};

type LikeQueueOptions = {
  send: (postId: string, liked: boolean) => Promise<{ likes: number }>;
  show: (postId: string, state: LikeState) => void;
  fail: (postId: string, error: unknown, liked: boolean) => void;
};

export type LikeQueue = {
  toggle: (postId: string, shown: LikeState) => void;
  isBusy: (postId: string) => boolean;
};

function optimistic({ confirmed, wanted }: Entry): LikeState {
  const step = Number(wanted) - Number(confirmed.liked);
  return { liked: wanted, likes: Math.max(0, confirmed.likes + step) };
}

/**
 * Sends one request per post at a time, because parallel requests of fast taps would race. After each answer the last
 * intention decides whether another follows, and the server's count is shown.
 */
export function createLikeQueue({ send, show, fail }: LikeQueueOptions): LikeQueue {
  const entries = new Map<string, Entry>();

  async function settle(postId: string, entry: Entry): Promise<void> {
    entry.sending = true;
    let liked = entry.wanted;
    try {
      while (entry.wanted !== entry.confirmed.liked) {
        liked = entry.wanted;
        const { likes } = await send(postId, liked);
        entry.confirmed = { liked, likes };
        show(postId, optimistic(entry));
      }
      entries.delete(postId);
    } catch (error) {
      entries.delete(postId);
      show(postId, entry.confirmed);
      fail(postId, error, liked);
    }
  }

  return {
    toggle(postId, shown) {
      const entry = entries.get(postId) ?? { confirmed: shown, wanted: shown.liked, sending: false };
      entries.set(postId, entry);
      entry.wanted = !entry.wanted;
      show(postId, optimistic(entry));
      if (!entry.sending) void settle(postId, entry);
    },
    isBusy: (postId) => entries.has(postId),
  };
}
