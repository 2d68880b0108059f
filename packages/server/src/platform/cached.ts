/**
 * Returns a function that reads a value at most once in this time, also if several callers ask at once. A read that
 * fails is tried again the next time.
 */
export function cached<Value>(
  milliseconds: number,
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let known: { readonly value: Promise<Value>; readonly until: number } | undefined;
  return () => {
    const askedAt = now();
    if (known === undefined || known.until <= askedAt) {
      const reading = { value: read(), until: askedAt + milliseconds };
      known = reading;
      reading.value.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.value;
  };
}
