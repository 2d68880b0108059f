import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { appServer, html, index, script, style } from '../../../test/app-folder.ts';
import { startTestServer } from '../../../test/harness.ts';

const id = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const { server, pathOf, get } = appServer();

describe('a page of the app', () => {
  test.each([
    '/',
    '/community',
    `/profile/${id}`,
    '/SignIn/',
    `/payment//${id}`,
    '/settings?x=1',
    '/app-shell',
  ])('at %s is the one document, and is revalidated each time', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<script type="module" src="/assets/main-abc.js">');
  });

  test('names the files of its first screen, for guests and for members', async () => {
    const { body } = await get('/community?x=1');
    expect(body).toContain(
      '<link data-guest="modulepreload" crossorigin href="/assets/log-in.js" />' +
        '<link data-guest="preload" data-member="preload" as="style" crossorigin href="/assets/both.css" />' +
        '<link data-member="modulepreload" crossorigin href="/assets/feed.js" />',
    );
    expect((await get(`/Profile/${id}/`)).body).toContain('href="/assets/profile.js"');
    for (const path of ['/settings', '/app-shell', '/nonexistent']) {
      const other = await get(path);
      expect(other.body).toContain('<script type="module" src="/assets/main-abc.js">');
      expect(other.body).not.toMatch(/data-(?:guest|member)|preloads/);
    }
  });

  test.each([
    '/nonexistent',
    '/unknown/deep?x=1',
    '/a.b',
    '/community/x',
    '/.secret',
    '/blog/zzz',
    '/groups/zzz',
    '/profile/7',
    '/payment/zzz',
    '/newsletter/confirm/zzz',
    '/admin/members/zzz',
    '/admin/deadlines/zzz',
    '/%E2%9C%9D',
    '/%',
    '/%zz',
    '/community/%E0%A4%A',
    '/index.html',
    '/index.es.html',
    '/home.html',
  ])('at %s is not found, and the app opens anyway', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'noindex',
    ]);
    expect(body).toContain('<script type="module" src="/assets/main-abc.js">');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(headers['content-security-policy']).toContain(hashOf(script));
    const head = await server().app.inject({ method: 'HEAD', url, headers: html });
    expect(head.statusCode).toBe(404);
  });

  test.each(['/', '/signin', '/about-us', '/blog', '/events'])(
    'at %s, which visitors see, can be found by search engines',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
      expect(body).not.toContain('robots');
    },
  );

  test.each([
    '/community',
    '/dashboard',
    '/complete-registration',
    `/profile/${id}`,
    `/groups/${id}`,
    `/payment/${id}`,
    '/admin',
    '/app-shell',
  ])('at %s, which only members see, cannot', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('<meta name="robots" content="noindex" />');
  });

  test('that the build has rendered is sent unchanged, except for the address of the site', async () => {
    const { statusCode, headers, body } = await get('/about-us?from=letter');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<link rel="canonical" href="https://parvis.example.org/about-us">');
    expect(headers['content-security-policy']).toContain(hashOf(script));
    expect((await get('/community')).body).not.toContain('canonical');
    expect((await get('/about-us.html')).statusCode).toBe(404);
    expect((await get('/about-us.html', { accept: '*/*' })).statusCode).toBe(404);
  });

  test.each([
    [{}, '/about-us', 'en'],
    [{ 'accept-language': 'es-AR,es;q=0.9,en;q=0.8' }, '/about-us', 'es'],
    [{ 'accept-language': 'en-US,es;q=0.5' }, '/about-us', 'en'],
    [{}, '/about-us?from=letter&lang=es', 'es'],
    [{}, '/about-us?lang=est', 'en'],
    [{ cookie: 'language=en', 'accept-language': 'es' }, '/about-us?lang=es', 'en'],
    [{ cookie: 'other=1; language=es' }, '/about-us', 'es'],
    [{ cookie: 'language=es' }, '/community', 'es'],
    [{ cookie: 'sublanguage=es' }, '/community', 'en'],
  ])('with %j at %s has the chosen, requested or preferred language', async (given, url, language) => {
    const { headers, body } = await get(url, { ...html, ...given });
    expect(headers['content-language']).toBe(language);
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    expect(body.includes('<html lang="es">')).toBe(language === 'es');
    expect(body.includes('Quiénes somos')).toBe(language === 'es' && url.startsWith('/about-us'));
  });

  test('that was not rendered in a language is the document, even if that is in another language', async () => {
    await rm(pathOf('index.es.html'));
    expect((await get('/community', { ...html, cookie: 'language=es' })).statusCode).toBe(200);
    expect((await get('/contact', { ...html, cookie: 'language=es' })).body).toContain('main-abc');
    await writeFile(pathOf('index.es.html'), index.replace('<html>', '<html lang="es">'));
  });

  test('is sent to clients that accept anything, and not for the addresses of files', async () => {
    expect((await get('/', { accept: '*/*' })).statusCode).toBe(200);
    expect((await get('/', {})).statusCode).toBe(200);
    expect((await get('/nothing.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/assets/nothing.js')).statusCode).toBe(404);
    expect((await get('/community', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server().app.inject({ method: 'POST', url: '/community', headers: html })).statusCode).toBe(
      404,
    );
  });

  test.each(['/%', '/%zz', '/community/%E0%A4%A'])(
    'at %s, which cannot be read, is only sent to those who ask for a page',
    async (url) => {
      expect((await get(url, { accept: 'application/json' })).statusCode).toBe(400);
      expect((await get(`/api${url}`)).statusCode).toBe(400);
    },
  );

  test('runs only its own script and applies only its own styles', async () => {
    const first = await get('/');
    const second = await get('/');
    const policy = String(first.headers['content-security-policy']);
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('script-src')).toEqual(["'self'", hashOf(script)]);
    const nonce = /content="([^"]+)"/.exec(first.body)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(directives.get('style-src')).toEqual(["'self'", `'nonce-${nonce}'`, hashOf(style)]);
    expect(directives.get('connect-src')).toEqual(["'self'", 'wss://localhost:80']);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toContain('unsafe');
    expect(second.body).not.toContain(nonce);
    expect(second.body).not.toContain('__CSP_NONCE__');
  });

  test('has the other security headers', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('is the new one after a build', async () => {
    await writeFile(pathOf('index.html'), index.replace('main-abc', 'main-def'));
    expect((await get('/')).body).toContain('main-def');
    await writeFile(pathOf('index.html'), index);
  });
});

test('a server without a built app says so', async () => {
  const bare = await startTestServer({ config: { appFolder: pathOf('nowhere') } });
  const { statusCode, body } = await bare.app.inject({ url: '/', headers: html });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('the app has not been built')]);
  await bare.close();
});
