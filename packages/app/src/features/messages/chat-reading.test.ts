import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatServer, network, openChat, range } from './chat-harness.ts';

const settled = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function live(length: number) {
  const server = createChatServer(length);
  const page = openChat(server);
  await settled();
  return { server, page };
}

describe('older messages', () => {
  it('load page by page, up to the beginning', async () => {
    const { server, page } = await live(25);
    page.actor.send({ type: 'older.requested' });
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(page.seqs()).toEqual(range(6, 25));
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(page.seqs()).toEqual(range(1, 25));
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(server.fetchFrom).toHaveBeenCalledTimes(2);
  });

  it('load at the same time as new ones', async () => {
    const { server, page } = await live(25);
    server.slow(100);
    page.actor.send({ type: 'older.requested' });
    page.arrive(server.store());
    await vi.advanceTimersByTimeAsync(100);
    expect(page.seqs()).toEqual(range(6, 26));
  });

  it('are requested again after a failure', async () => {
    const { server, page } = await live(25);
    server.fail(network);
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(page.actor.getSnapshot().matches({ open: { older: 'failed' } })).toBe(true);
    server.fail(null);
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(page.seqs()).toEqual(range(6, 25));
  });
});

describe('a search result in the thread', () => {
  it('is shown apart from the end, and merges with it when they meet', async () => {
    const { server, page } = await live(60);
    page.actor.send({ type: 'around.requested', seq: 20 });
    await settled();
    expect(page.seqs()).toEqual(range(15, 25));
    expect(page.context().targetSeq).toBe(20);
    page.arrive(server.store());
    expect(page.seqs()).toEqual(range(15, 25));
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(page.seqs()).toEqual(range(5, 25));
    for (let count = 0; count < 3; count += 1) {
      page.actor.send({ type: 'newer.requested' });
      await settled();
    }
    expect(page.context().around).toBeNull();
    expect(page.seqs()).toEqual(range(5, 61));
    expect(page.context().targetSeq).toBe(20);
    page.arrive(server.store());
    expect(page.seqs()).toEqual(range(5, 62));
  });

  it('can be left for the newest messages', async () => {
    const { page } = await live(60);
    page.actor.send({ type: 'around.requested', seq: 20 });
    await settled();
    page.actor.send({ type: 'newest.requested' });
    expect(page.seqs()).toEqual(range(51, 60));
    expect(page.context().targetSeq).toBeNull();
  });

  it('is not loaded if it is already shown', async () => {
    const { server, page } = await live(60);
    page.actor.send({ type: 'around.requested', seq: 55 });
    expect(server.fetchAround).not.toHaveBeenCalled();
    expect(page.context().targetSeq).toBe(55);
    expect(page.seqs()).toEqual(range(51, 60));
  });

  it('is replaced by the next one, even while it loads', async () => {
    const { server, page } = await live(60);
    server.slow(100);
    page.actor.send({ type: 'around.requested', seq: 20 });
    page.actor.send({ type: 'around.requested', seq: 40 });
    await vi.advanceTimersByTimeAsync(100);
    expect(page.seqs()).toEqual(range(35, 45));
  });

  it('is replaced by one that is already shown, even while it loads or after it failed', async () => {
    const { server, page } = await live(60);
    server.slow(100);
    page.actor.send({ type: 'around.requested', seq: 20 });
    page.actor.send({ type: 'around.requested', seq: 55 });
    await vi.advanceTimersByTimeAsync(200);
    expect(page.seqs()).toEqual(range(51, 60));
    expect(page.context().targetSeq).toBe(55);
    server.fail(network);
    page.actor.send({ type: 'around.requested', seq: 20 });
    await vi.advanceTimersByTimeAsync(200);
    page.actor.send({ type: 'around.requested', seq: 55 });
    expect(page.actor.getSnapshot().matches({ open: { view: 'newest' } })).toBe(true);
  });

  it('ignores the response to a request for another range', async () => {
    const { server, page } = await live(100);
    server.slow(100);
    page.actor.send({ type: 'older.requested' });
    server.slow(0);
    page.actor.send({ type: 'around.requested', seq: 20 });
    await vi.advanceTimersByTimeAsync(200);
    expect(page.seqs()).toEqual(range(15, 25));
    page.actor.send({ type: 'older.requested' });
    await settled();
    expect(page.seqs()).toEqual(range(5, 25));
  });

  it('can be requested again if it was not found', async () => {
    const { server, page } = await live(60);
    server.fail(network);
    page.actor.send({ type: 'around.requested', seq: 20 });
    await settled();
    expect(page.seqs()).toEqual(range(51, 60));
    server.fail(null);
    page.actor.send({ type: 'around.requested', seq: 20 });
    await settled();
    expect(page.seqs()).toEqual(range(15, 25));
  });
});

describe('the read position', () => {
  it('is sent after a moment, once, and only forward', async () => {
    const { server, page } = await live(5);
    for (const seq of [2, 3, 5, 4]) page.actor.send({ type: 'message.seen', seq });
    await vi.advanceTimersByTimeAsync(499);
    expect(server.markRead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.markRead.mock.calls).toEqual([[5]]);
    expect(page.storeChat).toHaveBeenLastCalledWith(expect.objectContaining({ readSeq: 5 }));
    page.actor.send({ type: 'message.seen', seq: 3 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.markRead).toHaveBeenCalledOnce();
  });

  it('is sent when the page is visible again', async () => {
    const { server, page } = await live(5);
    page.setActive(false);
    page.actor.send({ type: 'message.seen', seq: 5 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.markRead).not.toHaveBeenCalled();
    page.setActive(true);
    page.send({ type: 'page.activated' });
    await vi.advanceTimersByTimeAsync(500);
    expect(server.markRead).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('is not sent if another tab has sent it', async () => {
    const { server, page } = await live(5);
    page.actor.send({ type: 'message.seen', seq: 5 });
    page.arrive(server.store({ sender: { _id: 'maria' } }), 6);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.markRead).not.toHaveBeenCalled();
  });

  it('is sent again after a network error, but not after a refusal', async () => {
    const { server, page } = await live(5);
    server.fail(network);
    page.actor.send({ type: 'message.seen', seq: 5 });
    await vi.advanceTimersByTimeAsync(520);
    server.fail(new ApiError({ status: 404, id: 'chat.not-found' }));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(server.markRead).toHaveBeenCalledTimes(2);
  });
});

describe('the unread marker', () => {
  it('is after the read position, and stays while the chat is open', async () => {
    const server = createChatServer(5);
    server.setChat({ readSeq: 3 });
    const page = openChat(server);
    await settled();
    expect(page.context().unreadAfter).toBe(3);
    page.actor.send({ type: 'message.seen', seq: 5 });
    await vi.advanceTimersByTimeAsync(1000);
    page.arrive(server.store());
    expect(page.context().unreadAfter).toBe(3);
    page.actor.send({ type: 'chat.opened' });
    expect(page.context().unreadAfter).toBe(5);
  });

  it('is absent if everything was read, or written by the member', async () => {
    const server = createChatServer(3);
    server.store({ sender: { _id: 'maria' } });
    server.setChat({ readSeq: 3 });
    const page = openChat(server);
    await settled();
    expect(page.context().unreadAfter).toBeNull();
  });
});
