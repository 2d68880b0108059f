import { afterEach, expect, test, vi } from 'vitest';
import { importWhenFetched } from './preload-helper.ts';

type Fetch = (url: string) => Promise<Response>;

afterEach(() => vi.unstubAllGlobals());

function stubFetch() {
  const fetched = vi.fn<Fetch>().mockImplementation(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const stylesheets = (url: string): number => document.querySelectorAll(`link[href="${url}"]`).length;

test('a module is imported after its files have arrived, which are fetched once', async () => {
  const fetched = stubFetch();
  const { promise: arrives, resolve: letArrive } = Promise.withResolvers<void>();
  fetched.mockImplementationOnce(async () => {
    await arrives;
    return new Response('');
  });
  const importModule = vi.fn<() => Promise<string>>().mockResolvedValue('module');
  const loaded = importWhenFetched(importModule, ['assets/one.js', 'assets/shared.js']);
  await Promise.resolve();
  expect(importModule).not.toHaveBeenCalled();
  letArrive();
  await expect(loaded).resolves.toBe('module');
  await importWhenFetched(importModule, ['assets/shared.js']);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/one.js', '/assets/shared.js']);
});

test.each([
  ['has no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gets an error', () => Promise.resolve(new Response('', { status: 503 }))],
])('a module whose file %s is not imported, and the next try fetches the file again', async (name, fails) => {
  const fetched = stubFetch();
  fetched.mockImplementationOnce(fails);
  const importModule = vi.fn<() => Promise<string>>().mockResolvedValue('module');
  const files = [`assets/${name.replaceAll(' ', '-')}.js`];
  await expect(importWhenFetched(importModule, files)).rejects.toThrow(
    'Failed to fetch dynamically imported module',
  );
  expect(importModule).not.toHaveBeenCalled();
  await expect(importWhenFetched(importModule, files)).resolves.toBe('module');
});

test('a file that the document requests is not fetched', async () => {
  const fetched = stubFetch();
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('href', '/assets/first.js');
  document.body.append(link);
  await importWhenFetched(async () => 'module', ['assets/first.js']);
  expect(fetched).not.toHaveBeenCalled();
  link.remove();
});

test('a stylesheet that failed is removed, so that the next try adds it again', async () => {
  const importModule = vi.fn<() => Promise<string>>().mockResolvedValue('module');
  const files = ['assets/missing.css'];
  await expect(importWhenFetched(importModule, files)).rejects.toThrow('Unable to preload CSS');
  expect(stylesheets('/assets/missing.css')).toBe(0);
  await expect(importWhenFetched(importModule, files)).rejects.toThrow('Unable to preload CSS');
  expect(importModule).not.toHaveBeenCalled();
});
