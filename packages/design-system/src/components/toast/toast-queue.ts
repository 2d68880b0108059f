export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** An action in a toast. */
export type ToastAction = {
  /** The button's label. */
  readonly label: string;
  readonly onClick: () => void;
};

/** The content of a toast. */
export type ToastMessage = {
  /** The outcome, which determines color and icon. `info` is for a toast that is not the result of an action. */
  readonly tone: ToastTone;
  readonly title: string;
  readonly message: string;
  /** The next step for the reader, in a separate line. */
  readonly hint?: string;
  /** A button below the message. The toast then stays until the button is used or the toast is closed. */
  readonly action?: ToastAction;
  /** A button beside the action that declines it, such as 'Not now'. Closing the toast declines the action, too. */
  readonly decline?: ToastAction;
};

export type Toast = ToastMessage & {
  readonly id: number;
  /** How many times in a row the same toast was shown. */
  readonly times: number;
};

export type ToastQueue = {
  /**
   * Adds a toast and returns its id. Repeating a visible toast restarts its time. Beyond the limit, the oldest
   * toast is removed. Toasts with an action are removed last.
   */
  readonly show: (toast: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
  /** Pauses all timers, for example while somebody reads a toast. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly Toast[];
};

export type ToastQueueOptions = {
  /** How long a toast is visible, in milliseconds. */
  readonly duration?: number;
  /** The maximum number of toasts. */
  readonly limit?: number;
};

const isSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.message === other.message &&
  one.hint === other.hint &&
  one.action?.label === other.action?.label;

type Clock = { remaining: number; startedAt: number; timer: ReturnType<typeof setTimeout> | null };

/**
 * Creates the queue of a site's toasts. The queue is independent of components, so that code outside React can show
 * toasts.
 */
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
    const rest = toasts.filter((toast) => toast.id !== id);
    if (rest.length === toasts.length) return;
    forget(id);
    change(rest);
  };

  const start = (id: number, clock: Clock) => {
    // Without a listener nobody sees the toasts, so their time starts when the first listener subscribes.
    if (paused || listeners.size === 0 || clock.timer !== null) return;
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.remaining);
  };

  const begin = (id: number, { action }: ToastMessage) => {
    forget(id);
    if (action !== undefined) return;
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
      const same = toasts.find((shown) => isSame(shown, toast));
      if (same !== undefined) {
        begin(same.id, toast);
        const again = { ...same, ...toast, times: same.times + 1 };
        change(toasts.map((shown) => (shown === same ? again : shown)));
        return same.id;
      }
      lastId += 1;
      begin(lastId, toast);
      const next = [...toasts, { ...toast, id: lastId, times: 1 }];
      const surplus =
        next.length > limit ? (next.find(({ action }) => action === undefined) ?? next[0]) : undefined;
      if (surplus !== undefined) forget(surplus.id);
      change(next.filter((shown) => shown !== surplus));
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
