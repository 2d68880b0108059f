import { describe, expect, test, vi } from 'vitest';
import { isFetchFailure, lazyValue } from './lazy-value.ts';

describe('a lazy value', () => {
  test('is fetched once, by get or by retry', async () => {
    const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('here');
    const value = lazyValue(fetch);
    expect(fetch).not.toHaveBeenCalled();
    expect(value.get()).toBe(value.get());
    await expect(value.retry()).resolves.toBe('here');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('keeps a failure until it is retried', async () => {
    const fetch = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(new Error('second'))
      .mockResolvedValue('here');
    const value = lazyValue(fetch);
    await expect(value.get()).rejects.toThrow('first');
    await expect(value.get()).rejects.toThrow('first');
    await expect(value.retry()).rejects.toThrow('second');
    await expect(value.retry()).resolves.toBe('here');
    await expect(value.get()).resolves.toBe('here');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('recognizes its own failures', async () => {
    const offline = new Error('offline');
    await expect(lazyValue(() => Promise.reject(offline)).get()).rejects.toThrow(offline);
    expect([offline, new Error('offline'), 'offline'].map(isFetchFailure)).toEqual([true, false, false]);
  });
});
