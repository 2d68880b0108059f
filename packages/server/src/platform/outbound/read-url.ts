import type { IncomingMessage } from 'node:http';
import type { Outbound } from './outbound.ts';
import { sendRequest } from './send-request.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

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

/** Returns the response after all redirects, with its URL. Each redirect is checked like the first URL. */
async function follow(
  url: URL,
  { accept }: Pick<Wanted, 'accept'>,
  outbound: Outbound,
  signal: AbortSignal,
  redirects = 0,
): Promise<{ url: URL; response: IncomingMessage }> {
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Parvis link preview' };
  const response = await sendRequest(url, { method: 'GET', headers }, outbound, signal);
  const { location } = response.headers;
  if (location === undefined || !REDIRECTS.has(response.statusCode ?? 0)) return { url, response };
  response.destroy();
  if (redirects === MOST_REDIRECTS) throw new UnusableResponse('There are too many redirects.');
  if (!URL.canParse(location, url.href)) throw new UnusableResponse('The redirect leads nowhere.');
  return follow(new URL(location, url), { accept }, outbound, signal, redirects + 1);
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
