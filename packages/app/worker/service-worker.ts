// Keeps the app itself in the browser, so that it opens without a network. What members see and write is none of its
// business: it keeps no answer of the API and no picture.
import { unreachable } from './unreachable.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const BUILD: {
  /** The name of the entry, which changes with every file that it leads to. */
  readonly id: string;
  /** What the document itself asks for. */
  readonly first: readonly string[];
  /** All that a member may need. */
  readonly everything: readonly string[];
};

const { id, first, everything } = BUILD;

const shell = '/index.html';
const ours = 'parvis-app-';
const current = `${ours}${id}`;

/** How long somebody waits for a page whose code is here already. */
const timeout = 6000;
/** How many files are fetched at once beside what the page itself needs. */
const concurrency = 4;

const isAsset = (path: string): boolean => path.startsWith('/assets/') && !path.endsWith('.map');

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(current);
  const waiting = [...paths];
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (await cache.match(path, { ignoreVary: true })) continue;
      const response = await fetch(path, { priority: 'low' });
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
      await cache.put(path, response);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/** The document with another text. */
function rewritten(response: Response, html: string): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { status: response.status, headers });
}

/**
 * The code that a page of this build would load ahead is here already. Chromium loads what a worker answers once more, and
 * warns, also where the page is of the next build.
 */
async function withoutPreloads(response: Response): Promise<Response> {
  // Also with 404, with which the server sends the app to addresses that lead nowhere.
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  return rewritten(response, (await response.text()).replaceAll(preloads, ''));
}

/** The document that says of itself that nobody answered when it was opened. */
async function keepDocument(): Promise<void> {
  const response = await fetch(shell, { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (!response.ok) throw new Error(`The document was answered ${response.status}.`);
  const html = await response.text();
  // Another build has come meanwhile, and brings a worker of its own.
  if (!html.includes(id)) throw new Error('The document is not of this build.');
  const cache = await caches.open(current);
  const kept = html.replace('<html', '<html data-from-cache').replaceAll(preloads, '');
  await cache.put(shell, rewritten(response, kept));
}

/** Those of the build before stay for the tabs that run it still. */
async function removeOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(
    names.slice(0, Math.max(0, names.indexOf(current) - 1)).map((name) => caches.delete(name)),
  );
}

/** A gateway that answers for a server that does not is no answer. */
const isAnswer = ({ status }: Response): boolean => status < 502 || status > 504;

async function answerPage(request: Request): Promise<Response> {
  const answer = fetch(request)
    .then(withoutPreloads)
    .catch(() => undefined);
  const kept = await caches.match(shell, { cacheName: current, ignoreVary: true });
  if (kept === undefined) return (await answer) ?? unreachable();
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeout);
  });
  const response = await Promise.race([answer, tooLate]);
  return response !== undefined && isAnswer(response) ? response : kept;
}

async function answerAsset(request: Request): Promise<Response> {
  // Its content is what its name says: the cache of any build will do.
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    const cache = await caches.open(current);
    // Where the disk is full the page goes on without.
    await cache.put(request, copy).catch(() => {});
  }
  return response;
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepDocument(), keep(first)]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(answerPage(request));
  } else if (isAsset(pathname)) event.respondWith(answerAsset(request));
});

self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (asked === 'which build') event.ports[0]?.postMessage(id);
  else if (asked === 'take over') event.waitUntil(self.skipWaiting());
  // What could not be fetched now is fetched when it is needed.
  else if (asked === 'keep everything') event.waitUntil(keep(everything).catch(() => {}));
  else if (Array.isArray(asked)) event.waitUntil(keep(asked.map(String).filter(isAsset)).catch(() => {}));
});
