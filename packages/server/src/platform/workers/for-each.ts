/**
 * Runs the work for all items, a few at a time. After a failure, starts no further item, waits for the running ones,
 * and then throws the failure.
 */
export async function forEachOf<T>(
  items: readonly T[],
  places: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: places }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
