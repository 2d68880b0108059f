import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchProgress } from './outbox-batch.ts';
import { createOutboxHarness, held } from './outbox-harness.ts';
import { sampleMessage } from './samples.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);
const aFile = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-14T10:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const harness = createOutboxHarness();
  const { outbox } = harness.openTab();
  const { answers } = held(harness.send);
  const store = async (index: number) => {
    answers[index]?.resolve(sampleMessage(index + 1));
    await settled();
  };
  const progress = () => batchProgress(outbox.getSnapshot().items, 'chat');
  return { ...harness, outbox, answers, store, progress };
}

describe('several files at once', () => {
  it('have one progress, by their bytes', async () => {
    const { outbox, send, store, progress } = open();
    await outbox.write('chat', { text: '', files: [aFile('a', 10), aFile('b', 20), aFile('c', 70)] });
    await settled();
    expect(progress()).toMatchObject({ files: 3, sent: 0, percent: 0 });
    await store(0);
    expect(progress()).toMatchObject({ files: 3, sent: 1, percent: 10 });
    send.mock.calls[1]?.[2].onProgress(50);
    expect(progress()).toMatchObject({ files: 3, sent: 1, percent: 20 });
    await store(1);
    await store(2);
    expect(progress()).toBeNull();
  });

  it('are shown only in their chat, and not if there is only one', async () => {
    const { outbox, progress } = open();
    await outbox.write('another', { text: '', files: [aFile('a', 1), aFile('b', 1)] });
    await outbox.write('chat', { text: 'Look', files: [aFile('c', 1)] });
    await settled();
    expect(progress()).toBeNull();
  });

  it('are sent without the one that failed or was cancelled', async () => {
    const { outbox, answers, store, progress } = open();
    await outbox.write('chat', { text: '', files: [aFile('a', 10), aFile('b', 10), aFile('c', 20)] });
    await settled();
    await outbox.cancel('client-1');
    await outbox.cancel('client-2');
    await settled();
    expect(progress()).toMatchObject({ sent: 0, waiting: ['client-3'] });
    expect(progress()?.failed).toHaveLength(2);
    await outbox.resend('client-1');
    await settled();
    expect(progress()).toMatchObject({ waiting: ['client-1', 'client-3'] });
    expect(answers).toHaveLength(2);
    await store(1);
  });

  it('no longer count a file that was discarded', async () => {
    const { outbox, progress } = open();
    await outbox.write('chat', { text: '', files: [aFile('a', 10), aFile('b', 10), aFile('c', 20)] });
    await settled();
    await outbox.discard('client-2');
    await settled();
    expect(progress()).toMatchObject({ files: 2, sent: 0, percent: 0 });
  });
});
