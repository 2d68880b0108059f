import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { rawRequest } from '../../../test/raw-request.ts';

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
