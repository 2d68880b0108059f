import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatServer, network, openChat, openLiveChat, range } from './chat-harness.ts';
import type { Message } from './chat-cache.ts';
import { sampleMessage } from './samples.ts';

const settled = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Page = Awaited<ReturnType<typeof openLiveChat>>['page'];
const textOf = (page: Page, at: number) => page.items().find(({ seq }) => seq === at)?.text;
const deletion = { content: '', deleted: 'everyone', reactions: [] } as const satisfies Partial<Message>;
const types = ['like', 'love', 'laugh', 'wow', 'sad', 'amen'] as const;

describe('a change', () => {
  it('is applied at once, and no request is made', async () => {
    const { server, page } = await openLiveChat(3);
    page.changed(server.change(2, { content: 'Edited' }));
    page.changed(server.change(3, deletion));
    expect(page.items().map(({ text, isDeleted }) => [text, isDeleted])).toEqual([
      ['Message 1', false],
      ['Edited', false],
      ['', true],
    ]);
    expect(page.context()).toMatchObject({ revision: 2, knownRevision: 2 });
    expect(server.fetchChanges).not.toHaveBeenCalled();
  });

  it('leaves the other messages the same objects', async () => {
    const { server, page } = await openLiveChat(3);
    const [first] = page.items();
    page.changed(server.change(2, { content: 'Edited' }));
    expect(page.items()[0]).toBe(first);
  });

  it('that arrives again, or after a later one, changes nothing', async () => {
    const { server, page } = await openLiveChat(3);
    const first = server.change(2, { content: 'One' });
    const second = server.change(2, { content: 'Two' });
    for (const change of [first, second, first, second, first]) page.changed(change);
    expect(textOf(page, 2)).toBe('Two');
    expect(page.context().revision).toBe(2);
    expect(server.fetchChanges).not.toHaveBeenCalled();
  });

  it('that overtakes its message is shown with the message', async () => {
    const { server, page } = await openLiveChat(2);
    const message = server.store();
    page.changed(server.change(3, { content: 'Edited' }));
    expect(page.seqs()).toEqual([1, 2]);
    page.arrive(message);
    expect(textOf(page, 3)).toBe('Edited');
  });

  it('that overtakes a response survives the older response', async () => {
    const { server, page } = await openLiveChat(25);
    server.slow(100);
    page.send({ type: 'older.requested' });
    page.changed(server.change(7, { content: 'Edited' }));
    await vi.advanceTimersByTimeAsync(120);
    expect(page.seqs()).toEqual(range(6, 25));
    expect(textOf(page, 7)).toBe('Edited');
  });

  it('that arrives during the load survives it', async () => {
    const server = createChatServer(3);
    server.slow(100);
    const page = openChat(server);
    page.changed(server.change(2, { content: 'Edited' }));
    await vi.advanceTimersByTimeAsync(250);
    expect(textOf(page, 2)).toBe('Edited');
    expect(page.isIn('live')).toBe(true);
    expect(page.context()).toMatchObject({ revision: 1, knownRevision: 1 });
  });

  it('after a missing one leads to a request for all missing ones', async () => {
    const { server, page } = await openLiveChat(3);
    server.change(1, { content: 'Missed' });
    page.changed(server.change(2, { content: 'Edited' }));
    await settled();
    expect(page.items().map(({ text }) => text)).toEqual(['Missed', 'Edited', 'Message 3']);
    expect(server.fetchChanges).toHaveBeenCalledExactlyOnceWith(0);
    expect(page.isIn('live')).toBe(true);
  });

  it('of the member’s own request is shown before its event', async () => {
    const { server, page } = await openLiveChat(3);
    const { message, revision } = server.change(2, { content: 'Edited' });
    page.changed({ message, revision: null });
    expect(textOf(page, 2)).toBe('Edited');
    expect(page.context().revision).toBe(0);
    page.changed({ message, revision });
    expect(page.context().revision).toBe(1);
  });

  it('for the member alone removes the message', async () => {
    const { server, page } = await openLiveChat(3);
    page.changed(server.change(2, { content: '', deleted: 'me' }));
    expect(page.seqs()).toEqual([1, 3]);
    page.arrive(server.store());
    expect(page.seqs()).toEqual([1, 3, 4]);
  });
});

describe('a block, which hides messages at once,', () => {
  it('lets the open chat load its messages again', async () => {
    const { server, page } = await openLiveChat(3);
    page.changed(server.change(1, { content: 'Edited' }));
    page.changed(server.hide(2));
    await settled();
    expect(page.seqs()).toEqual([1, 3]);
    expect(textOf(page, 1)).toBe('Edited');
    expect(page.isIn('live')).toBe(true);
    page.changed(server.change(3, { content: 'After' }));
    expect(textOf(page, 3)).toBe('After');
    expect(server.load).toHaveBeenCalledTimes(2);
  });

  it('is noticed after a lost connection', async () => {
    const { server, page } = await openLiveChat(3);
    page.disconnect();
    server.hide(2);
    page.connect();
    await settled();
    expect(page.seqs()).toEqual([1, 3]);
  });
});

describe('after a lost connection', () => {
  it('the changes are fetched page by page, after the messages', async () => {
    const { server, page } = await openLiveChat(10);
    page.disconnect();
    for (let count = 0; count < 20; count += 1) server.store();
    for (const seq of range(1, 30)) server.change(seq, { content: `Edited ${seq}` });
    page.connect();
    await settled();
    expect(page.items().map(({ text }) => text)).toEqual(range(1, 30).map((seq) => `Edited ${seq}`));
    expect(server.fetchChanges.mock.calls.flat()).toEqual([0, 10, 20]);
    expect(page.isIn('live')).toBe(true);
  });

  it('without a socket, they are polled', async () => {
    const { server, page } = await openLiveChat(3);
    page.disconnect();
    server.change(2, { content: 'Edited' });
    await vi.advanceTimersByTimeAsync(20_100);
    expect(textOf(page, 2)).toBe('Edited');
    expect(page.isIn('offline')).toBe(true);
  });

  it('a failed request is repeated after a pause', async () => {
    const { server, page } = await openLiveChat(3);
    server.change(1, { content: 'Missed' });
    server.fail(network);
    page.changed(server.change(2, { content: 'Edited' }));
    await settled();
    expect(page.isIn('catchUpFailed')).toBe(true);
    server.fail(null);
    await vi.advanceTimersByTimeAsync(1100);
    expect(textOf(page, 1)).toBe('Missed');
  });

  it('a server of the previous release, which does not know changes, leaves the chat open', async () => {
    const { server, page } = await openLiveChat(3);
    server.change(1, { content: 'Missed' });
    server.fetchChanges.mockRejectedValueOnce(new ApiError({ status: 404, id: 'route.not-found' }));
    page.changed(server.change(2, { content: 'Edited' }));
    await settled();
    expect(page.isIn('catchUpFailed')).toBe(true);
    expect(page.seqs()).toEqual([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(textOf(page, 1)).toBe('Missed');
  });

  it('after a month with very many changes, the newest messages are loaded again', async () => {
    const { server, page } = await openLiveChat(25);
    page.disconnect();
    for (let count = 0; count < 600; count += 1) server.change(20, { content: `Edited ${count}` });
    page.connect();
    await settled();
    expect(textOf(page, 20)).toBe('Edited 599');
    expect(server.fetchChanges).not.toHaveBeenCalled();
    expect(server.load).toHaveBeenCalledTimes(2);
    expect(page.context()).toMatchObject({ revision: 600, knownRevision: 600 });
  });

  it('a change that this member may not see does not cause requests without end', async () => {
    const { server, page } = await openLiveChat(3);
    page.changed({ message: sampleMessage(2), revision: 5 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.isIn('live')).toBe(true);
    expect(server.fetchChanges).toHaveBeenCalledOnce();
  });
});

it.each([1, 2, 3, 4, 5])(
  'a thousand messages, edits, reactions and deletions end in the same state as on the server (seed %i)',
  async (seed) => {
    const { server, page } = await openLiveChat(0);
    let noise = seed;
    const chance = (of: number) => {
      noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
      return noise % of;
    };
    let isConnected = true;
    let late: (() => void)[] = [];
    for (let count = 0; count < 1000; count += 1) {
      if (count % 50 === 0) {
        if (isConnected) page.disconnect();
        else page.connect();
        isConnected = !isConnected;
        late = [];
        server.fail(chance(3) === 0 ? network : null);
        server.slow(chance(80));
      }
      const { length } = server.all();
      const deliver = (step: () => void) => {
        if (!isConnected || chance(12) === 0) return;
        if (chance(3) === 0) late.push(step);
        else step();
      };
      if (length < 5 || chance(2) === 0) {
        const message = server.store();
        deliver(() => page.arrive(message));
      } else {
        const seq = 1 + chance(length);
        const reaction = { userId: chance(2) === 0 ? 'agnes' : 'maria', type: types[chance(6)] ?? 'amen' };
        const differences = [deletion, { content: `Edited ${count}` }, { reactions: [reaction] }];
        const change = server.change(seq, differences[chance(3)] ?? deletion);
        deliver(() => page.changed(change));
        if (chance(5) === 0) page.changed({ message: change.message, revision: null });
      }
      if (chance(4) === 0) for (const step of late.splice(0)) step();
      await vi.advanceTimersByTimeAsync(chance(30));
    }
    server.fail(null);
    server.slow(0);
    page.connect();
    await vi.advanceTimersByTimeAsync(60_000);
    const shown = page
      .items()
      .map(({ seq, text, isDeleted, reactions }) => ({ seq, text, isDeleted, reactions }));
    const stored = server.all().map(({ seq, content, deleted, reactions }) => ({
      seq,
      text: content,
      isDeleted: deleted === 'everyone',
      reactions,
    }));
    expect(shown).toEqual(stored);
    expect(page.isIn('live')).toBe(true);
  },
);
