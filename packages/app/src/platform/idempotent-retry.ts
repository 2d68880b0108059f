import { ApiError } from '@parvis/api-client';

/**
 * Whether the error is a 4xx, after which the server has stored nothing. After a lost response or a 5xx, the app cannot
 * know what the server has stored.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * Makes it safe to send an edited text after a try whose response was lost. The server accepts an idempotency key only
 * with the content of the first try. The first version is therefore sent again, and its response shows what the server
 * has stored. The edit is sent after that.
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
      // This page does not know the first version that was sent with the key, for example after a reload. Posting twice
      // is better than losing the text.
      return call(sent, `${key}-again`);
    }
  };
}
