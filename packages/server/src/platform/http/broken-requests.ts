import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
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

interface BrokenRequestsOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: RequestLimits;
  readonly makeId: () => string;
  readonly log: Logger;
}

/**
 * Answers requests that the HTTP parser rejects before Fastify sees them. They are counted and logged, and the
 * response has the usual headers.
 */
export function answerBrokenRequests({ headers, limits, makeId, log }: BrokenRequestsOptions) {
  async function answer(status: number, socket: Socket): Promise<void> {
    const requestId = makeId();
    const refusal = await counted(malformed(status), limits, socket.remoteAddress ?? '');
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
    socket.end(
      [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`, ...lines, '', body].join('\r\n'),
    );
  }

  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    void answer(statusOf(error), socket);
  };
}
