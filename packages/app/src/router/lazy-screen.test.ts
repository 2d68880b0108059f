import { describe, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

const Nothing = () => null;

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

describe('a lazily loaded screen', () => {
  test('is loaded once, however often it is requested', () => {
    const load = vi.fn<() => Promise<typeof Nothing>>().mockResolvedValue(Nothing);
    const screen = lazyScreen(load);
    screen.preload();
    screen.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  test('can be loaded again after a failure, and rejects if that fails too', async () => {
    const load = vi
      .fn<() => Promise<typeof Nothing>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(Nothing);
    const screen = lazyScreen(load);
    screen.preload();
    await settled();
    await expect(screen.retry()).rejects.toThrow('Failed to fetch');
    await expect(screen.retry()).resolves.toBeUndefined();
    screen.preload();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
