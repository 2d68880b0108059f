import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { ForbiddenUrl, type Outbound } from './outbound.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_HEADER_BYTES = 16 * 1024;

/** What the server requests from a website, and how much of it is read. */
export interface Wanted {
  /** The header `Accept`. */
  readonly accept: string;
  /** Whether a response with this type is read. The type has no parameters and is in lower case. */
  readonly accepts: (contentType: string) => boolean;
  /** The number of bytes that are read at most. */
  readonly bytes: number;
  /** Whether a longer response is refused. Otherwise only its beginning is read. */
  readonly isWhole: boolean;
}

export interface ReadUrl {
  /** The URL after all redirects. */
  readonly url: URL;
  /** The header `Content-Type` of the response. */
  readonly contentType: string;
  readonly body: Buffer;
}

/** The website has responded with something that cannot be used. */
class UnusableResponse extends Error {
  override readonly name: string = 'UnusableResponse';
}

function requireWebUrl(url: URL, { allowsPort }: Outbound): void {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '' || !allowsPort(url.port))
    throw new ForbiddenUrl(`The server does not read ${url.protocol}//${url.host}.`);
}

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Sends one request. The connection uses the addresses that were checked, because a second look-up could return others
 * (DNS rebinding).
 */
async function send(
  url: URL,
  { accept }: Wanted,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  requireWebUrl(url, outbound);
  // A look-up cannot be ended, so the deadline only stops waiting for it.
  const addresses = [...(await Promise.race([outbound.resolve(url.hostname), aborted(signal)]))];
  const lookup: LookupFunction = (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        // A connection of its own, without the proxy of the environment, and closed afterwards.
        agent: false,
        lookup,
        signal,
        maxHeaderSize: MOST_HEADER_BYTES,
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Parvis link preview' },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/** Returns the response after all redirects, with its URL. Each redirect is checked like the first URL. */
async function follow(url: URL, wanted: Wanted, outbound: Outbound, signal: AbortSignal, redirects = 0) {
  const response = await send(url, wanted, outbound, signal);
  const { location } = response.headers;
  if (location === undefined || !REDIRECTS.has(response.statusCode ?? 0)) return { url, response };
  response.destroy();
  if (redirects === MOST_REDIRECTS) throw new UnusableResponse('There are too many redirects.');
  if (!URL.canParse(location, url.href)) throw new UnusableResponse('The redirect leads nowhere.');
  return follow(new URL(location, url), wanted, outbound, signal, redirects + 1);
}

async function readBody(response: IncomingMessage, { bytes, isWhole }: Wanted): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the connection, so nothing more is received.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > bytes && isWhole) throw new UnusableResponse('The response is too large.');
    if (size >= bytes && !isWhole) break;
  }
  return Buffer.concat(chunks).subarray(0, bytes);
}

/**
 * Reads a URL that a member has named. Sends no cookies and no credentials. Throws if the URL or a redirect leads to an
 * address that is not public, if the response cannot be used, or if the signal is aborted.
 */
export async function readUrl(
  url: URL,
  wanted: Wanted,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<ReadUrl> {
  const { url: last, response } = await follow(url, wanted, outbound, signal);
  try {
    const { statusCode, headers } = response;
    const contentType = headers['content-type'] ?? '';
    const [type = ''] = contentType.split(';');
    if (statusCode !== 200) throw new UnusableResponse(`The website has responded with ${statusCode}.`);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new UnusableResponse('The response is compressed, although this was not accepted.');
    if (!wanted.accepts(type.trim().toLowerCase())) throw new UnusableResponse('The type is not wanted.');
    return { url: last, contentType, body: await readBody(response, wanted) };
  } finally {
    response.destroy();
  }
}
