import { describe, expect, it } from 'vitest';
import { createReactionQueue, type ReactionState, type ReactionType } from './reaction-queue.ts';
import { samplePost } from './samples.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const { reactions: none } = samplePost(1);

/** The reactions to a post: the member's own reaction, and a number of likes from others. */
const state = (myReaction: ReactionType | null, othersLikes: number): ReactionState => {
  const reactions = { ...none, like: othersLikes };
  if (myReaction !== null) reactions[myReaction] += 1;
  return { myReaction, reactions };
};

/** A server with a number of likes from other members. It responds only when the test allows it. */
function startServer(othersLikes = 3) {
  let reaction: ReactionType | null = null;
  let failNext = false;
  const waiting: (() => void)[] = [];
  const requests: (ReactionType | null)[] = [];
  let atOnce = 0;
  let maxConcurrency = 0;
  return {
    requests,
    get maxConcurrency() {
      return maxConcurrency;
    },
    get reaction() {
      return reaction;
    },
    failNext() {
      failNext = true;
    },
    addLikeOfAnother() {
      othersLikes += 1;
    },
    async send(_postId: string, wanted: ReactionType | null) {
      requests.push(wanted);
      atOnce += 1;
      maxConcurrency = Math.max(maxConcurrency, atOnce);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      atOnce -= 1;
      if (failNext) {
        failNext = false;
        throw new Error('offline');
      }
      reaction = wanted;
      return state(reaction, othersLikes).reactions;
    },
    async answer() {
      waiting.shift()?.();
      await settled();
    },
    async answerAll() {
      while (waiting.length > 0) await this.answer();
    },
  };
}

function start(othersLikes = 3) {
  const server = startServer(othersLikes);
  let shown = state(null, othersLikes);
  const failures: unknown[] = [];
  const queue = createReactionQueue({
    send: (postId, wanted) => server.send(postId, wanted),
    show: (_postId, state) => {
      shown = state;
    },
    fail: (_postId, error) => failures.push(error),
  });
  return {
    server,
    queue,
    failures,
    shown: () => shown,
    tap: (type: ReactionType = 'like') => queue.toggle('post', type, shown),
  };
}

describe('the reaction queue', () => {
  it('shows a like before the server has answered', () => {
    const { tap, shown } = start();
    tap();
    expect(shown()).toEqual(state('like', 3));
  });

  it('ends 20 fast taps in the initial state, with one request at a time', async () => {
    const { server, tap, shown } = start();
    for (let count = 0; count < 20; count += 1) tap();
    await server.answerAll();
    expect(shown()).toEqual(state(null, 3));
    expect(server.reaction).toBeNull();
    expect(server.maxConcurrency).toBe(1);
    expect(server.requests).toEqual(['like', null]);
  });

  it('ends 21 fast taps with a like, in a single request', async () => {
    const { server, tap, shown } = start();
    for (let count = 0; count < 21; count += 1) tap();
    await server.answerAll();
    expect(shown()).toEqual(state('like', 3));
    expect(server.requests).toEqual(['like']);
  });

  it('shows the server’s count', async () => {
    const { server, tap, shown } = start();
    tap();
    server.addLikeOfAnother();
    await server.answerAll();
    expect(shown()).toEqual(state('like', 4));
  });

  it('sends the member’s new choice after a change of mind during a request', async () => {
    const { server, queue, tap, shown } = start();
    tap();
    tap();
    await server.answer();
    expect(server.requests).toEqual(['like', null]);
    expect(queue.isBusy('post')).toBe(true);
    await server.answer();
    expect(shown()).toEqual(state(null, 3));
    expect(queue.isBusy('post')).toBe(false);
  });

  it('replaces one type by another', async () => {
    const { server, tap, shown } = start();
    tap('dislike');
    await server.answerAll();
    tap('like');
    expect(shown()).toEqual(state('like', 3));
    await server.answerAll();
    expect(server.requests).toEqual(['dislike', 'like']);
    expect(shown()).toEqual(state('like', 3));
  });

  it('reverts to the last confirmed state when a request fails', async () => {
    const { server, queue, failures, tap, shown } = start();
    server.failNext();
    tap();
    await server.answerAll();
    expect(shown()).toEqual(state(null, 3));
    expect(failures).toHaveLength(1);
    expect(queue.isBusy('post')).toBe(false);
  });

  it('handles each post separately', async () => {
    const { server, queue } = start();
    queue.toggle('one', 'like', state(null, 0));
    queue.toggle('two', 'like', state(null, 0));
    await server.answerAll();
    expect(server.requests).toEqual(['like', 'like']);
    expect(server.maxConcurrency).toBe(2);
  });
});
