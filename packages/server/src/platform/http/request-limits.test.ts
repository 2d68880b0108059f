import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { rawRequest } from '../../../test/raw-request.ts';

const LIMIT = 5;
const MINUTE = 60_000;

interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
}

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMIT_MAX: String(LIMIT) } });
  address = await server.listen();
});

beforeEach(() => server.clock.advance(MINUTE));

afterAll(() => server.close());

async function send(method: 'GET' | 'PATCH', url: string, accept = '*/*'): Promise<Answer> {
  const { statusCode, headers } = await server.app.inject({ method, url, headers: { accept } });
  return { status: statusCode, headers };
}

/** Sends bytes that no HTTP client would send. */
async function sendRaw(bytes: string): Promise<Answer> {
  const [head = ''] = (await rawRequest(address, bytes)).split('\r\n\r\n', 1);
  const [start = '', ...lines] = head.split('\r\n');
  return {
    status: Number(start.split(' ')[1]),
    headers: Object.fromEntries(lines.map((line) => line.split(': ', 2))),
  };
}

const noHttp = () => sendRaw('HELO\r\n\r\n');

test.each<[string, number, () => Promise<Answer>]>([
  ['an operation of the API', 401, () => send('GET', '/api/post/all')],
  ['an unknown address of the API', 404, () => send('GET', '/api/nothing')],
  ['an unknown method', 404, () => send('PATCH', '/api/post/all')],
  ['a path that cannot be decoded', 400, () => send('GET', '/api/post/hide/%E0%A4')],
  ['a path of a page that cannot be decoded', 404, () => send('GET', '/%E0%A4', 'text/html')],
  ['a page', 200, () => send('GET', '/', 'text/html')],
  ['an unknown page', 404, () => send('GET', '/nonexistent', 'text/html')],
  ['a request that is not HTTP', 400, noHttp],
  [
    'a header that is too long',
    431,
    () => sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`),
  ],
])('%s gets %d, and 429 after too many requests', async (_, status, ask) => {
  for (let count = 0; count < LIMIT; count += 1) expect((await ask()).status).toBe(status);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/./),
  });
  server.clock.advance(MINUTE);
  expect((await ask()).status).toBe(status);
});

test('all kinds of requests count together', async () => {
  for (let count = 0; count < LIMIT; count += 1) await noHttp();
  expect((await send('GET', '/api/post/all')).status).toBe(429);
});

test('the files of the app have a larger quota, and health probes have none', async () => {
  for (let count = 0; count < LIMIT * 2; count += 1) {
    expect((await send('GET', '/assets/nothing.js')).status).toBe(404);
    expect((await send('GET', '/healthz')).status).toBe(200);
  }
  expect((await send('GET', '/api/post/all')).status).toBe(401);
});
