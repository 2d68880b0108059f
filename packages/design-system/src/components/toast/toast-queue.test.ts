import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

const saved = { tone: 'success', title: 'Success', message: 'Logged in successfully! ✅' } as const;

const offer = () => ({
  tone: 'success' as const,
  title: 'New version',
  message: 'Reload when it suits you.',
  action: { label: 'Reload', onClick: vi.fn<() => void>() },
});

describe('createToastQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('removes a toast after five seconds and not before', () => {
    const queue = createToastQueue();
    queue.subscribe(() => undefined);
    queue.show(saved);
    vi.advanceTimersByTime(4999);
    expect(queue.snapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.snapshot()).toEqual([]);
  });

  it('notifies its listeners of every change, but not unsubscribed ones', () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const leave = queue.subscribe(listener);
    const id = queue.show(saved);
    queue.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    queue.show(saved);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('continues with the remaining time after a pause, not with the full time', () => {
    const queue = createToastQueue({ duration: 1000 });
    queue.subscribe(() => undefined);
    queue.show(saved);
    vi.advanceTimersByTime(700);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot()).toHaveLength(1);
    queue.resume();
    vi.advanceTimersByTime(299);
    expect(queue.snapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.snapshot()).toEqual([]);
  });

  it('does not start the time of a toast that is shown during a pause', () => {
    const queue = createToastQueue({ duration: 1000 });
    queue.subscribe(() => undefined);
    queue.pause();
    queue.show(saved);
    vi.advanceTimersByTime(5000);
    expect(queue.snapshot()).toHaveLength(1);
  });

  it('keeps toasts that were shown before the first listener', () => {
    const queue = createToastQueue({ duration: 1000 });
    queue.show(saved);
    vi.advanceTimersByTime(5000);
    expect(queue.snapshot()).toHaveLength(1);
    queue.subscribe(() => undefined);
    vi.advanceTimersByTime(1000);
    expect(queue.snapshot()).toEqual([]);
  });

  it('keeps at most twenty toasts and removes the oldest', () => {
    const queue = createToastQueue();
    for (let number = 1; number <= 25; number += 1) queue.show({ ...saved, message: `Toast ${number}` });
    expect(queue.snapshot()).toHaveLength(20);
    expect(queue.snapshot()[0]?.message).toBe('Toast 6');
    expect(queue.snapshot().at(-1)?.message).toBe('Toast 25');
  });

  it('dismisses only the given toast, and ignores an unknown id', () => {
    const queue = createToastQueue();
    const first = queue.show(saved);
    const second = queue.show({ ...saved, message: 'Logged out successfully.' });
    queue.dismiss(first);
    queue.dismiss(first);
    queue.dismiss(99);
    expect(queue.snapshot().map((toast) => toast.id)).toEqual([second]);
  });

  it('merges a repeated toast and restarts its time', () => {
    const queue = createToastQueue({ duration: 1000 });
    queue.subscribe(() => undefined);
    const first = queue.show(saved);
    vi.advanceTimersByTime(900);
    expect(queue.show(saved)).toBe(first);
    queue.show({ ...saved, tone: 'warning' });
    expect(queue.snapshot().map(({ tone, times }) => [tone, times])).toEqual([
      ['success', 2],
      ['warning', 1],
    ]);
    vi.advanceTimersByTime(999);
    expect(queue.snapshot()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(queue.snapshot()).toEqual([]);
  });

  it('returns the same snapshot until something changes', () => {
    const queue = createToastQueue();
    queue.show(saved);
    expect(queue.snapshot()).toBe(queue.snapshot());
  });

  it('keeps a toast with an action until it is used or closed', () => {
    const queue = createToastQueue({ duration: 1000 });
    queue.subscribe(() => undefined);
    const first = queue.show(offer());
    queue.pause();
    queue.resume();
    vi.advanceTimersByTime(60_000);
    expect(queue.snapshot().map(({ id }) => id)).toEqual([first]);
    queue.dismiss(first);
    expect(queue.snapshot()).toEqual([]);
  });

  it('keeps toasts with an action longer than those without', () => {
    const queue = createToastQueue({ limit: 2 });
    const [first] = [queue.show(offer()), queue.show(saved)];
    const third = queue.show({ ...saved, message: 'Saved once more.' });
    expect(queue.snapshot().map(({ id }) => id)).toEqual([first, third]);
    queue.dismiss(third);
    for (const message of ['Another', 'And another']) queue.show({ ...offer(), message });
    expect(queue.snapshot().map(({ message }) => message)).toEqual(['Another', 'And another']);
  });

  it('runs the latest callback if the same action is offered again', () => {
    const queue = createToastQueue();
    const [earlier, later] = [offer(), offer()];
    expect(queue.show(later)).toBe(queue.show(earlier));
    queue.show(later);
    queue.show({ ...later, action: { ...later.action, label: 'Restart' } });
    expect(queue.snapshot().map(({ action, times }) => [action?.label, times])).toEqual([
      ['Reload', 3],
      ['Restart', 1],
    ]);
    queue.snapshot()[0]?.action?.onClick();
    expect(later.action.onClick).toHaveBeenCalledTimes(1);
    expect(earlier.action.onClick).not.toHaveBeenCalled();
  });
});
