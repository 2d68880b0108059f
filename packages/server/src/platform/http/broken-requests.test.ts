import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import { nextEvent } from '../../../test/socket-events.ts';
import type { Config } from '../config.ts';

let community: Community;
let maria: Caller;
let address: string;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  address = await community.listen();
});

afterAll(() => community.close());

/** Starts a server with these timeouts and sends it the beginning of a request. */
async function halfSent(
  timeouts: Config['timeouts'],
  bytes: string,
  { allowHalfOpen = false } = {},
): Promise<{ impatient: Community; socket: Socket }> {
  const impatient = await startCommunity({ config: { timeouts } });
  onTestFinished(() => impatient.close());
  const { port } = new URL(await impatient.listen());
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen });
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {}).setEncoding('utf8');
  socket.write(bytes);
  return { impatient, socket };
}

describe('a request that no client should send', () => {
  test.each([
    ['Authorization', () => `Bearer ${maria.token}`, 'GET /api/post/all'],
    ['Content-Type', () => 'application/json', 'POST /api/auth/signin'],
    ['Host', () => 'elsewhere.example', 'GET /'],
  ])('%s twice gets 400', async (name, value, start) => {
    const token = String(maria.token);
    const body = start.startsWith('POST') ? '{"email":"a@b.co","password":"Stella-Maris-33"}' : '';
    const header = `${name}: ${value()}\r\n`;
    const answer = await rawRequest(
      address,
      `${start} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${header}${header.toLowerCase().replace('bearer', 'Bearer').replace(token.toLowerCase(), token)}\r\n${body}`,
    );
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('"id":"request.malformed"');
  });

  test('a client that disconnects immediately causes no server error', async () => {
    const { port } = new URL(address);
    const before = community.logLines.length;
    for (let round = 0; round < 30; round += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET /api/post/all HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.resetAndDestroy();
    }
    await maria.request('GET', '/post/all');
    expect(community.logLines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test.each([
    ['stalls', 'auth/signin', 60_000, 200, /^HTTP\/1\.1 408 .*request\.timeout/s],
    ['comes too slowly, byte by byte', 'auth/signin', 400, 60_000, /^HTTP\/1\.1 408 .*request\.timeout/s],
    ['is not needed', 'post/create', 60_000, 60_000, /^HTTP\/1\.1 401 .*auth\.required/s],
  ])('a body that %s is refused, and its connection is closed', async (_, path, json, pause, expected) => {
    const { socket } = await halfSent(
      { json, form: 60_000, pause, rest: 100 },
      `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email"`,
    );
    let answer = '';
    socket.on('data', (text: string) => {
      answer += text;
    });
    const crumbs = json < pause ? setInterval(() => socket.write(' '), 50) : undefined;
    await nextEvent(socket, 'close');
    clearInterval(crumbs);
    expect(answer).toMatch(expected);
  });

  test.each([
    ['a request that is not HTTP', 'HELO\r\n\r\n', '400'],
    [
      'a header that is too long',
      `GET /api/post/all HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      '431',
    ],
    ['a malformed header', 'GET /api/post/all HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n', '400'],
    [
      'two lengths',
      'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      '400',
    ],
    [
      'both a length and chunks',
      'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['no host', 'GET /api/post/all HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', '400'],
    ['two hosts in one header', 'GET / HTTP/1.1\r\nHost: a, b\r\nConnection: close\r\n\r\n', '400'],
    ['a quote in its host', 'GET / HTTP/1.0\r\nHost: ev"il\r\n\r\n', '400'],
    [
      'two hosts and a path that cannot be decoded',
      'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nHost: b\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
      '400',
    ],
    ['an unknown expectation', 'GET /api/post/all HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', '417'],
    [
      'an unknown expectation before a body',
      'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}',
      '417',
    ],
    ['a request for a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['an unknown method', 'BREW /api/post/all HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['a malformed address', 'GET http://[::1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    [
      'a path that cannot be decoded',
      'GET /api/post/hide/%E0%A4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '400',
    ],
  ])(
    '%s gets %s in the form of the contract, with the headers of all responses',
    async (_, bytes, status) => {
      const answer = await rawRequest(address, bytes);
      expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
      expect(answer).toContain('"id":"request.malformed"');
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
      expect(answer).toMatch(/^content-security-policy: default-src 'none'/m);
      const id = /^x-request-id: (.+)\r$/m.exec(answer)?.[1];
      expect(community.logLines.filter((line) => line.includes(`"requestId":"${id}"`))).toHaveLength(1);
    },
  );

  test.each([
    ['of HTTP/1.0 without a host', 'HTTP/1.0\r\n'],
    ['with an IPv6 address', 'HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n'],
    ['with an empty port', 'HTTP/1.1\r\nHost: parvis.example.org:\r\nConnection: close\r\n'],
  ])('a request %s is answered', async (_, head) => {
    expect(await rawRequest(address, `GET /healthz ${head}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('the connection of a refused request ends even if the client keeps its half open', async () => {
    const { impatient, socket } = await halfSent(
      { json: 1000, form: 1000, pause: 1000, rest: 1 },
      'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      { allowHalfOpen: true },
    );
    socket.resume();
    await once(socket, 'end');
    const isClosed = () =>
      promisify(impatient.app.server.getConnections.bind(impatient.app.server))().then(
        (count) => count === 0,
      );
    await expect.poll(isClosed).toBe(true);
  });

  test('a query of fifteen kilobytes or with a thousand keys causes no server error', async () => {
    for (const query of [
      `cursor=${'x'.repeat(15_000)}`,
      Array.from({ length: 1500 }, (_, at) => `k${at}=1`).join('&'),
      '__proto__[limit]=1&constructor=1&limit=20',
      'limit=%00',
      'limit=20&cursor=%ff%fe',
    ]) {
      const { status } = await maria.request('GET', `/post/all?${query}`);
      expect([200, 400]).toContain(status);
    }
  });

  test('strange headers cause no server error', async () => {
    for (const headers of [
      { 'idempotency-key': 'x' },
      { 'accept-encoding': 'br;q=x, *;;;' },
      { 'if-none-match': '"'.repeat(5000) },
      { 'x-request-id': '<script>' },
      { 'x-forwarded-for': "1.1.1.1, ' or 1=1, ::::" },
      { accept: '*/*;q=nonsense', range: 'bytes=5-1', cookie: '='.repeat(4000) },
    ]) {
      const { status, headers: answered } = await maria.request('GET', '/post/all', { headers });
      expect(status).toBe(200);
      expect(answered['x-request-id']).toMatch(/^[\w-]{8}-\w+$/);
    }
  });
});
