/**
 * Returns a function that reads a value at most once in this time. Frequent scrapes of the metrics then cost the
 * database nothing. A read that fails is tried again the next time.
 */
export function cached<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly value: Promise<Value>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known === undefined || known.until <= now) {
      const reading = { value: read(), until: now + milliseconds };
      known = reading;
      reading.value.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.value;
  };
}
