import type { FastifyRequest } from 'fastify';

/** Whether a request was made on the machine that the server runs on. */
export function isThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  // Behind a proxy on the same machine every request has a local address.
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
