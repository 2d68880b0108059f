import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../language.ts';
import type { Logger } from '../log.ts';
import type { Actor, Upload } from './contract.ts';

/** The request as handlers get it. Properties that are rarely used are computed only when they are read. */
export class IncomingRequest {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly body: unknown;
  readonly uploads: readonly Upload[];

  constructor(request: FastifyRequest, reply: FastifyReply, body: unknown, uploads: readonly Upload[]) {
    this.#request = request;
    this.#reply = reply;
    this.body = body;
    this.uploads = uploads;
  }

  get upload(): Upload | null {
    return this.uploads[0] ?? null;
  }

  get actor(): Actor | null {
    return this.#request.actor;
  }

  get params(): unknown {
    return this.#request.params;
  }

  get query(): unknown {
    return this.#request.query;
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers;
  }

  get language(): Language {
    return languageOf(this.headers['accept-language']);
  }

  get address(): string {
    return this.#request.clientAddress;
  }

  get idempotencyKey(): string | null {
    const key = this.#request.headers['idempotency-key'];
    return typeof key === 'string' ? key : null;
  }

  get log(): Logger {
    return this.#request.log.child({ requestId: this.#request.id });
  }

  get signal(): AbortSignal {
    const controller = new AbortController();
    const response = this.#reply.raw;
    response.once('close', () => {
      if (!response.writableEnded) controller.abort();
    });
    return controller.signal;
  }
}
