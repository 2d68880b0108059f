import { describe, expect, it } from 'vitest';
import { createLikeQueue, type LikeState } from './like-queue.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A server with likes of other members, which answers only on demand. */
function startServer(othersLikes = 3) {
  let liked = false;
  let failNext = false;
  const waiting: (() => void)[] = [];
  const requests: boolean[] = [];
  let atOnce = 0;
  let maxConcurrency = 0;
  return {
    requests,
    get maxConcurrency() {
      return maxConcurrency;
    },
    get liked() {
      return liked;
    },
    failNext() {
      failNext = true;
    },
    addLikeOfAnother() {
      othersLikes += 1;
    },
    async send(_postId: string, wanted: boolean) {
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
      liked = wanted;
      return { likes: othersLikes + Number(liked) };
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
  let shown: LikeState = { liked: false, likes: othersLikes };
  const failures: unknown[] = [];
  const queue = createLikeQueue({
    send: (postId, wanted) => server.send(postId, wanted),
    show: (_postId, state) => {
      shown = state;
    },
    fail: (_postId, error) => failures.push(error),
  });
  return { server, queue, failures, shown: () => shown, tap: () => queue.toggle('post', shown) };
}

describe('the like queue', () => {
  it('shows a like before the server has answered', () => {
    const { tap, shown } = start();
    tap();
    expect(shown()).toEqual({ liked: true, likes: 4 });
  });

  it('ends 20 fast taps in the initial state, with one request at a time', async () => {
    const { server, tap, shown } = start();
    for (let count = 0; count < 20; count += 1) tap();
    await server.answerAll();
    expect(shown()).toEqual({ liked: false, likes: 3 });
    expect(server.liked).toBe(false);
    expect(server.maxConcurrency).toBe(1);
    expect(server.requests).toEqual([true, false]);
  });

  it('ends 21 fast taps with a like, in a single request', async () => {
    const { server, tap, shown } = start();
    for (let count = 0; count < 21; count += 1) tap();
    await server.answerAll();
    expect(shown()).toEqual({ liked: true, likes: 4 });
    expect(server.requests).toEqual([true]);
  });

  it('trusts the server’s count', async () => {
    const { server, tap, shown } = start();
    tap();
    server.addLikeOfAnother();
    await server.answerAll();
    expect(shown()).toEqual({ liked: true, likes: 5 });
  });

  it('follows a change of mind during a request', async () => {
    const { server, queue, tap, shown } = start();
    tap();
    tap();
    await server.answer();
    expect(server.requests).toEqual([true, false]);
    expect(queue.isBusy('post')).toBe(true);
    await server.answer();
    expect(shown()).toEqual({ liked: false, likes: 3 });
    expect(queue.isBusy('post')).toBe(false);
  });

  it('reverts to the last confirmed state when a request fails', async () => {
    const { server, queue, failures, tap, shown } = start();
    server.failNext();
    tap();
    await server.answerAll();
    expect(shown()).toEqual({ liked: false, likes: 3 });
    expect(failures).toHaveLength(1);
    expect(queue.isBusy('post')).toBe(false);
  });

  it('keeps posts apart', async () => {
    const { server, queue } = start();
    queue.toggle('one', { liked: false, likes: 0 });
    queue.toggle('two', { liked: false, likes: 0 });
    await server.answerAll();
    expect(server.requests).toEqual([true, true]);
    expect(server.maxConcurrency).toBe(2);
  });
});
