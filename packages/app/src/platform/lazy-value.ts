export interface LazyValue<Value> {
  /** Fetched at the first call. A failure is kept, so that a screen that suspends on it does not suspend forever. */
  get: () => Promise<Value>;
  /** Fetches it, again after a failure, unless it is there or in flight. */
  retry: () => Promise<Value>;
}

const failures = new WeakSet<object>();

/** Whether an import failed, as without a network. The screen says so in its place; it is not reported as an error. */
export const isFetchFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** A value that is fetched once, at its first use. */
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
