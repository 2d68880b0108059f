import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutboxHarness, held } from './outbox-harness.ts';
import { memoryOutboxStorage } from './outbox-storage.ts';

const network = new ApiError({ status: 0, id: 'network' });
const blocked = new ApiError({
  status: 403,
  id: 'chat.blocked',
  serverMessage: 'You have blocked this member.',
});
const settled = () => vi.advanceTimersByTimeAsync(0);
const denied = () => Promise.reject(new DOMException('denied', 'QuotaExceededError'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the tabs of one member', () => {
  it('send each message once, in the order of writing', async () => {
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

  it('stop sending a message that was deleted in another tab', async () => {
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

describe('without storage', () => {
  it('sends anyway, and reports that a reload would lose messages', async () => {
    const storage = memoryOutboxStorage();
    const { openTab, sent, setOnline } = createOutboxHarness({ ...storage, add: denied, list: denied });
    setOnline(false);
    const { outbox } = openTab();
    await outbox.write('chat', { text: 'one' });
    expect(outbox.getSnapshot()).toMatchObject({ isPersisted: false, items: [{ text: 'one' }] });
    setOnline(true);
    outbox.wake();
    await settled();
    expect(sent()).toEqual(['one']);
    expect(outbox.getSnapshot().items).toEqual([]);
  });

  it('keeps a pause that a full disk cannot store', async () => {
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
