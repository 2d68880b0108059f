import { Agent, request as openRequest } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The time limit for a response in milliseconds. */
const answerTimeout = 20_000;

/**
 * Creates a sender. It sends requests one after the other over keep-alive connections, as browsers and proxies do.
 */
export function createSender(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });

  /** Sends a request. Rejects if the server does not respond. */
  function send({ operation, path, headers, body }: FuzzRequest, token: string | null): Promise<FuzzAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
    const request = openRequest(new URL(address), {
      agent,
      method: operation.method,
      path,
      headers: {
        ...headers,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== null && { 'content-length': body.length }),
      },
      timeout: answerTimeout,
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${answerTimeout} ms`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.end(body ?? undefined);
    return promise;
  }

  return { send, close: () => agent.destroy() };
}
