import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { malformed } from './broken-requests.ts';
import { isHost } from './host-header.ts';

/**
 * Each of these headers can come only once. If a header is repeated, a proxy may have used another of its values than
 * this server.
 */
const singleHeaders = new Set(['authorization', 'content-type', 'host']);
const lengths = new Set([...singleHeaders].map((name) => name.length));

/** Whether one of the headers that can come only once comes twice. */
function repeatsHeader({ rawHeaders }: IncomingMessage): boolean {
  const found = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index] ?? '';
    // Compares the lengths first, because most headers are then skipped without converting them to lower case.
    if (!lengths.has(header.length)) continue;
    const name = header.toLowerCase();
    if (!singleHeaders.has(name)) continue;
    if (found.has(name)) return true;
    found.add(name);
  }
  return false;
}

/** Whether the host is missing or malformed (RFC 9112, 3.2). Requests of HTTP/1.0 need no host. */
const lacksHost = ({ headers: { host }, httpVersion }: IncomingMessage): boolean =>
  host === undefined ? httpVersion !== '1.0' : !isHost(host);

/** Whether two programs could read the request in different ways (request smuggling), or its host is unknown. */
export const isAmbiguous = (request: IncomingMessage): boolean =>
  repeatsHeader(request) || lacksHost(request);

/** Whether the client expects something other than `100-continue`, to which Node.js itself responds. */
const expectsMore = ({ headers }: IncomingMessage): boolean =>
  headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue';

/** Refuses ambiguous requests, and requests with an expectation that the server does not meet. */
export function refuseAmbiguousHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (isAmbiguous(raw)) done(malformed(400));
    else if (expectsMore(raw)) done(malformed(417));
    else done();
  });
}
