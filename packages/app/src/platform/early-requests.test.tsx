import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { aPost, servePosts } from '../../test/posts.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expect, test } from '../../test/test.ts';
import { createBrowserLanguages } from '../i18n/browser-languages.ts';
import { earlyRequestsScript } from './early-requests-script.ts';
import { takeEarlyRequest } from './early-requests.ts';

const sendNothing = () => Promise.reject(new Error('Nothing is sent.'));
const forgetRequests = () => {
  globalThis.earlyRequests = undefined;
};

/** As the document does it, before the app's code is loaded. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = earlyRequestsScript;
  document.head.append(script);
  script.remove();
  onTestFinished(forgetRequests);
}

test("the feed takes over the requests of the document's script", async ({ server }) => {
  servePosts(server, aPost('Pilgrims cross on foot.'));
  await renderApp('/community', {
    server,
    member: aMember(),
    languages: () => {
      runScript();
      return createBrowserLanguages();
    },
  });
  await expect.element(page.getByText('Pilgrims cross on foot.')).toBeVisible();
  expect(globalThis.earlyRequests).toEqual([]);
});

test('the app repeats a request of the script that failed', async ({ server }) => {
  servePosts(server, aPost('Pilgrims cross on foot.'));
  await renderApp('/community', {
    server,
    member: aMember(),
    languages: () => {
      runScript();
      const failed = Promise.reject(new TypeError('Failed to fetch'));
      failed.catch(() => {});
      globalThis.earlyRequests = globalThis.earlyRequests?.map((one) => ({ ...one, response: failed }));
      return createBrowserLanguages();
    },
  });
  await expect.element(page.getByText('Pilgrims cross on foot.')).toBeVisible();
});

test('a request with another method, address, token or language is not taken over', async () => {
  const response = Promise.resolve(new Response('{}'));
  const headers = { authorization: 'Bearer one', 'accept-language': 'en' };
  globalThis.earlyRequests = [{ url: '/api/user/counts', headers, response, startedAt: Date.now() }];
  onTestFinished(forgetRequests);
  const taken = (path: string, changes: RequestInit = {}) =>
    takeEarlyRequest(new Request(path, { headers, ...changes }), sendNothing);
  expect(taken('/api/user/counts', { method: 'POST' })).toBeNull();
  expect(taken('/api/user/counts?limit=1')).toBeNull();
  expect(taken('/api/user/counts', { headers: { ...headers, authorization: 'Bearer two' } })).toBeNull();
  expect(taken('/api/user/counts', { headers: { ...headers, 'accept-language': 'es' } })).toBeNull();
  await expect(taken('/api/user/counts')).resolves.toBeInstanceOf(Response);
  expect(taken('/api/user/counts')).toBeNull();
});

test('an old response is not taken over', () => {
  const headers = { authorization: 'Bearer one' };
  const response = Promise.resolve(new Response('{}'));
  globalThis.earlyRequests = [{ url: '/api/user/counts', headers, response, startedAt: Date.now() - 30_000 }];
  onTestFinished(forgetRequests);
  expect(takeEarlyRequest(new Request('/api/user/counts', { headers }), sendNothing)).toBeNull();
});

test('an aborted request does not wait for the response', async () => {
  const headers = { authorization: 'Bearer one' };
  globalThis.earlyRequests = [
    { url: '/api/user/counts', headers, response: new Promise(() => {}), startedAt: Date.now() },
  ];
  onTestFinished(forgetRequests);
  const controller = new AbortController();
  const taken = takeEarlyRequest(
    new Request('/api/user/counts', { headers, signal: controller.signal }),
    sendNothing,
  );
  controller.abort();
  await expect(taken).rejects.toThrow('aborted');
});

test("a visitor's page makes no request, and keeps only the links for visitors", () => {
  const links = document.createElement('div');
  links.innerHTML =
    '<link data-guest="modulepreload" href="/one.js"><link data-member="modulepreload" href="/two.js">';
  document.body.append(links);
  onTestFinished(() => links.remove());
  runScript();
  expect(globalThis.earlyRequests).toBeUndefined();
  expect([...links.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/one.js'],
  ]);
});
