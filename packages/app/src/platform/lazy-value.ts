export interface LazyValue<Value> {
  /**
   * Fetches the value at the first call. A failure is stored. Otherwise, a screen that suspends on this promise would
   * start a new fetch at each render and suspend forever.
   */
  get: () => Promise<Value>;
  /**
   * Fetches the value, even if an earlier fetch has failed. Does not fetch if the value is available or in flight.
   */
  retry: () => Promise<Value>;
}

const failures = new WeakSet<object>();

/**
 * Whether an import failed, for example without a network. Such a failure is not reported as an error, because the
 * screen itself shows it.
 */
export const isFetchFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** A value that is fetched when it is first used, and is then stored. */
export const lazyValue = <Value>(fetch: () => Promise<Value>): LazyValue<Value> => {
  let value: Promise<Value> | undefined;
  let failed: Promise<Value> | undefined;
  const begin = (): Promise<Value> => {
    const begun = fetch();
    value = begun;
    begun.catch((error: unknown) => {
      failed = begun;
      if (typeof error === 'object' && error !== null) failures.add(error);
    });
    return begun;
  };
  return {
    get: () => value ?? begin(),
    retry: () => (value === undefined || value === failed ? begin() : value),
  };
};
