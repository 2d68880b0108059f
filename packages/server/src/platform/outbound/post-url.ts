import type { Agent, OutgoingHttpHeaders } from 'node:http';
import type { Outbound } from './outbound.ts';
import { sendRequest } from './send-request.ts';

/** A longer response ends the connection. Its text is not used. */
const MOST_BYTES = 16 * 1024;

export interface Posted {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
}

/**
 * Sends a body to a URL that a member has named, and returns the status of the response, also of a redirect. Throws if
 * the URL leads to an address that is not public, if there is no response, or if the signal is aborted.
 */
export async function postUrl(
  url: URL,
  { headers, body, agent }: { headers: OutgoingHttpHeaders; body: Uint8Array; agent: Agent },
  outbound: Outbound,
  signal: AbortSignal,
): Promise<Posted> {
  const response = await sendRequest(url, { method: 'POST', headers, body, agent }, outbound, signal);
  let size = 0;
  // The connection can be used again only if the whole response was read. Leaving the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) break;
  }
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null };
}
