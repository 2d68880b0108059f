import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer ([A-Za-z0-9_-]{43})$/i;

export function bearerToken(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  return authorization === undefined ? null : (BEARER.exec(authorization)?.[1] ?? null);
}
