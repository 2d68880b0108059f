import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { appServer, code } from '../../../test/app-folder.ts';

const { get } = appServer();

describe('a file of the app', () => {
  test('with a hash in its name is cached for a year, others for an hour', async () => {
    expect((await get('/assets/main-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const icon = await get('/favicon.svg');
    expect([icon.headers['cache-control'], icon.headers['content-type']]).toEqual([
      'public, max-age=3600',
      'image/svg+xml',
    ]);
  });

  test('of another release is missing, and no cache keeps this response', async () => {
    const { statusCode, headers } = await get('/assets/main-of-another-release.js', { accept: '*/*' });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('that caches the app is revalidated each time, and limited to this site', async () => {
    const { headers } = await get('/service-worker.js', { accept: '*/*' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    const tag = String(headers['etag']);
    expect((await get('/service-worker.js', { accept: '*/*', 'if-none-match': tag })).statusCode).toBe(304);
  });

  test.each([{}, { 'accept-encoding': 'br' }])(
    'that is a worker can load more code of this site (%j)',
    async (accepted) => {
      const { headers } = await get('/assets/redraw.worker-abc.js', accepted);
      expect(headers['content-security-policy']).toBe(
        "default-src 'self'; object-src 'none'; base-uri 'none'",
      );
      expect(headers['cache-control']).toContain('immutable');
      const other = await get('/assets/main-abc.js', accepted);
      expect(other.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('is sent as the build has compressed it, or compressed when it is sent', async () => {
    const built = await get('/assets/built-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(built.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(built.rawPayload).toString()).toBe('made by the build');
    const unbuilt = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(unbuilt.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(unbuilt.rawPayload).toString()).toBe(code);
    expect((await get('/assets/main-abc.js', {})).body).toBe(code);
  });

  test('gets the response 304 if it is unchanged', async () => {
    const { headers } = await get('/assets/main-abc.js');
    const again = await get('/assets/main-abc.js', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('for search engines names the address of the site, and the sitemap needs the build', async () => {
    const robots = await get('/robots.txt', { accept: '*/*' });
    expect([robots.headers['content-type'], robots.body]).toEqual([
      'text/plain; charset=utf-8',
      'Sitemap: https://parvis.example.org/sitemap.xml',
    ]);
    expect((await get('/sitemap.xml', { accept: '*/*' })).statusCode).toBe(404);
  });

  test('is only served from the folder of the app', async () => {
    for (const path of [
      '/../secret',
      '/assets/..%2f..%2fsecret',
      '/%2e%2e/secret',
      '/assets/%00.js',
      '/.secret',
    ]) {
      const { statusCode } = await get(path, { accept: 'image/*' });
      expect([path, statusCode]).toEqual([path, 404]);
    }
  });
});
