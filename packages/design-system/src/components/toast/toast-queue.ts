export type ToastTone = 'success' | 'error' | 'warning';

/** What can be done about what a toast says. */
export type ToastAction = {
  /** The words on its button. */
  readonly label: string;
  readonly onClick: () => void;
};

/** What a toast says. */
export type ToastMessage = {
  /** The outcome, by which the toast gets its colour and icon. */
  readonly tone: ToastTone;
  readonly title: string;
  readonly message: string;
  /** A button below the message. The toast then stays until it is answered or closed. */
  readonly action?: ToastAction;
};

export type Toast = ToastMessage & {
  readonly id: number;
  /** How often it has been shown, one time upon the other. */
  readonly times: number;
};

export type ToastQueue = {
  /**
   * Adds a toast and answers its id. One that stands already begins its time anew; beyond the limit the oldest goes, and
   * one with an action after all others.
   */
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

const isSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.message === other.message &&
  one.action?.label === other.action?.label;

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
    const rest = toasts.filter((toast) => toast.id !== id);
    if (rest.length === toasts.length) return;
    forget(id);
    change(rest);
  };

  const start = (id: number, clock: Clock) => {
    // Nobody sees the toasts before the first listener comes: their time begins with it.
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
