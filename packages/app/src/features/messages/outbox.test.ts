import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutboxHarness } from './outbox-harness.ts';
import type { Send } from './outbox-sending.ts';
import { memoryOutboxStorage } from './outbox-storage.ts';
import { fileLimit } from './file-rules.ts';
import { sampleMessage } from './samples.ts';

const network = new ApiError({ status: 0, id: 'network' });
const blocked = new ApiError({ status: 403, id: 'chat.blocked', serverMessage: 'You block this member.' });
const day = 24 * 60 * 60 * 1000;

const settled = () => vi.advanceTimersByTimeAsync(0);
const denied = () => Promise.reject(new DOMException('denied', 'QuotaExceededError'));
const picture = (name: string) => new File(['bytes'], name, { type: 'image/png' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** An answer that waits until the test gives it. */
function held(send: ReturnType<typeof createOutboxHarness>['send']) {
  const answers: PromiseWithResolvers<Awaited<ReturnType<Send>>>[] = [];
  const signals: AbortSignal[] = [];
  send.mockImplementation((_entry, _file, { signal }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Send>>>();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    answers.push(answer);
    signals.push(signal);
    return answer.promise;
  });
  return { answers, signals };
}

describe('the outbox', () => {
  it('ignores what is blank', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, texts } = openTab();
    await outbox.write('chat', { text: ' \n\t ' });
    expect(texts()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a message at once, sends it trimmed, and lets go of it', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, texts, states, stored } = openTab();
    const { answers } = held(send);
    void outbox.write('chat', { text: ' Peace ' });
    expect(texts()).toEqual(['Peace']);
    await settled();
    expect(states()).toEqual(['sending']);
    answers[0]?.resolve(sampleMessage(1, { clientId: 'client-1', content: 'Peace' }));
    await settled();
    expect(texts()).toEqual([]);
    expect(stored).toEqual(['Peace']);
  });

  it('sends what was written without a network when it returns, in order', async () => {
    const { openTab, sent, setOnline } = createOutboxHarness();
    const { outbox, states } = openTab();
    setOnline(false);
    for (const text of ['one', 'two', 'three']) await outbox.write('chat', { text });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([]);
    expect(states()).toEqual(['queued', 'queued', 'queued']);
    setOnline(true);
    outbox.wake();
    await settled();
    expect(sent()).toEqual(['one', 'two', 'three']);
    expect(states()).toEqual([]);
  });

  it.each([
    ['no network', network],
    ['a server that fails', new ApiError({ status: 503, id: 'unavailable' })],
    ['too many requests', new ApiError({ status: 429, id: 'too-many' })],
  ])('tries again after a pause that grows, and in order: %s', async (_name, error) => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    await outbox.write('chat', { text: 'one' });
    await outbox.write('chat', { text: 'two' });
    await settled();
    expect(sent()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual(['one', 'one']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent()).toEqual(['one', 'one']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['one', 'one', 'one', 'two']);
  });

  it('sends again with the same id after a lost answer', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValueOnce(network);
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(send.mock.calls.map(([{ clientId }]) => clientId)).toEqual(['client-1', 'client-1']);
  });

  it('does not send again what came back as stored before its answer', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox, texts } = openTab();
    send.mockRejectedValueOnce(network);
    await outbox.write('chat', { text: 'one' });
    await settled();
    outbox.settle([sampleMessage(1, { clientId: 'client-1' })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual(['one']);
    expect(texts()).toEqual([]);
  });

  it('fails what the server refuses, and goes on with the next', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValueOnce(blocked);
    await outbox.write('chat', { text: 'one' });
    await outbox.write('chat', { text: 'two' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent()).toEqual(['one', 'two']);
    expect(outbox.getSnapshot().items).toMatchObject([
      {
        state: 'failed',
        failure: { reason: 'refused', id: 'chat.blocked', message: 'You block this member.' },
      },
    ]);
    await outbox.resend('client-1');
    await settled();
    expect(sent()).toEqual(['one', 'two', 'one']);
    expect(outbox.getSnapshot().items).toEqual([]);
  });

  it('gives up on a server that fails each time', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, states } = openTab();
    send.mockRejectedValue(new ApiError({ status: 500, id: 'internal' }));
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(send).toHaveBeenCalledTimes(8);
    expect(states()).toEqual(['failed']);
  });

  it('never gives up on the network', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, states } = openTab();
    send.mockRejectedValue(network);
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(states()).toEqual(['queued']);
    expect(send.mock.calls.length).toBeGreaterThan(100);
    outbox.close();
  });

  it('lets one chat not wait for another', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValueOnce(network);
    await outbox.write('chat', { text: 'one' });
    await outbox.write('other', { text: 'elsewhere' });
    await settled();
    expect(sent()).toEqual(['one', 'elsewhere']);
  });

  it('ends with the session, and keeps what is unsent', async () => {
    const storage = memoryOutboxStorage();
    const { openTab, send, sent } = createOutboxHarness(storage);
    const { outbox } = openTab();
    send.mockRejectedValueOnce(new ApiError({ status: 401, id: 'session.unauthorized' }));
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual(['one']);
    outbox.close();
    openTab();
    await settled();
    expect(sent()).toEqual(['one', 'one']);
    expect(await storage.list()).toEqual([]);
  });

  it('takes up again what a reload has interrupted', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const before = openTab();
    const { signals } = held(send);
    await before.outbox.write('chat', { text: 'one' });
    await before.outbox.write('chat', { text: 'two' });
    await settled();
    before.outbox.close();
    expect(signals[0]?.aborted).toBe(true);
    send.mockImplementation(async (entry) => sampleMessage(1, { clientId: entry.clientId }));
    openTab();
    await settled();
    expect(sent()).toEqual(['one', 'one', 'two']);
  });

  it('asks before it sends what has waited for a week', async () => {
    const { openTab, sent, setOnline } = createOutboxHarness();
    setOnline(false);
    const before = openTab();
    await before.outbox.write('chat', { text: 'one' });
    before.outbox.close();
    await vi.advanceTimersByTimeAsync(7 * day);
    setOnline(true);
    const { outbox } = openTab();
    await settled();
    expect(sent()).toEqual([]);
    expect(outbox.getSnapshot().items).toMatchObject([{ state: 'failed', failure: { reason: 'expired' } }]);
    await outbox.resend('client-1');
    await settled();
    expect(sent()).toEqual(['one']);
  });

  it('deletes what is being sent, and what waits', async () => {
    const storage = memoryOutboxStorage();
    const { openTab, send } = createOutboxHarness(storage);
    const { outbox, texts } = openTab();
    const { signals } = held(send);
    await outbox.write('chat', { text: 'one' });
    await outbox.write('chat', { text: 'two' });
    await settled();
    await outbox.discard('client-2');
    await outbox.discard('client-1');
    await settled();
    expect(signals[0]?.aborted).toBe(true);
    expect(texts()).toEqual([]);
    expect(send).toHaveBeenCalledOnce();
    expect(await storage.list()).toEqual([]);
  });
});

describe('a file in the outbox', () => {
  it('goes one by one, the text with the first', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox } = openTab();
    await outbox.write('chat', { text: 'Look', files: [picture('a.png'), picture('b.png')] });
    await settled();
    expect(
      send.mock.calls.map(([{ text, file }, blob]) => [text, file?.name, file?.kind, blob?.size]),
    ).toEqual([
      ['Look', 'a.png', 'image', 5],
      ['', 'b.png', 'image', 5],
    ]);
  });

  it('says how far it is, in every tab, and can be cancelled from each and sent again', async () => {
    const { openTab, send } = createOutboxHarness();
    const first = openTab();
    const second = openTab();
    const { answers } = held(send);
    await first.outbox.write('chat', { text: '', files: [picture('a.png')] });
    await settled();
    send.mock.calls[0]?.[2].onProgress(40);
    await settled();
    for (const { outbox } of [first, second])
      expect(outbox.getSnapshot().items).toMatchObject([{ isSending: true, progress: 40 }]);
    await second.outbox.cancel('client-1');
    await settled();
    for (const { outbox } of [first, second])
      expect(outbox.getSnapshot().items).toMatchObject([
        { state: 'failed', isSending: false, failure: { reason: 'cancelled' } },
      ]);
    await first.outbox.resend('client-1');
    await settled();
    answers[1]?.resolve(sampleMessage(1, { clientId: 'client-1' }));
    await settled();
    for (const { texts } of [first, second]) expect(texts()).toEqual([]);
  });

  it('is given up where nothing moves any more, and sent again', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox } = openTab();
    held(send);
    await outbox.write('chat', { text: '', files: [picture('a.png')] });
    await vi.advanceTimersByTimeAsync(50_000);
    send.mock.calls[0]?.[2].onProgress(50);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(send).toHaveBeenCalledTimes(2);
    outbox.close();
  });

  it('is not sent where the server would refuse its size', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox } = openTab();
    const file = new File(['x'], 'a.bin');
    Object.defineProperty(file, 'size', { value: fileLimit + 1 });
    await outbox.write('chat', { text: '', files: [file] });
    await settled();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.getSnapshot().items).toMatchObject([{ failure: { reason: 'too-large' } }]);
  });

  it('says that it cannot be read', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, states } = openTab();
    const file = new File(['x'], 'a.bin');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await outbox.write('chat', { text: '', files: [file] });
    await outbox.resend('client-1');
    await settled();
    expect(send).not.toHaveBeenCalled();
    expect(states()).toEqual(['failed']);
    expect(outbox.getSnapshot().items).toMatchObject([{ failure: { reason: 'unreadable' } }]);
  });
});

describe('the tabs of one member', () => {
  it('send each message once, and in the order of the writing', async () => {
    const { openTab, sent } = createOutboxHarness();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await Promise.all([
      first.outbox.write('chat', { text: 'one' }),
      second.outbox.write('other', { text: 'two' }),
      third.outbox.write('third', { text: 'three' }),
    ]);
    await first.outbox.write('chat', { text: 'four' });
    await settled();
    expect(sent().toSorted()).toEqual(['four', 'one', 'three', 'two']);
    expect(sent().indexOf('one')).toBeLessThan(sent().indexOf('four'));
    for (const { stored, texts } of [first, second, third]) {
      expect(stored.toSorted()).toEqual(['four', 'one', 'three', 'two']);
      expect(texts()).toEqual([]);
    }
  });

  it('end a sending that was deleted in another', async () => {
    const { openTab, send } = createOutboxHarness();
    const [first, second] = [openTab(), openTab()];
    const { signals } = held(send);
    await first.outbox.write('chat', { text: 'one' });
    await settled();
    expect(second.states()).toEqual(['sending']);
    await second.outbox.discard('client-1');
    await settled();
    expect(signals[0]?.aborted).toBe(true);
    expect(first.texts()).toEqual([]);
  });

  it('share the pause after a failure', async () => {
    const { openTab, send } = createOutboxHarness();
    const first = openTab();
    openTab();
    openTab();
    send.mockRejectedValue(network);
    await first.outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('without a place to keep it', () => {
  it('sends all the same, and says that a reload would lose it', async () => {
    const storage = memoryOutboxStorage();
    const { openTab, sent, setOnline } = createOutboxHarness({ ...storage, add: denied, list: denied });
    setOnline(false);
    const { outbox } = openTab();
    await outbox.write('chat', { text: 'one' });
    expect(outbox.getSnapshot()).toMatchObject({ isKept: false, items: [{ text: 'one' }] });
    setOnline(true);
    outbox.wake();
    await settled();
    expect(sent()).toEqual(['one']);
    expect(outbox.getSnapshot().items).toEqual([]);
  });

  it('keeps a pause that a full disk does not', async () => {
    const storage = memoryOutboxStorage();
    const { openTab, send } = createOutboxHarness({ ...storage, change: denied });
    const { outbox, states } = openTab();
    send.mockRejectedValueOnce(network).mockRejectedValueOnce(blocked);
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual(['failed']);
  });
});
