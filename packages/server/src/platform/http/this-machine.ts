import type { FastifyRequest } from 'fastify';

/** Whether the request was made on the machine on which the server runs. */
export function isThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  // If there is a proxy on this machine, every request has a local address, so the address proves nothing.
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
