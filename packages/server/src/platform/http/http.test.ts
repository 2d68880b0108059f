import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import { nextEvent } from '../../../test/socket-events.ts';

let community: Community;
let maria: Caller;
let address: string;
let token: string;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  const { body } = await community.stranger.request<{ token: string }>('POST', '/auth/signin', {
    body: { email: 'member-1@example.org', password: 'Stella-Maris-33' },
  });
  ({ token } = body);
  address = await community.listen();
});

afterAll(() => community.close());

const authorization = () => ({ authorization: `Bearer ${token}` });

async function send(
  method: string,
  path: string,
  payload?: string | Buffer,
  headers: Record<string, string> = {},
) {
  const response = await community.app.inject({
    method: method as 'POST',
    url: path,
    headers: { ...authorization(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

const json = { 'content-type': 'application/json' };
const errorId = (text: string) => (JSON.parse(text) as { id: string }).id;

describe('an unknown address', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/post'],
    ['POST', '/api/post/all'],
    ['PATCH', '/api/post/all'],
    ['OPTIONS', '/api/post/all'],
    ['DELETE', '/api/auth/signup'],
    ['GET', '/api/../api/nothing'],
    ['GET', '/api//post/all'],
  ])('%s %s gets 404 in the form of the contract', async (method, path) => {
    const { status, headers, text } = await send(method, path, undefined, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({ message: 'There is nothing at this address.', id: 'request.unknown' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-request-id']).toMatch(/^[\w-]{8}-\w+$/);
  });

  test('that is malformed gets 400', async () => {
    const { status, text } = await send('GET', '/api/user/getById/%E0%A4%A');
    expect([status, errorId(text)]).toEqual([400, 'request.malformed']);
  });
});

const comment = (payload: string | Buffer, headers: Record<string, string> = json) =>
  send('POST', '/api/comment/create', payload, headers);

describe('a body', () => {
  test.each([
    ['{', 'request.malformed'],
    ['{"content":"x"', 'request.malformed'],
    ["{'content':'x'}", 'request.malformed'],
    ['{"content":NaN}', 'request.malformed'],
    ['['.repeat(100_000), 'request.malformed'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'request.invalid'],
    ['', 'request.invalid'],
    ['null', 'request.invalid'],
    ['[]', 'request.invalid'],
    ['"text"', 'request.invalid'],
    ['{"__proto__":{"content":"x"}}', 'request.invalid'],
    ['{"constructor":{"prototype":{"content":"x"}}}', 'request.invalid'],
    ['{"toString":"x"}', 'request.invalid'],
  ])('of %.40s gets 400', async (payload, id) => {
    const { status, text } = await comment(payload);
    expect([status, errorId(text)]).toEqual([400, id]);
    expect(Object.hasOwn(Object.prototype, 'content')).toBe(false);
  });

  test('that is not UTF-8 gets 400', async () => {
    const { status, text } = await comment(Buffer.from([0x22, 0xc3, 0x28, 0x22]));
    expect([status, errorId(text)]).toEqual([400, 'request.malformed']);
  });

  test('of another type gets 415, no matter what it contains', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
      'nonsense',
      '',
    ]) {
      const { status, text } = await comment('{"content":', { 'content-type': type });
      expect([type, status, errorId(text)]).toEqual([type, 415, 'request.media-type']);
    }
    const compressed = await comment('{}', { ...json, 'content-encoding': 'gzip' });
    expect(compressed.status).toBe(415);
    expect((await comment('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(400);
    const foreign = await comment('{}', { 'content-type': 'application/json; charset=utf-16' });
    expect(foreign.status).toBe(415);
  });

  test('above the limit gets 413, with or without a declared length', async () => {
    const payload = JSON.stringify({ content: 'x'.repeat(1024 * 1024) });
    expect((await comment(payload)).status).toBe(413);
    const chunks = `${payload.length.toString(16)}\r\n${payload}\r\n0\r\n\r\n`;
    const answer = await rawRequest(
      address,
      `POST /api/comment/create HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
    );
    expect(answer).toContain('HTTP/1.1 413');
    expect(answer).toContain('"id":"request.too-large"');
  });

  test('is not read before its sender is authenticated', async () => {
    const { status } = await send('POST', '/api/comment/create', '{', { ...json, authorization: 'Bearer x' });
    expect(status).toBe(401);
    const typed = await send('POST', '/api/comment/create', '{', {
      'content-type': 'text/plain',
      authorization: '',
    });
    expect(typed.status).toBe(401);
  });

  test('that is optional can be left out', async () => {
    expect((await send('POST', '/api/auth/logout', undefined, { authorization: '' })).status).toBe(200);
    expect((await send('POST', '/api/auth/logout', '', { ...json, authorization: '' })).status).toBe(200);
    expect(
      (await send('POST', '/api/auth/logout', 'x', { 'content-type': 'text/plain', authorization: '' }))
        .status,
    ).toBe(415);
  });
});

describe('a request that no client should send', () => {
  test.each([
    ['Authorization', () => `Bearer ${token}`, 'GET /api/post/all'],
    ['Content-Type', () => 'application/json', 'POST /api/auth/signin'],
    ['Host', () => 'elsewhere.example', 'GET /'],
  ])('%s twice gets 400', async (name, value, start) => {
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
    const impatient = await startCommunity({
      config: { timeouts: { json, form: 60_000, pause, rest: 100 } },
    });
    const { port } = new URL(await impatient.listen());
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.write(
      `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email"`,
    );
    const crumbs = json < pause ? setInterval(() => socket.write(' '), 50) : undefined;
    await nextEvent(socket, 'close');
    clearInterval(crumbs);
    expect(answer).toMatch(expected);
    await impatient.close();
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
    const impatient = await startCommunity({
      config: { timeouts: { json: 1000, form: 1000, pause: 1000, rest: 1 } },
    });
    const { port } = new URL(await impatient.listen());
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {}).resume();
    socket.write('CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'end');
    const isClosed = () =>
      promisify(impatient.app.server.getConnections.bind(impatient.app.server))().then(
        (count) => count === 0,
      );
    await expect.poll(isClosed).toBe(true);
    socket.destroy();
    await impatient.close();
  });

  test('a query of fifteen kilobytes or with a thousand keys causes no server error', async () => {
    for (const query of [
      `cursor=${'x'.repeat(15_000)}`,
      Array.from({ length: 1500 }, (_, at) => `k${at}=1`).join('&'),
      '__proto__[limit]=1&constructor=1&limit=20',
      'limit=%00',
      'limit=20&cursor=%ff%fe',
    ]) {
      const { status } = await send('GET', `/api/post/all?${query}`);
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
      const { status, headers: answered } = await send('GET', '/api/post/all', undefined, headers);
      expect(status).toBe(200);
      expect(answered['x-request-id']).toMatch(/^[\w-]{8}-\w+$/);
    }
  });
});

describe('a response', () => {
  test('can be revalidated with 304', async () => {
    await maria.publish();
    const first = await send('GET', '/api/post/all');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toBe('authorization, accept-encoding, accept-language');
    const tag = String(first.headers.etag);
    const again = await send('GET', '/api/post/all', undefined, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const value of [`"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const listed = await send('GET', '/api/post/all', undefined, { 'if-none-match': value });
      expect([value, listed.status]).toEqual([value, 304]);
    }
    await maria.publish();
    expect((await send('GET', '/api/post/all', undefined, { 'if-none-match': tag })).status).toBe(200);
  });

  test('is compressed if it is large enough and the client accepts it', async () => {
    for (let count = 0; count < 10; count += 1) await maria.publish();
    const plain = await send('GET', '/api/post/all');
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const response = await community.app.inject({
        url: '/api/post/all',
        headers: { ...authorization(), 'accept-encoding': accepted },
      });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.rawPayload.length).toBeLessThan(plain.text.length / 2);
      expect(decode(response.rawPayload).toString()).toBe(plain.text);
    }
    const short = await send('GET', '/api/post/all?limit=1', undefined, { 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('to HEAD has only the headers of GET', async () => {
    const response = await fetch(`${address}/api/post/all`, { method: 'HEAD', headers: authorization() });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toMatch(/^W\//);
  });

  test('has the security headers', async () => {
    for (const path of ['/api/post/all', '/api/nothing', '/healthz']) {
      const { headers } = await send('GET', path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });
});

test('the log has method, route and status, but no person and no content', async () => {
  const before = community.logLines.length;
  await send('GET', '/api/post/all?cursor=secret-cursor', undefined, { 'x-secret': 'secret-header' });
  const lines = community.logLines.slice(before).map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/post/all',
    status: 400,
    msg: 'request',
  });
  expect(JSON.stringify(lines)).not.toMatch(/secret|127\.0\.0\.1/);
  expect(JSON.stringify(lines)).not.toContain(token);
});
