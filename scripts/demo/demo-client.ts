import { createHash } from 'node:crypto';
import type { Server } from '../../packages/server/src/create-server.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  key?: string;
  body?: Record<string, unknown> | FormData;
}

/** Derives a UUID from the words. With the same ids, a second run repeats the first run instead of adding data. */
export function stableId(...words: (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\0')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function encoded(body: FormData): Promise<{ payload: Buffer; type: string }> {
  const response = new Response(body);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? 'multipart/form-data',
  };
}

export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Calls the API inside this process. The server's own rules, counters and files therefore apply. */
export function createDemoClient(server: Server) {
  return async <Answer>({ method, path, token, key, body }: Call): Promise<Answer> => {
    const multipart = body instanceof FormData ? await encoded(body) : null;
    const payload = multipart?.payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(payload === undefined ? {} : { 'content-type': multipart?.type ?? 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    if (response.statusCode >= 400) {
      throw new Refusal(response.statusCode, `${method} ${path}: ${response.statusCode} ${response.body}`);
    }
    return response.json<Answer>();
  };
}

export type DemoClient = ReturnType<typeof createDemoClient>;
