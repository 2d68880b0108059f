import type { Agent, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { ForbiddenUrl, type Outbound } from './outbound.ts';

const MOST_HEADER_BYTES = 16 * 1024;

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Uint8Array;
  /** Keeps connections. Without an agent, the request has a connection of its own, which is closed afterwards. */
  readonly agent?: Agent;
}

function requireWebUrl(url: URL, { allowsPort }: Outbound): void {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '' || !allowsPort(url.port))
    throw new ForbiddenUrl(`The server does not connect to ${url.protocol}//${url.host}.`);
}

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Sends one request to a URL that a member has named, and follows no redirect. The connection uses the addresses that
 * were checked, because a second look-up could return others (DNS rebinding).
 */
export async function sendRequest(
  url: URL,
  { method, headers, body, agent }: OutboundRequest,
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
        // Without the proxy of the environment.
        agent: agent ?? false,
        lookup,
        signal,
        method,
        headers,
        maxHeaderSize: MOST_HEADER_BYTES,
        ...(outbound.certificate === undefined ? {} : { ca: outbound.certificate }),
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
}
