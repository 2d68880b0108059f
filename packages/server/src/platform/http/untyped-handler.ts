import type { FastifyRequest } from 'fastify';
import type { IncomingRequest } from './incoming-request.ts';

/** A handler without its own types. The router calls all handlers by their names. */
export interface UntypedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly stream?: NodeJS.ReadableStream | Buffer;
}
export type UntypedHandler = (request: IncomingRequest) => Promise<UntypedAnswer>;
export type UntypedAuthorize = (
  request: Pick<FastifyRequest, 'actor' | 'params' | 'query'>,
) => Promise<unknown>;
