import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = Object.assign(new EventTarget(), { hidden: false });

const turn = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('the ticker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal('document', page);
    vi.resetModules();
    page.hidden = false;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('runs one timer for any number of listeners, and none without listeners', async () => {
    const { subscribe } = await import('./ticker.ts');
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const stopFirst = subscribe(first);
    const stopSecond = subscribe(second);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(30_000);
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
    stopFirst();
    expect(vi.getTimerCount()).toBe(1);
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses while the tab is hidden, and updates immediately when it is visible again', async () => {
    const { currentTime, subscribe } = await import('./ticker.ts');
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    turn(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(600_000);
    turn(false);
    expect(listener).toHaveBeenCalledOnce();
    expect(currentTime()).toBe(600_000);
    stop();
  });
});
