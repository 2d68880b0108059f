import { ApiError } from '@parvis/api-client';

/** A refusal stores nothing; without an answer, or with the server's own fault, nobody knows. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * A key serves for one request only, but a member may change the text after a try whose answer was lost. What was
 * sent first is sent again then, so that its answer tells what is stored; the change follows it.
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
      // What was sent first is forgotten, as after a reload: better twice in the feed than never.
      return call(sent, `${key}-again`);
    }
  };
}
