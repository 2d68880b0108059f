import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileLimit } from './file-rules.ts';
import { createOutboxHarness, held } from './outbox-harness.ts';
import { memoryOutboxStorage } from './outbox-storage.ts';
import { sampleListingCard, sampleMessage } from './samples.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);
const picture = (name: string) => new File(['bytes'], name, { type: 'image/png' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a file in the outbox', () => {
  it('is sent in its own message, and the text with the first file', async () => {
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

  it('is available as soon as it is shown, while it is still being stored', async () => {
    const storage = memoryOutboxStorage();
    const disk = Promise.withResolvers<void>();
    const { openTab } = createOutboxHarness({
      ...storage,
      async add(entry, file) {
        await disk.promise;
        await storage.add(entry, file);
      },
    });
    const { outbox } = openTab();
    const writing = outbox.write('chat', { text: '', files: [picture('a.png')] });
    expect(outbox.getSnapshot().items).toHaveLength(1);
    const shown = await outbox.file('client-1');
    expect(await shown?.text()).toBe('bytes');
    disk.resolve();
    await writing;
  });

  it('refers to the listing only if it is the first file', async () => {
    const { openTab, send } = createOutboxHarness();
    const listing = sampleListingCard();
    await openTab().outbox.write('chat', { text: '', files: [picture('a.png'), picture('b.png')], listing });
    await settled();
    expect(send.mock.calls.map(([entry]) => entry.listing)).toEqual([listing, null]);
  });

  it('shows its progress in every tab, and can be cancelled and resent from each', async () => {
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

  it('times out without progress, and is sent again', async () => {
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

  it('is not sent if the server would refuse its size', async () => {
    const { openTab, send } = createOutboxHarness();
    const { outbox } = openTab();
    const file = new File(['x'], 'a.bin');
    Object.defineProperty(file, 'size', { value: fileLimit + 1 });
    await outbox.write('chat', { text: '', files: [file] });
    await settled();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.getSnapshot().items).toMatchObject([{ failure: { reason: 'too-large' } }]);
  });

  it('fails if it cannot be read', async () => {
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
