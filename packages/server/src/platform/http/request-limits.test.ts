import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { rawRequest } from '../../../test/raw-request.ts';

const LIMIT = 5;
const MINUTE = 60_000;

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMIT_MAX: String(LIMIT) } });
  address = await server.listen();
});

beforeEach(() => server.clock.advance(MINUTE));

afterAll(() => server.close());

const send = (request: string): Promise<string> => rawRequest(address, `${request}\r\n\r\n`);

const statusOf = (answer: string): string => answer.slice(9, 12);

async function useQuotaUp(request: string): Promise<string> {
  for (let count = 0; count < LIMIT; count += 1) expect(statusOf(await send(request))).not.toBe('429');
  return send(request);
}

const head = (start: string, accept = '*/*'): string =>
  `${start} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nConnection: close`;

describe('a client that asks too often is told to wait', () => {
  test.each([
    ['an operation', head('GET /api/plan/all')],
    ['an operation without the session that it needs', head('GET /api/post/all')],
    ['an unknown address of the API', head('GET /api/nothing')],
    ['an unknown method', head('PATCH /api/plan/all')],
    ['a path that cannot be decoded', head('GET /api/post/hide/%E0%A4')],
    ['such a path, asked for by a browser', head('GET /%E0%A4', 'text/html')],
    ['a page', head('GET /', 'text/html')],
    ['an unknown page', head('GET /nonexistent', 'text/html')],
    ['what is no HTTP', 'HELO'],
    ['a header that is too long', `${head('GET /')}\r\nX-Long: ${'x'.repeat(40_000)}`],
  ])('%s', async (_, request) => {
    const answer = await useQuotaUp(request);
    expect(statusOf(answer)).toBe('429');
    expect(answer).toMatch(/^retry-after: \d+\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^x-request-id: \S+\r$/im);
    server.clock.advance(MINUTE);
    expect(statusOf(await send(request))).not.toBe('429');
  });
});

test('what is asked of one kind counts for the others', async () => {
  await useQuotaUp('HELO');
  expect(statusOf(await send(head('GET /api/plan/all')))).toBe('429');
});

test('the parts of the app have a larger quota, and questions about health none', async () => {
  for (let count = 0; count < LIMIT * 2; count += 1) {
    expect(statusOf(await send(head('GET /assets/nothing.js')))).toBe('404');
    expect(statusOf(await send(head('GET /healthz')))).toBe('200');
  }
  expect(statusOf(await send(head('GET /api/plan/all')))).toBe('401');
});
