import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutboxHarness, held } from './outbox-harness.ts';
import { memoryOutboxStorage } from './outbox-storage.ts';
import { sampleListingCard, sampleMessage, sampleQuote } from './samples.ts';

const network = new ApiError({ status: 0, id: 'network' });
const blocked = new ApiError({
  status: 403,
  id: 'chat.blocked',
  serverMessage: 'You have blocked this member.',
});
const day = 24 * 60 * 60 * 1000;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the outbox', () => {
  it('ignores blank messages', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, texts } = openTab();
    await outbox.write('chat', { text: ' \n\t ' });
    expect(texts()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a message at once, sends it trimmed, and removes it', async () => {
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

  it('sends messages written offline in order when the network returns', async () => {
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

  it('sends a message’s listing even after a reload', async () => {
    const { openTab, send, setOnline } = createOutboxHarness();
    const listing = sampleListingCard();
    setOnline(false);
    const before = openTab();
    await before.outbox.write('chat', { text: 'Is it still there?', listing });
    before.outbox.close();
    setOnline(true);
    const { outbox } = openTab();
    expect(outbox.getSnapshot().items).toEqual([]);
    await settled();
    expect(send.mock.calls.map(([entry]) => entry.listing)).toEqual([listing]);
  });

  it('keeps the mentions of a message over a reload, with the first of its files', async () => {
    const { openTab, send, setOnline } = createOutboxHarness();
    const mentions = [{ _id: 'anna', name: 'Anna Huber' }];
    const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];
    setOnline(false);
    const before = openTab();
    await before.outbox.write('chat', { text: 'With @Anna Huber', files, mentions });
    await before.outbox.write('chat', { text: 'With nobody' });
    before.outbox.close();
    setOnline(true);
    openTab();
    await settled();
    expect(send.mock.calls.map(([entry]) => entry.mentions)).toEqual([mentions, undefined, undefined]);
  });

  it.each([
    ['no network', network],
    ['a server that fails', new ApiError({ status: 503, id: 'unavailable' })],
    ['too many requests', new ApiError({ status: 429, id: 'too-many' })],
  ])('retries with growing pauses, in order: %s', async (_name, error) => {
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

  it('waits as long as the site is read-only, and then sends', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValue(new ApiError({ status: 503, id: 'server.read-only' }));
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(sent().length).toBeGreaterThan(100);
    send.mockReset();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outbox.getSnapshot().items).toEqual([]);
  });

  it('resends with the same id after a lost response', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValueOnce(network);
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(send.mock.calls.map(([{ clientId }]) => clientId)).toEqual(['client-1', 'client-1']);
  });

  it('does not resend a message whose realtime event came before the response', async () => {
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

  it('sends a reply with its quote and its first file, and resends it without a quote that is gone', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, states } = openTab();
    const entries = () => send.mock.calls.map(([entry]) => entry);
    send.mockRejectedValueOnce(new ApiError({ status: 400, id: 'message.quote-not-found' }));
    const files = ['a.txt', 'b.txt'].map((name) => new File(['Ave'], name, { type: 'text/plain' }));
    await outbox.write('chat', { text: 'Yes', files, replyTo: sampleQuote() });
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['failed']);
    expect(entries().map(({ replyTo }) => replyTo?.id)).toEqual(['message-1', undefined]);
    await outbox.resend('client-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(entries().at(-1)).toMatchObject({ text: 'Yes', replyTo: null });
    expect(states()).toEqual([]);
  });

  it('marks a refused message as failed, and continues with the next', async () => {
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
        failure: { reason: 'refused', id: 'chat.blocked', message: 'You have blocked this member.' },
      },
    ]);
    await outbox.resend('client-1');
    await settled();
    expect(sent()).toEqual(['one', 'two', 'one']);
    expect(outbox.getSnapshot().items).toEqual([]);
  });

  it('does not wait for the limit of a new account, but shows when the member can continue', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox } = openTab();
    const message = 'You have done this often. To prevent spam, you can continue in 40 minutes.';
    const limited = new ApiError({ status: 429, id: 'account.limit-reached', serverMessage: message });
    send.mockRejectedValueOnce(limited);
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent()).toEqual(['one']);
    expect(outbox.getSnapshot().items).toMatchObject([
      { state: 'failed', failure: { reason: 'refused', id: 'account.limit-reached', message } },
    ]);
    await outbox.resend('client-1');
    await settled();
    expect(sent()).toEqual(['one', 'one']);
    expect(outbox.getSnapshot().items).toEqual([]);
  });

  it('stops trying if the server fails each time', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, states } = openTab();
    send.mockRejectedValue(new ApiError({ status: 500, id: 'internal' }));
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(send).toHaveBeenCalledTimes(8);
    expect(states()).toEqual(['failed']);
  });

  it('never stops trying without a network', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox, states } = openTab();
    send.mockRejectedValue(network);
    await outbox.write('chat', { text: 'one' });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(states()).toEqual(['queued']);
    expect(send.mock.calls.length).toBeGreaterThan(100);
    outbox.close();
  });

  it('does not let one chat wait for another', async () => {
    const { openTab, send, sent } = createOutboxHarness();
    const { outbox } = openTab();
    send.mockRejectedValueOnce(network);
    await outbox.write('chat', { text: 'one' });
    await outbox.write('other', { text: 'elsewhere' });
    await settled();
    expect(sent()).toEqual(['one', 'elsewhere']);
  });

  it('ends with the session, and keeps unsent messages', async () => {
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

  it('resumes sending after a reload', async () => {
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

  it('asks before it sends a message that is a week old', async () => {
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

  it('deletes both waiting messages and messages in flight', async () => {
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

  it('discards all unsent messages of a deleted chat, and nothing else', async () => {
    const { openTab, send, sent, setOnline } = createOutboxHarness();
    const { outbox, texts, states } = openTab();
    const other = openTab();
    send.mockRejectedValueOnce(blocked);
    await outbox.write('gone', { text: 'refused' });
    await settled();
    const { signals } = held(send);
    await outbox.write('gone', { text: 'on its way' });
    await settled();
    await outbox.write('gone', { text: 'waiting' });
    setOnline(false);
    await outbox.write('kept', { text: 'for another' });
    await settled();
    expect(states()).toEqual(['failed', 'sending', 'queued', 'queued']);
    await outbox.discardAll('gone');
    await settled();
    expect(signals[0]?.aborted).toBe(true);
    expect([texts(), other.texts()]).toEqual([['for another'], ['for another']]);
    setOnline(true);
    other.outbox.wake();
    outbox.wake();
    await settled();
    expect(sent()).toEqual(['refused', 'on its way', 'for another']);
  });
});
