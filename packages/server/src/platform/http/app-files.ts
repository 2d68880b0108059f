import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { languages } from '@parvis/api-client/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { directOriginOf } from '../files/s3-settings.ts';
import { FALLBACK, type Language } from '../language.ts';
import { canonicalPath, readAppRoutes } from './app-routes.ts';
import { builtFile } from './built-file.ts';
import { compress, encodingFor } from './compression.ts';
import { sendError, unknownAddress } from './error-handler.ts';
import { withAddresses, withContent, withoutIndex } from './page-head.ts';
import { pageLanguageOf } from './page-language.ts';
import { pagePreloads } from './page-preloads.ts';
import type { PublishedPages, StoredPage } from './stored-page.ts';

const NONCE = '__CSP_NONCE__';
const ORIGIN = '__ORIGIN__';
/** A host name with an optional port. Other values of the header are ignored. */
const plainHost = /^[\w.\-[\]:]+$/;
/**
 * The service worker loads the document from this path. With `/index.html`, the page `/` would have a second address.
 */
const APP_SHELL = '/app-shell';
const YEAR = 365 * 24 * 60 * 60;
const HOUR = 60 * 60;
/** The files of the built workers, such as `redraw.worker-D7BdKCGc.js`, and their compressed versions. */
const WORKER = /\.worker-[^/\\]+\.js(?:\.br|\.gz)?$/;
/**
 * The policy of a worker. It replaces the policy of the page, and it allows the worker to load the other parts of its
 * code.
 */
const WORKER_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'";

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Sends the page of the app at the address of the request. If there is no such page, sends the app with the status
     * 404.
     */
    readonly sendPage: SendPage;
  }
}

interface Page {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

function hashesOf(html: string, element: 'script' | 'style'): readonly string[] {
  const blocks = html.matchAll(
    new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>.*?)</${element}>`, 'gis'),
  );
  return [...blocks]
    .filter(({ groups }) => !/\ssrc=/i.test(groups?.['attributes'] ?? '') && groups?.['text'] !== '')
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['text'] ?? '')
          .digest('base64')}'`,
    );
}

/** Returns the URL of the WebSocket on the same host. Some browsers do not accept it as `'self'`. */
function websocketOf(host: string, secure: boolean): string {
  return plainHost.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : '';
}

interface Origins {
  /** The host of the request. */
  readonly host: string;
  readonly secure: boolean;
  /** The origin from which browsers read videos and recordings, in addition to this server. */
  readonly media: string | null;
}

function contentSecurityPolicy(page: Page, nonce: string, { host, secure, media }: Origins): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...page.scriptHashes].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...page.styleHashes].join(' '),
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${media === null ? '' : ` ${media}`}`,
    "font-src 'self'",
    `connect-src 'self'${websocketOf(host, secure)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const unbuilt: Page = {
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Parvis</title><h1>Parvis</h1><p>The server is running, but the app has not been built. Run <code>npm start</code> in the root of the repository.</p></html>',
  scriptHashes: [],
  styleHashes: [],
};

type PageReader = () => Promise<Page | null>;

const pageReader = (path: string): PageReader =>
  builtFile(path, (html) => ({
    html,
    scriptHashes: hashesOf(html, 'script'),
    styleHashes: hashesOf(html, 'style'),
  }));

const readPages = (folder: string, name: string): ReadonlyMap<Language, PageReader> =>
  new Map(
    languages.map((language) => [
      language,
      pageReader(join(folder, language === FALLBACK ? `${name}.html` : `${name}.${language}.html`)),
    ]),
  );

/**
 * Creates the function that finds the HTML file for an address. The build writes a file for each public page and
 * language, which people can read without the app. All other addresses get the one document in which the app renders
 * its pages.
 */
function pagesOf(folder: string): (path: string, language: Language) => Promise<Page> {
  const documents = readPages(folder, 'index');
  const rendered = new Map(
    [
      '/',
      '/signin',
      '/about-us',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
      '/cookies',
      '/open-data',
    ].map((path) => [path, readPages(folder, path === '/' ? 'home' : path.slice(1))]),
  );
  return async (path, language) =>
    (await rendered.get(path)?.get(language)?.()) ??
    (await documents.get(language)?.()) ??
    (await documents.get(FALLBACK)?.()) ??
    unbuilt;
}

/** Whether the address can be a page of the app. */
export function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (path === '/api' || path.startsWith('/api/')) return false;
  const { accept } = request.headers;
  if (accept?.includes('text/html') === true) return !path.startsWith('/assets/');
  const isFile = /\.\w+$/.test(path);
  return !isFile && (accept === undefined || accept.includes('*/*'));
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = encodingFor(text, request.headers['accept-encoding']);
  if (encoding === null) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}

export async function serveApp(
  app: FastifyInstance,
  { appFolder, publicUrl, s3 }: Pick<Config, 'appFolder' | 'publicUrl' | 's3'>,
  published: PublishedPages,
): Promise<void> {
  const secure = publicUrl?.protocol === 'https:';
  const media = directOriginOf(s3);
  const readPage = pagesOf(appFolder);
  const withPreloads = pagePreloads(appFolder);
  const routeAt = await readAppRoutes();
  const originOf = ({ protocol, host }: FastifyRequest): string =>
    publicUrl?.origin ?? (plainHost.test(host) ? `${protocol}://${host}` : '');

  /** If the look-up fails, the page still opens, and the app shows the error. */
  const lookUp = async (request: FastifyRequest, path: string, language: Language): Promise<StoredPage> => {
    if (path === APP_SHELL) return { exists: true, content: null };
    if (routeAt(path) === null) return { exists: false, content: null };
    const parameters = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    return published.find(path, language, parameters).catch((error: unknown) => {
      request.log.warn({ requestId: request.id, err: error }, 'a page was sent without its content');
      return { exists: true, content: null };
    });
  };

  const sendPage: SendPage = async (request, reply) => {
    const path = canonicalPath(request.url.split('?', 1)[0] ?? '');
    const readerLanguage = pageLanguageOf(request);
    const { exists, content, isIndexed: isIndexable = true } = await lookUp(request, path, readerLanguage);
    const language = content?.language ?? readerLanguage;
    const page = await readPage(path, language);
    const nonce = randomBytes(16).toString('base64');
    const origin = originOf(request);
    const document = page.html.replaceAll(NONCE, nonce).replaceAll(ORIGIN, origin);
    const route = routeAt(path);
    const html = await withPreloads(document, route?.path ?? null);
    // The app still opens at such an address. If the address has no route, the app redirects.
    if (!exists) reply.code(404);
    const isIndexed = exists && isIndexable && route?.isPublic === true;
    if (!isIndexed) reply.header('x-robots-tag', 'noindex');
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(page, nonce, { host: request.host, secure, media }),
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
      'content-language': language,
      vary: 'accept-encoding, accept-language, cookie',
    });
    const options = { origin, readerLanguage, nonce };
    const shown = content === null ? html : withContent(html, content, options);
    return sendText(request, reply, isIndexed ? shown : withoutIndex(shown));
  };

  const sendPageOrNothing: SendPage = async (request, reply) =>
    asksForPage(request) ? sendPage(request, reply) : sendError(unknownAddress(), reply);

  app.decorate('sendPage', sendPage);
  app.setNotFoundHandler(sendPageOrNothing);
  app.get('/', sendPage);
  const readBuilt = (name: string): Promise<string | null> =>
    readFile(join(appFolder, name), 'utf8').catch(() => null);

  app.get('/robots.txt', async (request, reply) => {
    const text = await readBuilt('robots.txt');
    if (text === null) return sendError(unknownAddress(), reply);
    return reply.type('text/plain; charset=utf-8').send(text.replaceAll(ORIGIN, originOf(request)));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const text = await readBuilt('sitemap.xml');
    if (text === null) return sendError(unknownAddress(), reply);
    const origin = originOf(request);
    const map = withAddresses(text.replaceAll(ORIGIN, origin), await published.addresses(), origin);
    reply
      .type('application/xml')
      .headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    return sendText(request, reply, map);
  });

  if (!existsSync(appFolder)) return;
  const [{ default: compression }, { default: files }] = await Promise.all([
    import('@fastify/compress'),
    import('@fastify/static'),
  ]);
  const immutable = `${sep}assets${sep}`;
  await app.register(async (scope) => {
    // The plugin for files refuses paths that no file can have. For the app, such a path is an address like any other.
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) throw error;
      return sendPageOrNothing(request, reply);
    });
    await scope.register(compression, { globalDecompression: false, encodings: ['br', 'gzip'] });
    await scope.register(files, {
      root: appFolder,
      allowedPath: (path) => !path.endsWith('.html'),
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (path.endsWith(`${sep}service-worker.js`)) {
          reply.header('cache-control', 'no-cache');
          reply.header('content-security-policy', WORKER_POLICY);
          return;
        }
        if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY);
        reply.header(
          'cache-control',
          path.includes(immutable) ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`,
        );
      },
    });
  });
}
