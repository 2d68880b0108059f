import { ApiError } from '@parvis/api-client';

/** A 4xx stores nothing. After a lost answer or a 5xx nobody knows whether the server stored it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * An idempotency key serves one request only, but a member may edit the text after a try whose answer was lost. The
 * first version is sent again, to learn what the server stored; the edit follows it.
 */
export function createIdempotentRetry<Sent>() {
  const tries = new Map<string, Sent>();

  return async function send<Answer>(
    key: string,
    sent: Sent,
    call: (sent: Sent, key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const first = tries.get(key) ?? sent;
    tries.set(key, first);
    try {
      const answer = await call(first, key);
      tries.delete(key);
      return answer;
    } catch (error) {
      if (isRefusal(error)) tries.delete(key);
      if (!(error instanceof ApiError) || error.id !== 'request.key-reused') throw error;
      // The first version is unknown, for example after a reload: posting twice is better than not at all.
      return call(sent, `${key}-again`);
    }
  };
}
