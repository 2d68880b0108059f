import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { i18n } from '../i18n.ts';
import { badRequest } from './errors.ts';

/** Each of these headers can come only once. If one is repeated, a proxy may have used the other value. */
const singleHeaders = new Set(['authorization', 'content-type', 'host']);
const lengths = new Set([...singleHeaders].map((name) => name.length));

/** Whether a header comes twice that can come only once. */
export function repeatsHeader({ rawHeaders }: IncomingMessage): boolean {
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

/** Refuses a request that two programs could read in different ways (request smuggling). */
export function refuseAmbiguousHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!repeatsHeader(request.raw)) {
      done();
      return;
    }
    done(badRequest(i18n._('The request could not be understood.'), undefined, 'request.malformed'));
  });
}
