import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/samples.ts';
import type { Message } from './chat-cache.ts';
import { openChat, openLiveChat, range } from './chat-harness.ts';

const settled = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The members write in turn. A line follows each of their messages. */
const members = ['anna', 'josef', 'maria'] as const;
const by = (id: string): Partial<Message> => ({ sender: { _id: id }, author: samplePerson({ _id: id }) });
const joined: Partial<Message> = {
  ...by('josef'),
  content: '',
  event: { kind: 'joined', members: [], text: null },
};

describe('a chat of three members', () => {
  it('shows each message once, in the order of the server, in two tabs with gaps and repeats', async () => {
    const { server, page } = await openLiveChat(0);
    const other = openChat(server);
    await settled();
    const sent = members.flatMap((id) => [server.store(by(id)), server.store(joined)]);
    const [first, second, third, fourth, fifth, sixth] = sent;
    for (const message of [first, third, second, first, fourth])
      if (message !== undefined) page.arrive(message);
    // The member's own message is confirmed before its event.
    if (fifth !== undefined) page.acknowledge(fifth);
    await settled();
    for (const message of [sixth, fifth]) {
      if (message === undefined) continue;
      page.arrive(message);
      other.arrive(message);
    }
    await settled();
    expect(page.seqs()).toEqual(range(1, 6));
    expect(other.seqs()).toEqual(range(1, 6));
    expect(page.items().map(({ senderId }) => senderId)).toEqual(
      other.items().map(({ senderId }) => senderId),
    );
  });

  it('keeps the numbers of hidden messages, so that nothing is loaded again', async () => {
    const { server, page } = await openLiveChat(3);
    server.fetchAfter.mockClear();
    page.arrive(server.store({ ...by('anna'), content: '', deleted: 'me' }));
    page.arrive(server.store(by('josef')));
    await settled();
    expect(page.seqs()).toEqual([1, 2, 3, 5]);
    expect(server.fetchAfter).not.toHaveBeenCalled();
  });

  it('applies changes of one message by several members in any order', async () => {
    const { server, page } = await openLiveChat(2);
    const one = server.change(1, { reactions: [{ userId: 'anna', type: 'amen' }] });
    const two = server.change(1, {
      reactions: [
        { userId: 'anna', type: 'amen' },
        { userId: 'josef', type: 'love' },
      ],
    });
    page.changed(two);
    page.changed(one);
    await settled();
    expect(page.items()[0]?.reactions.map(({ userId }) => userId)).toEqual(['anna', 'josef']);
  });

  it('is closed by a removal, and loaded again after the member was added offline', async () => {
    const { server, page } = await openLiveChat(2);
    page.send({ type: 'chat.removed' });
    expect(page.isIn('notFound')).toBe(true);
    expect(page.seqs()).toEqual([]);
    page.disconnect();
    server.store({ ...by('anna'), content: '', event: { kind: 'added', members: [], text: null } });
    page.connect();
    page.send({ type: 'chat.opened' });
    await settled();
    expect(page.seqs()).toEqual([1, 2, 3]);
    expect(page.isIn('live')).toBe(true);
  });

  it('is closed if it ended, or removed the member, while the page was away for a month', async () => {
    const { server, page } = await openLiveChat(3);
    page.disconnect();
    for (let count = 0; count < 30; count += 1) server.change(2, { content: `Edited ${count}` });
    server.fail(new ApiError({ status: 404, id: 'chat.not-found' }));
    page.connect();
    await settled();
    expect(page.isIn('notFound')).toBe(true);
    expect(page.seqs()).toEqual([]);
    expect(server.fetchChanges).not.toHaveBeenCalled();
  });
});
