// Caches the app itself, so that it opens without a network. It never caches API responses or pictures, because they
// are private.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { handlePush } from './push.ts';
import type { GeneralNotice } from './push-payload.ts';
import { unreachable } from './unreachable.ts';

declare const self: ServiceWorkerGlobalScope;
/** Constants that the build injects. */
declare const BUILD: {
  /** The entry's file name. Its hash changes if any file changes that the entry imports. */
  readonly id: string;
  /** The files that the document itself requests. */
  readonly first: readonly string[];
  /** All files that a member can need. */
  readonly everything: readonly string[];
  /** The page that is shown if neither the server nor the cache has the app. */
  readonly unreachable: string;
  /** The notice for a push message that cannot be read, in each language. */
  readonly notices: Readonly<Record<string, GeneralNotice>>;
};

const { id, first, everything, unreachable: unreachablePage, notices } = BUILD;

const shell = '/app-shell';
const ours = 'parvis-app-';
const current = `${ours}${id}`;

/** How many milliseconds a navigation waits for the server before the cached page is shown. */
const timeout = 6000;
/** The number of parallel downloads, in addition to the page's own requests. */
const concurrency = 4;

const isAsset = (path: string): boolean => path.startsWith('/assets/') && !path.endsWith('.map');

const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/** The same response with another body. */
function rewritten(response: Response, html: string): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { status: response.status, headers });
}

/**
 * Removes modulepreload links, because this build's code is cached. With these links, Chromium would load the code
 * again from the worker and log warnings. Chromium also does this if the page belongs to the next build.
 */
async function withoutPreloads(response: Response): Promise<Response> {
  // Also rewrites a 404, because the server sends the app with this status at an unknown path.
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  return rewritten(response, (await response.text()).replaceAll(preloads, ''));
}

const isDocument = ({ url }: Request): boolean => new URL(url).pathname === shell;

/** Gives the page's own requests priority, and marks the document as served from the cache. */
const preparing: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    isDocument(request)
      ? new Request(request, { headers: { accept: 'text/html' }, cache: 'no-store' })
      : new Request(request, { priority: 'low' }),
  fetchDidSucceed: async ({ request, response }) => {
    if (!isDocument(request) || !response.ok) return response;
    const html = await response.text();
    // A newer build has been deployed meanwhile. The newer build has its own worker.
    if (!html.includes(id)) throw new Error('The document is not of this build.');
    return rewritten(response, html.replace('<html', '<html data-from-cache').replaceAll(preloads, ''));
  },
};

// Each build has its own cache, so no entry needs a revision. The controller's `activate` is not used, because it
// would remove the files that were cached later.
const precache = new PrecacheController({ cacheName: current, plugins: [preparing] });
precache.addToCacheList([shell, ...first].map((url) => ({ url, revision: null })));

const matchOptions = { ignoreVary: true };

/** Caches files in the cache of this build. */
const files = new CacheFirst({ cacheName: current, matchOptions, fetchOptions: { priority: 'low' } });

/**
 * Answers with a file from the cache of any build. The file cannot be outdated, because its name contains a hash of its
 * content.
 */
const assets = new CacheFirst({
  cacheName: current,
  matchOptions,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request, matchOptions),
    },
  ],
});

/**
 * Whether a reader has accepted the next build. The worker of the next build waits until this worker has no pending
 * request.
 */
let isReplaced = false;

async function keep(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const next = (): string | undefined => (isReplaced ? undefined : waiting.shift());
  const work = async (): Promise<void> => {
    for (let path = next(); path !== undefined; path = next())
      await Promise.all(files.handleAll({ event, request: path }));
  };
  // Files that cannot be fetched now are fetched when they are needed.
  await Promise.allSettled(Array.from({ length: concurrency }, work));
}

/** The caches of all builds, the oldest first. */
const cacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(ours));

/** Removes the caches of older builds. Keeps the previous build's cache for tabs that still run that build. */
async function removeOldCaches(): Promise<void> {
  const names = await cacheNames();
  await Promise.all(
    names.slice(0, Math.max(0, names.indexOf(current) - 1)).map((name) => caches.delete(name)),
  );
}

/** Whether the response is from the server itself. A gateway responds with 502 to 504 if it cannot reach the server. */
const isAnswer = ({ status }: Response): boolean => status < 502 || status > 504;

/** The cached document. If a reader has accepted the next build, this is the document of that build. */
async function cachedDocument(): Promise<Response | undefined> {
  const cacheName = isReplaced ? (await cacheNames()).at(-1) : undefined;
  return caches.match(shell, { cacheName: cacheName ?? current, ignoreVary: true });
}

async function answerPage(request: Request): Promise<Response> {
  const answer = fetch(request)
    .then(withoutPreloads)
    .catch(() => undefined);
  const cached = await cachedDocument();
  if (cached === undefined) return (await answer) ?? unreachable(unreachablePage);
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeout);
  });
  const response = await Promise.race([answer, tooLate]);
  return response !== undefined && isAnswer(response) ? response : cached;
}

function answerAsset(event: FetchEvent): Promise<Response> {
  const [response, cached] = assets.handleAll(event);
  // If the disk is full, the page works without caching the file.
  cached.catch(() => {});
  return response;
}

self.addEventListener('install', (event) => void precache.install(event));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(answerPage(request));
  } else if (isAsset(pathname)) event.respondWith(answerAsset(event));
});

self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (asked === 'which build') event.ports[0]?.postMessage(id);
  else if (asked === 'take over') event.waitUntil(self.skipWaiting());
  else if (asked === 'make way') isReplaced = true;
  else if (asked === 'keep everything') event.waitUntil(keep(event, everything));
  else if (Array.isArray(asked)) event.waitUntil(keep(event, asked.map(String).filter(isAsset)));
});

handlePush(notices);
