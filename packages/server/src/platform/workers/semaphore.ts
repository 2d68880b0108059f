import { traced } from '../tracing/spans.ts';

export interface Semaphore {
  <T>(work: () => Promise<T>): Promise<T>;
  /** The number of tasks that run at the moment, and of those that wait for their turn. */
  load(): { readonly running: number; readonly waiting: number };
}

/** More tasks are waiting than can be done in time. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/**
 * Creates a function that runs only a few tasks at a time. Up to `waiting` more tasks wait for their turn, and the
 * others are refused.
 */
export function createSemaphore(
  places: number,
  { waiting: most = Infinity }: { waiting?: number } = {},
): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken < places) {
      taken += 1;
    } else {
      if (waiting.length >= most) throw new BusyError('The queue is full.');
      const turn = new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      await traced('worker wait', {}, () => turn);
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    }
  };
  return Object.assign(run, { load: () => ({ running: taken, waiting: waiting.length }) });
}
