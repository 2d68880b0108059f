export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** More work waits than would be done in time. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Lets so many pieces of work run at a time; as many as `waiting` wait in line, and the others are refused. */
export function createSemaphore(
  places: number,
  { waiting: most = Infinity }: { waiting?: number } = {},
): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;

  return async (work) => {
    if (taken < places) {
      taken += 1;
    } else {
      if (waiting.length >= most) throw new BusyError('Too much work is waiting.');
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    }
  };
}
