import type { FastifyRequest } from 'fastify';
import type { IncomingRequest } from './incoming-request.ts';

/** Handlers are typed for their authors; the router calls them by name. */
export interface UntypedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly stream?: NodeJS.ReadableStream | Buffer;
}
export type UntypedHandler = (request: IncomingRequest) => Promise<UntypedAnswer>;
export type UntypedAuthorize = (request: Pick<FastifyRequest, 'actor' | 'params'>) => Promise<unknown>;
