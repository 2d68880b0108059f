import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from './outbox-storage.ts';
import { leaseLocks, webLocks } from './outbox-lock.ts';

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function startLeases() {
  const storage = memoryOutboxStorage();
  const clock = { now: Date.now, sleep };
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(20_000, new AbortController().signal);
    steps.push(`${name} ends`);
  };
  return { storage, steps, work, tab: (owner: string) => leaseLocks(storage, owner, clock) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a lease lock', () => {
  it('lasts as long as the work, and is then given to another tab', async () => {
    const { steps, work, tab } = startLeases();
    const { signal } = new AbortController();
    void tab('first')('chat', signal, work('first'));
    void tab('second')('chat', signal, work('second'));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('is given to another tab if its own tab has died', async () => {
    const { storage, steps, work, tab } = startLeases();
    await storage.lease('chat', 'dead', 15_000, 0);
    void tab('second')('chat', new AbortController().signal, work('second'));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(steps).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(steps).toEqual(['second begins']);
  });

  it('is released if the work fails', async () => {
    const { storage, tab } = startLeases();
    const turn = tab('first')('chat', new AbortController().signal, () => Promise.reject(new Error('no')));
    await expect(turn).rejects.toThrow('no');
    expect(await storage.lease('chat', 'second', 1, 0)).toBe(true);
  });

  it('is not acquired if it was aborted before', async () => {
    const { storage, tab } = startLeases();
    const work = vi.fn<() => Promise<void>>();
    const controller = new AbortController();
    const turn = tab('first')('chat', controller.signal, work);
    controller.abort();
    await expect(turn).rejects.toThrow('aborted');
    expect(work).not.toHaveBeenCalled();
    expect(await storage.lease('chat', 'second', 1, 0)).toBe(true);
  });

  it('can be aborted while waiting', async () => {
    const { storage, steps, work, tab } = startLeases();
    await storage.lease('chat', 'other', 15_000, 0);
    const controller = new AbortController();
    const turn = tab('second')('chat', controller.signal, work('second'));
    const outcome = turn.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(steps).toEqual([]);
  });
});

it('webLocks uses the browser’s own locks', async () => {
  const request = vi.fn<(name: string, options: LockOptions, work: () => Promise<void>) => Promise<void>>(
    (_name, _options, work) => work(),
  );
  const { signal } = new AbortController();
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await webLocks({ request } as unknown as LockManager)('chat', signal, work);
  expect(request).toHaveBeenCalledExactlyOnceWith('chat', { signal }, work);
});
