import type { FastifyRequest } from 'fastify';
import type { Operation } from './contract-document.ts';
import { unsupportedMedia } from './errors.ts';
import { headerParameter, isReadableCharset } from './form-part.ts';

function hasBody(request: FastifyRequest): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Returns the media type of the body. Throws if the operation does not accept this type. */
export function bodyTypeOf(operation: Operation, request: FastifyRequest): string | null {
  if (operation.body === null) return null;
  const type = mediaType(request.headers['content-type']);
  if (!hasBody(request)) {
    // An empty body with another type is refused too, because the client wanted to send something else.
    if (type === '' || operation.body.content.has(type)) return null;
    throw unsupportedMedia();
  }
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = headerParameter(request.headers['content-type'] ?? '', 'charset')?.toLowerCase() ?? null;
  if (!operation.body.content.has(type) || encoding !== 'identity' || !isReadableCharset(charset)) {
    throw unsupportedMedia();
  }
  return type;
}
