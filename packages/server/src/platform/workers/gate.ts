export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work run at a time and the others wait in line. */
export function createGate(places: number): Gate {
  const waiting: (() => void)[] = [];
  let taken = 0;

  return async (work) => {
    if (taken < places) {
      taken += 1;
    } else {
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
