import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatServer, network, openChat, openLiveChat, range } from './chat-harness.ts';
import { sampleChat, sampleMessage } from './samples.ts';

const settled = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an opened chat', () => {
  it('shows its newest messages, and is live if the socket is connected', async () => {
    const { page } = await openLiveChat(25);
    expect(page.seqs()).toEqual(range(16, 25));
    expect(page.isIn('live')).toBe(true);
  });

  it('shows its newest messages even without a socket, and polls', async () => {
    const server = createChatServer(3);
    const page = openChat(server, { isConnected: false });
    await settled();
    expect(page.isIn('offline')).toBe(true);
    server.store();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.seqs()).toEqual(range(1, 4));
  });

  it('misses no message that arrives during the load', async () => {
    const server = createChatServer(3);
    server.slow(100);
    const page = openChat(server);
    page.arrive(server.store());
    await vi.advanceTimersByTimeAsync(250);
    expect(page.seqs()).toEqual(range(1, 4));
  });

  it('is loaded again if the socket connected meanwhile', async () => {
    const server = createChatServer(3);
    server.slow(100);
    const page = openChat(server, { isConnected: false });
    server.store();
    page.connect();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.seqs()).toEqual(range(1, 4));
    expect(page.isIn('live')).toBe(true);
  });

  it('is requested again after a failure, and immediately on request', async () => {
    const server = createChatServer(3);
    server.fail(network);
    const page = openChat(server);
    await settled();
    expect(page.isIn('loadFailed')).toBe(true);
    expect(page.context().failure).toBe(network);
    server.fail(null);
    page.actor.send({ type: 'retry' });
    await settled();
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.context().failure).toBeNull();
  });

  it('says that it does not exist, and checks again when an event comes', async () => {
    const server = createChatServer(3);
    server.fail(new ApiError({ status: 404, id: 'chat.not-found' }));
    const page = openChat(server);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.isIn('notFound')).toBe(true);
    expect(server.load).toHaveBeenCalledOnce();
    server.fail(null);
    page.arrive(sampleMessage(3));
    await settled();
    expect(page.seqs()).toEqual([1, 2, 3]);
  });
});

describe('a message', () => {
  it('is appended in sequence, and shown once even if it arrives several times', async () => {
    const { server, page } = await openLiveChat(2);
    const message = server.store();
    page.arrive(message);
    page.arrive(message);
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(server.fetchAfter).not.toHaveBeenCalled();
  });

  it('stays the same object when another message arrives', async () => {
    const { server, page } = await openLiveChat(2);
    const [first] = page.items();
    page.arrive(server.store());
    expect(page.items()[0]).toBe(first);
  });

  it('of the member is shown once if the response comes before the realtime event', async () => {
    const { server, page } = await openLiveChat(2);
    const message = server.store({ sender: { _id: 'maria' } });
    page.acknowledge(message);
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.context().lastSeq).toBe(2);
    page.arrive(message);
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.context()).toMatchObject({ lastSeq: 3, acknowledged: [] });
  });

  it('of the member is shown once if the realtime event comes before the response', async () => {
    const { server, page } = await openLiveChat(2);
    const message = server.store({ sender: { _id: 'maria' } });
    page.arrive(message);
    page.acknowledge(message);
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.context()).toMatchObject({ lastSeq: 3, acknowledged: [] });
  });

  it('of the member shows that the connection is dead if no event confirms it', async () => {
    const { server, page } = await openLiveChat(2);
    server.store();
    page.acknowledge(server.store({ sender: { _id: 'maria' } }));
    expect(page.seqs()).toEqual([1, 2, 4]);
    await vi.advanceTimersByTimeAsync(4020);
    expect(page.seqs()).toEqual([1, 2, 3, 4]);
    expect(page.isIn('live')).toBe(true);
  });

  it('that arrives before the response to an older request is requested again', async () => {
    const { server, page } = await openLiveChat(2);
    server.slow(100);
    page.connect();
    page.arrive(server.store());
    await vi.advanceTimersByTimeAsync(250);
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.isIn('live')).toBe(true);
    expect(server.fetchAfter).toHaveBeenCalledTimes(2);
  });

  it('that arrives out of sequence triggers a request for the missing ones', async () => {
    const { server, page } = await openLiveChat(2);
    server.store();
    page.arrive(server.store());
    await settled();
    expect(page.seqs()).toEqual([1, 2, 3, 4]);
    expect(server.fetchAfter).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('that was resent after a lost response is known to be stored', async () => {
    const { server, page } = await openLiveChat(2);
    page.disconnect();
    const message = server.store({ clientId: 'mine', sender: { _id: 'maria' } });
    page.connect();
    await settled();
    expect(page.confirmSent).toHaveBeenLastCalledWith([message]);
    page.acknowledge(message);
    expect(page.items().filter(({ id }) => id === 'mine')).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('is followed by a catch-up, page by page', async () => {
    const { server, page } = await openLiveChat(2);
    page.disconnect();
    expect(page.isIn('offline')).toBe(true);
    for (let count = 0; count < 35; count += 1) server.store();
    page.connect();
    await settled();
    expect(page.seqs()).toEqual(range(1, 37));
    expect(server.fetchAfter.mock.calls.flat()).toEqual([2, 12, 22, 32]);
    expect(page.isIn('live')).toBe(true);
  });

  it('never lets an event hide a gap while catching up fails', async () => {
    const { server, page } = await openLiveChat(2);
    page.disconnect();
    server.store();
    server.fail(network);
    page.connect();
    await settled();
    expect(page.isIn('catchUpFailed')).toBe(true);
    page.arrive(server.store());
    expect(page.context().lastSeq).toBe(2);
    server.fail(null);
    await vi.advanceTimersByTimeAsync(1020);
    expect(page.seqs()).toEqual([1, 2, 3, 4]);
  });

  it('is retried with growing pauses, up to half a minute', async () => {
    const { server, page } = await openLiveChat(2);
    page.disconnect();
    server.fail(network);
    page.connect();
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 16_000 + 30_000 + 30_000);
    await settled();
    expect(server.fetchAfter).toHaveBeenCalledTimes(8);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(server.fetchAfter).toHaveBeenCalledTimes(8);
    page.actor.send({ type: 'retry' });
    expect(server.fetchAfter).toHaveBeenCalledTimes(9);
  });

  it('catches up again if the connection returns during an older request', async () => {
    const { server, page } = await openLiveChat(2);
    server.slow(100);
    page.disconnect();
    page.connect();
    server.store();
    page.disconnect();
    page.connect();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.isIn('live')).toBe(true);
  });

  it('is detected by a page that was suspended before its socket notices', async () => {
    const { server, page } = await openLiveChat(2);
    for (let count = 0; count < 5; count += 1) server.store();
    page.send({ type: 'page.resumed' });
    await settled();
    expect(page.seqs()).toEqual(range(1, 7));
  });

  it('ends everything with the session', async () => {
    const { server, page } = await openLiveChat(2);
    page.disconnect();
    server.fail(new ApiError({ status: 401, id: 'session.unauthorized' }));
    page.connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.actor.getSnapshot().status).toBe('done');
    expect(server.fetchAfter).toHaveBeenCalledOnce();
  });

  it('neither loses nor duplicates any of a thousand messages over twenty interruptions', async () => {
    const { server, page } = await openLiveChat(0);
    let noise = 7;
    const chance = (of: number) => {
      noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
      return noise % of;
    };
    let isConnected = true;
    for (let count = 0; count < 1000; count += 1) {
      if (count % 25 === 0) {
        if (isConnected) page.disconnect();
        else page.connect();
        isConnected = !isConnected;
        server.fail(chance(3) === 0 ? network : null);
        server.slow(chance(80));
      }
      const isOwn = chance(2) === 0;
      const message = server.store(isOwn ? { sender: { _id: 'maria' } } : {});
      const steps = [
        () => isConnected && chance(10) > 0 && page.arrive(message),
        () => isOwn && chance(10) > 0 && page.acknowledge(message),
      ];
      for (const step of chance(2) === 0 ? steps : steps.toReversed()) step();
      await vi.advanceTimersByTimeAsync(chance(30));
      const seqs = page.seqs();
      expect(new Set(seqs).size).toBe(seqs.length);
    }
    server.fail(null);
    server.slow(0);
    page.connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.seqs()).toEqual(range(1, 1000));
  });
});

describe('a chat that changes on another page', () => {
  it('starts over if the member has deleted it meanwhile', async () => {
    const { server, page } = await openLiveChat(5);
    page.disconnect();
    server.clear();
    server.store();
    page.connect();
    await settled();
    expect(page.seqs()).toEqual([6]);
    expect(page.context().tail?.older).toBeNull();
  });

  it('disappears if it was deleted in another tab', async () => {
    const { page } = await openLiveChat(5);
    page.send({ type: 'chat.removed' });
    expect(page.isIn('notFound')).toBe(true);
    expect(page.seqs()).toEqual([]);
  });

  it('keeps the messages of a deleted account, without their files', async () => {
    const server = createChatServer(1);
    server.store({ type: 'document', fileUrl: '/api/message/file/2/original', fileName: 'a.pdf' });
    server.store({ type: 'document', fileUrl: '/api/message/file/3/original', sender: { _id: 'maria' } });
    const page = openChat(server);
    await settled();
    page.send({ type: 'chat.changed', chat: sampleChat({ closed: 'left' }) });
    expect(page.items().map(({ isFileDeleted }) => isFileDeleted)).toEqual([false, true, false]);
  });
});
