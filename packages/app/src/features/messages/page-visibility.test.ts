import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPage } from './page-visibility.ts';

function start() {
  const window = new EventTarget();
  const document: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    { visibilityState: 'visible' } as const,
  );
  const onWake = vi.fn<() => void>();
  const onAttended = vi.fn<() => void>();
  const page = { window, document, now: Date.now } as unknown as Parameters<typeof watchPage>[0];
  const unwatch = watchPage(page, { onWake, onAttended });
  return {
    window,
    onWake,
    onAttended,
    unwatch,
    show: (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    /** Lets time pass without firing timers. */
    sleep: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a page', () => {
  it('that was not suspended does not wake', () => {
    const { onWake } = start();
    vi.advanceTimersByTime(60 * 60_000);
    expect(onWake).not.toHaveBeenCalled();
  });

  it('was suspended if a timer comes an hour late', () => {
    const { onWake, sleep } = start();
    sleep(60 * 60_000);
    vi.advanceTimersByTime(5000);
    expect(onWake).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(onWake).toHaveBeenCalledOnce();
  });

  it('that is hidden waits until it is visible', () => {
    const { onWake, onAttended, show, sleep } = start();
    show('hidden');
    for (let minute = 0; minute < 60; minute += 1) {
      sleep(55_000);
      vi.advanceTimersByTime(5000);
    }
    expect(onWake).not.toHaveBeenCalled();
    show('visible');
    expect(onWake).toHaveBeenCalledOnce();
    expect(onAttended).toHaveBeenCalledOnce();
  });

  it('wakes with the network, and when it is restored from the back/forward cache', () => {
    const { window, onWake, unwatch } = start();
    window.dispatchEvent(new Event('online'));
    expect(onWake).toHaveBeenCalledTimes(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(onWake).toHaveBeenCalledTimes(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(onWake).toHaveBeenCalledTimes(2);
    unwatch();
    window.dispatchEvent(new Event('online'));
    expect(onWake).toHaveBeenCalledTimes(2);
  });

  it('is in use if its window has the focus', () => {
    const { window, onAttended } = start();
    window.dispatchEvent(new Event('focus'));
    expect(onAttended).toHaveBeenCalledOnce();
  });
});
