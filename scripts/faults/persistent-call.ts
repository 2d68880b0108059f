import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** The results of all attempts of a run. */
export interface AttemptLog {
  /** The number of responses with each status. `0` means a broken connection or no response in time. */
  readonly statuses: Map<number, number>;
  /** Responses that no fault excuses. */
  readonly wrong: string[];
  /** The longest time from the first attempt of a call to its success, in milliseconds. */
  slowestCall: number;
}

export const createAttemptLog = (): AttemptLog => ({ statuses: new Map(), wrong: [], slowestCall: 0 });

const ATTEMPT_TIMEOUT = 5000;
const PAUSE = 200;
const MOST_WRONG = 20;

interface Call {
  /** How long an attempt waits for its response, in milliseconds. */
  readonly timeout?: number;
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body?: object | FormData;
}

async function attempt(
  url: string,
  { method, path, token, body, timeout = ATTEMPT_TIMEOUT }: Call,
  key: string,
): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    signal: AbortSignal.timeout(timeout),
    headers: {
      'idempotency-key': key,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
}

/**
 * Calls the API until it responds with success, as a page does with a message in its outbox. Every attempt has the same
 * idempotency key. A broken connection and 503 are expected while a fault lasts. Any other failure is recorded as
 * wrong, and ends the calls.
 */
export async function callUntilDone<Answer>(url: string, call: Call, log: AttemptLog): Promise<Answer> {
  const key = randomUUID();
  const from = performance.now();
  for (;;) {
    let status = 0;
    let text = '';
    try {
      const response = await attempt(url, call, key);
      text = await response.text();
      ({ status } = response);
    } catch {
      // The connection broke. The server may have run the call or not.
    }
    log.statuses.set(status, (log.statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) {
      log.slowestCall = Math.max(log.slowestCall, performance.now() - from);
      // The caller knows the contract of the operation.
      return JSON.parse(text) as Answer;
    }
    if (status !== 0 && status !== 503) {
      const wrong = `${call.method} ${call.path}: ${status} ${text.slice(0, 200)}`;
      if (log.wrong.length < MOST_WRONG) log.wrong.push(wrong);
      throw new Error(wrong);
    }
    await delay(PAUSE);
  }
}
