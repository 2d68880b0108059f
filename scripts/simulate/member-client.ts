import { Agent, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

const CONNECTIONS = 64;

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token: string | null;
  readonly body?: object | FormData;
}

/** Sends requests as a browser does, with compressed responses, and counts them and their bytes on the wire. */
export interface MemberClient {
  call: <Answer>(options: CallOptions) => Promise<Answer>;
  /** Downloads a picture. Its bytes are counted separately. */
  download: (path: string, token: string) => Promise<void>;
  readonly traffic: Traffic;
  close: () => void;
}

interface Traffic {
  readonly requests: () => number;
  readonly pictures: () => number;
  readonly received: () => number;
  readonly sent: () => number;
  readonly pictureBytes: () => number;
  /** How long the responses took, in milliseconds. */
  readonly reads: readonly number[];
  readonly writes: readonly number[];
}

class CountingAgent extends Agent {
  readonly #sockets = new Set<Socket>();

  constructor() {
    super({ keepAlive: true, maxSockets: CONNECTIONS });
  }

  count(socket: Socket): void {
    this.#sockets.add(socket);
  }

  sum(which: 'bytesRead' | 'bytesWritten'): number {
    return [...this.#sockets].reduce((sum, socket) => sum + socket[which], 0);
  }
}

async function encode(body: object | FormData): Promise<{ type: string; bytes: Buffer }> {
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const response = new Response(body);
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await response.arrayBuffer()) };
}

export function createMemberClient(url: string): MemberClient {
  const agent = new CountingAgent();
  const pictureAgent = new CountingAgent();
  const reads: number[] = [];
  const writes: number[] = [];
  let requests = 0;
  let pictures = 0;

  async function send(
    through: CountingAgent,
    { method = 'GET', path, token, body }: CallOptions,
  ): Promise<{ response: IncomingMessage; bytes: Buffer }> {
    const encoded = body === undefined ? null : await encode(body);
    const outgoing = request(`${url}${path}`, {
      method,
      agent: through,
      headers: {
        'accept-encoding': 'br',
        'accept-language': 'en',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(encoded === null ? {} : { 'content-type': encoded.type, 'content-length': encoded.bytes.length }),
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
    });
    outgoing.on('socket', (socket) => through.count(socket));
    outgoing.end(encoded?.bytes);
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    if (response === undefined) throw new Error(`${path} had no response.`);
    return { response, bytes: await buffer(response) };
  }

  return {
    call: async <Answer>(options: CallOptions): Promise<Answer> => {
      const { method = 'GET', path } = options;
      const before = performance.now();
      const { response, bytes } = await send(agent, { ...options, path: `/api${path}` });
      requests += 1;
      (method === 'GET' ? reads : writes).push(performance.now() - before);
      const isCompressed = response.headers['content-encoding'] === 'br';
      const text = (isCompressed ? brotliDecompressSync(bytes) : bytes).toString();
      const { statusCode = 0 } = response;
      if (statusCode < 200 || statusCode > 299) throw new Error(`${method} ${path}: ${statusCode} ${text}`);
      const answer: Answer = JSON.parse(text);
      return answer;
    },
    download: async (path, token) => {
      const { response } = await send(pictureAgent, { path, token });
      pictures += 1;
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    },
    traffic: {
      requests: () => requests,
      pictures: () => pictures,
      received: () => agent.sum('bytesRead'),
      sent: () => agent.sum('bytesWritten'),
      pictureBytes: () => pictureAgent.sum('bytesRead'),
      reads,
      writes,
    },
    close: () => {
      agent.destroy();
      pictureAgent.destroy();
    },
  };
}
