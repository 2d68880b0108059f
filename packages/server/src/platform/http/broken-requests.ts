import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { i18n } from '../i18n.ts';
import { languageOf } from '../language.ts';
import type { Logger } from '../log.ts';
import { AppError, errorBody, tooSlow } from './errors.ts';
import type { RequestLimits } from './request-limits.ts';

export function malformed(status: number): AppError {
  return status === 408
    ? tooSlow()
    : new AppError(status, 'request.malformed', i18n._('The request could not be understood.'));
}

function statusOf({ code }: { code?: string }): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** Returns `refusal`. If the client sends too many requests, returns the error 429 in its place. */
export async function counted(refusal: AppError, limits: RequestLimits, address: string): Promise<AppError> {
  try {
    await limits.take('requests', address);
    return refusal;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

interface RefusalOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly makeId: () => string;
  readonly log: Logger;
  /** How long the client has to read the response and to close the connection, in milliseconds. */
  readonly timeout: number;
}

/** Responds to a request that Fastify does not see, and closes its connection. */
export type RefuseSocket = (refusal: AppError, socket: Duplex) => void;

/** Creates the function that logs the request and sends a response with the usual headers. */
export function socketRefuser({ headers, makeId, log, timeout }: RefusalOptions): RefuseSocket {
  return (refusal, socket) => {
    const requestId = makeId();
    log.info({ requestId, method: null, route: null, status: refusal.status }, 'request');
    const body = JSON.stringify(errorBody(refusal, languageOf(undefined)));
    const lines = Object.entries({
      ...headers,
      ...refusal.headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.on('error', () => socket.destroy());
    socket.end(
      [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`, ...lines, '', body].join('\r\n'),
    );
    // The client might never close its half of the connection.
    const timer = setTimeout(() => socket.destroy(), timeout);
    timer.unref();
    socket.once('close', () => clearTimeout(timer)).resume();
  };
}

/**
 * Returns the functions that respond to requests that Fastify never sees. These requests are counted like all others.
 */
export function unroutedRequests(limits: RequestLimits, refuseSocket: RefuseSocket) {
  async function refuse(status: number, socket: Duplex): Promise<void> {
    const { remoteAddress = '' } = socket as Socket;
    refuseSocket(await counted(malformed(status), limits, remoteAddress), socket);
  }

  return {
    /** Responds to requests that the HTTP parser rejects. */
    answerBroken: (error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy(error);
      else void refuse(statusOf(error), socket);
    },

    /**
     * Responds to requests to which Node.js would otherwise not respond (CONNECT), or would respond itself (Expect).
     */
    answerUnusual: (server: Server): void => {
      server.on('connect', (_request, socket) => {
        // Node.js has removed its own listener from the connection.
        socket.on('error', () => socket.destroy());
        void refuse(400, socket);
      });
      // A hook refuses the expectation.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    },
  };
}
