export interface LazyValue<Value> {
  /** Fetched at the first call; a failure is kept, so that a screen that waits for it does not wait anew for ever. */
  get: () => Promise<Value>;
  /** Fetches it unless it is there or under way, and so again after a failure. */
  retry: () => Promise<Value>;
}

const failures = new WeakSet<object>();

/** Whether something could not be fetched, as without a network: that is told where it would stand, and is no fault. */
export const isFetchFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** What is fetched once, when somebody needs it. */
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
