/** Creates a function that loads a value at its first call. If loading fails, the next call tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;

  async function loadNow(): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return () => {
    loading ??= loadNow();
    return loading;
  };
}
