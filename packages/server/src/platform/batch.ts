/**
 * Collects the keys of all calls of one moment, and loads them at once. The loading begins after all these calls, so
 * each caller gets a state that is not older than the call.
 */
export function createBatch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { readonly keys: Key[]; readonly loaded: Promise<ReadonlyMap<Key, Value>> } | undefined;

  function begin() {
    const keys: Key[] = [];
    // The callback runs after all promises that are already resolved, so it finds the keys of all their callbacks.
    const loaded = new Promise<void>((resolve) => {
      process.nextTick(resolve);
    }).then(() => {
      waiting = undefined;
      return load(keys);
    });
    return { keys, loaded };
  }

  return async (key) => {
    waiting ??= begin();
    waiting.keys.push(key);
    return (await waiting.loaded).get(key);
  };
}
