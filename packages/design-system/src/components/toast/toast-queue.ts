export type ToastTone = 'success' | 'error' | 'warning';

/** What a toast says. */
export type ToastMessage = {
  /** The outcome, by which the toast gets its colour and icon. */
  readonly tone: ToastTone;
  readonly title: string;
  readonly message: string;
};

export type Toast = ToastMessage & {
  readonly id: number;
  /** How often it has been shown, one time upon the other. */
  readonly times: number;
};

export type ToastQueue = {
  /** Adds a toast and answers its id. One that stands already begins its time anew; beyond the limit the oldest goes. */
  readonly show: (toast: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
  /** Stops every clock, as while somebody reads. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly Toast[];
};

export type ToastQueueOptions = {
  /** How long a toast stays, in milliseconds. */
  readonly duration?: number;
  /** How many toasts stand at most. */
  readonly limit?: number;
};

type Clock = { remaining: number; startedAt: number; timer: ReturnType<typeof setTimeout> | null };

/** The toasts of a site. It needs no component, so that what happens outside of React can show toasts too. */
export function createToastQueue({ duration = 5000, limit = 20 }: ToastQueueOptions = {}): ToastQueue {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, Clock>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const stop = (clock: Clock) => {
    if (clock.timer === null) return;
    clearTimeout(clock.timer);
    clock.timer = null;
    clock.remaining -= Date.now() - clock.startedAt;
  };

  const forget = (id: number) => {
    const clock = clocks.get(id);
    if (clock !== undefined) stop(clock);
    clocks.delete(id);
  };

  const dismiss = (id: number) => {
    if (!clocks.has(id)) return;
    forget(id);
    change(toasts.filter((toast) => toast.id !== id));
  };

  const start = (id: number, clock: Clock) => {
    // Nobody sees the toasts before the first listener comes: their time begins with it.
    if (paused || listeners.size === 0 || clock.timer !== null) return;
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.remaining);
  };

  const begin = (id: number) => {
    forget(id);
    const clock: Clock = { remaining: duration, startedAt: 0, timer: null };
    clocks.set(id, clock);
    start(id, clock);
  };

  const startAll = () => {
    for (const [id, clock] of clocks) start(id, clock);
  };

  const stopAll = () => {
    for (const clock of clocks.values()) stop(clock);
  };

  return {
    show: (toast) => {
      const same = toasts.find(
        ({ tone, title, message }) =>
          tone === toast.tone && title === toast.title && message === toast.message,
      );
      if (same !== undefined) {
        begin(same.id);
        change(toasts.map((shown) => (shown === same ? { ...same, times: same.times + 1 } : shown)));
        return same.id;
      }
      lastId += 1;
      begin(lastId);
      const next = [...toasts, { ...toast, id: lastId, times: 1 }];
      for (const surplus of next.slice(0, -limit)) forget(surplus.id);
      change(next.slice(-limit));
      return lastId;
    },
    dismiss,
    pause: () => {
      paused = true;
      stopAll();
    },
    resume: () => {
      paused = false;
      startAll();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      startAll();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopAll();
      };
    },
    snapshot: () => toasts,
  };
}
