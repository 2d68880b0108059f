const listeners = new Set<() => void>();
let pending = 0;

/** Counts a call of the API until the call has ended. */
export async function countCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  pending += 1;
  try {
    return await call;
  } finally {
    pending -= 1;
    if (pending === 0) for (const listener of listeners) listener();
  }
}

export const hasPendingCalls = (): boolean => pending > 0;

/** Calls the listener each time that the last pending call ends. Returns a function that removes the listener. */
export function onCallsDone(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
