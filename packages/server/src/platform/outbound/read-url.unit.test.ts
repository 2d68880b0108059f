import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebsites, type Websites } from '../../../test/websites.ts';
import { readUrl, type Wanted } from './read-url.ts';

const wanted: Wanted = {
  accept: 'text/html',
  accepts: (type) => type === 'text/html',
  bytes: 1000,
  isWhole: false,
};

let websites: Websites;
let requests: { path: string; headers: object }[] = [];

beforeAll(async () => {
  websites = await startWebsites((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const redirect = (location: string) => response.writeHead(302, { location }).end();
    const html = (headers: Record<string, string | number> = {}) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    if (path === '/page') html().end('<title>Hello</title>');
    else if (path === '/internal') redirect('http://169.254.169.254/latest/meta-data');
    else if (path === '/file') redirect('file:///etc/passwd');
    else if (path === '/moved') redirect('/page');
    else if (path === '/around') redirect('/around');
    else if (path === '/nowhere') redirect('http://[');
    else if (path === '/gzip') html({ 'content-encoding': 'gzip' }).end();
    else if (path === '/missing') response.writeHead(404, { 'content-type': 'text/html' }).end();
    else if (path === '/video') response.writeHead(200, { 'content-type': 'video/mp4' }).end();
    else if (path === '/endless') {
      html({ 'content-length': 5_000_000_000 });
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    } else if (path === '/slow') html().write('<title>Slow');
    // '/silent' gets no response.
  });
});

afterAll(() => websites.close());

const read = (address: string, options: Partial<Wanted> = {}, signal = AbortSignal.timeout(5000)) => {
  requests = [];
  return readUrl(new URL(address), { ...wanted, ...options }, websites.outbound, signal);
};

test('a page is read, also after a redirect, without cookies and credentials', async () => {
  const { body, contentType, url } = await read(websites.url('news.example', '/moved'));
  expect(body.toString()).toBe('<title>Hello</title>');
  expect(contentType).toBe('text/html; charset=utf-8');
  expect(url.href).toBe(websites.url('news.example', '/page'));
  expect(requests.map(({ path }) => path)).toEqual(['/moved', '/page']);
  for (const { headers } of requests) {
    expect(Object.keys(headers).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  }
});

test.each([
  (port: string) => `http://localhost:${port}/page`,
  (port: string) => `http://127.0.0.1:${port}/page`,
  (port: string) => `http://user:password@news.example:${port}/page`,
  (port: string) => `ftp://news.example:${port}/page`,
  () => 'http://news.example:22/page',
])('nothing is sent to a forbidden address (%#)', async (address) => {
  const { port } = new URL(websites.url('news.example'));
  await expect(read(address(port))).rejects.toMatchObject({ name: 'ForbiddenUrl' });
  expect(requests).toEqual([]);
});

test.each(['/internal', '/file'])('a redirect to an internal address is not followed: %s', async (path) => {
  await expect(read(websites.url('news.example', path))).rejects.toMatchObject({ name: 'ForbiddenUrl' });
  expect(requests).toHaveLength(1);
});

test('the connection uses the address that was checked', async () => {
  const before = websites.lookups.length;
  await read(websites.url('news.example', '/page'));
  // No resolver knows this host, so a second look-up of the connection would have failed.
  expect(websites.lookups.slice(before)).toEqual(['news.example']);
});

test.each([
  ['/around', 'There are too many redirects.'],
  ['/nowhere', 'The redirect leads nowhere.'],
  ['/gzip', 'The response is compressed, although this was not accepted.'],
  ['/missing', 'The website has responded with 404.'],
  ['/video', 'The type is not wanted.'],
])('%s is not used', async (path, message) => {
  await expect(read(websites.url('news.example', path))).rejects.toThrow(message);
});

test('of a file of 5 GB that never ends, only the beginning is read', async () => {
  const { body } = await read(websites.url('news.example', '/endless'));
  expect(body).toHaveLength(1000);
  await expect(read(websites.url('news.example', '/endless'), { isWhole: true })).rejects.toThrow(
    'The response is too large.',
  );
});

test('the deadline includes the look-up of the host', async () => {
  const outbound = { ...websites.outbound, resolve: () => new Promise<never>(() => undefined) };
  const url = new URL(websites.url('news.example', '/page'));
  const reading = readUrl(url, wanted, outbound, AbortSignal.timeout(50));
  await expect(reading).rejects.toThrow('aborted');
});

test.each(['/slow', '/silent'])('a website that does not finish is left: %s', async (path) => {
  const reading = read(websites.url('news.example', path), {}, AbortSignal.timeout(100));
  await expect(reading).rejects.toThrow('aborted');
});
