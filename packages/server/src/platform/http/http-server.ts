import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { REALTIME_PATH } from '../realtime/realtime.ts';
import { traceRequests } from '../tracing/traced-requests.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { asksForPage } from './app-files.ts';
import { isAmbiguous, refuseAmbiguousHeaders } from './ambiguous-headers.ts';
import { counted, malformed, socketRefuser, unroutedRequests, type RefuseSocket } from './broken-requests.ts';
import { sendError } from './error-handler.ts';
import { unavailable } from './errors.ts';
import { limitRequests, type RequestLimits } from './request-limits.ts';

const LONGEST_PARAMETER = 16_384;

function requestIds(): () => string {
  // The prefix makes the ids unique across processes and starts. After it, a counter is enough for each request.
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

function trustedProxies(trusted: Config['trustProxy']) {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted;
  return trusted === false ? false : [...trusted];
}

/**
 * Drops the requests of clients that have disconnected. The address of such a client is unknown, and nobody reads the
 * response.
 */
function dropAbandonedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress === undefined) {
      reply.hijack();
      reply.raw.destroy();
      return;
    }
    done();
  });
}

/**
 * How long a response waits for the rest of a body that nobody has read, in milliseconds. Bytes that were already
 * sent arrive within this time.
 */
const REST_OF_BODY = 10;

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Reads the rest of the body. Calls `callback` at its end or after the timeout. */
function readOn(raw: IncomingMessage, callback: () => void): void {
  const finish = (): void => {
    clearTimeout(timer);
    raw.off('end', finish).off('close', finish);
    callback();
  };
  const timer = setTimeout(finish, REST_OF_BODY);
  raw.once('end', finish).once('close', finish);
  raw.resume();
}

/**
 * If a response is ready before the body was read, reads the rest of the body, so that the client can read the
 * response. The response closes the connection. Otherwise a proxy could send another request on this connection.
 */
function endUnreadBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (raw.complete || !announcesBody(raw)) {
      done(null, payload);
      return;
    }
    readOn(raw, () => {
      if (!raw.complete) {
        reply.header('connection', 'close');
        // By default, Node.js would destroy the socket after the response. A client that is still sending would then
        // never read the response.
        raw.socket.destroySoon = () => raw.socket.end();
      }
      done(null, payload);
    });
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && announcesBody(raw)) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, milliseconds);
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function securityHeaders({ publicUrl }: Config): Readonly<Record<string, string>> {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  return publicUrl?.protocol === 'https:'
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers;
}

function setHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Whether the request is an upgrade to the realtime connection. Other upgrades are ignored, as HTTP allows. */
function isRealtime({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(REALTIME_PATH);
}

/** Logs one line for each request, without addresses, bodies and tokens. */
function logRequest({ id, traceId, method, routeOptions, log }: FastifyRequest, reply: FastifyReply): void {
  log.info(
    {
      requestId: id,
      ...(traceId === null ? {} : { traceId }),
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

/** Fastify does not handle errors here, so an error that is not caught would end the process. */
async function sendMissingPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    await app.sendPage(request, reply);
  } catch (error) {
    request.log.error({ requestId: request.id, err: error }, 'request failed');
    sendError(unavailable(), reply);
  }
}

interface HttpServer {
  readonly app: FastifyInstance;
  readonly refuseSocket: RefuseSocket;
}

export function createHttpServer(
  config: Config,
  logger: Logger,
  limits: RequestLimits,
  tracing: Tracing | null,
): HttpServer {
  const headers = securityHeaders(config);
  const makeId = requestIds();
  const refuseSocket = socketRefuser({ headers, makeId, log: logger, timeout: config.timeouts.rest });
  const unrouted = unroutedRequests(limits, refuseSocket);
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // All requests share one logger, because creating a child logger costs more than writing its one line.
    childLoggerFactory: (parent) => parent,
    genReqId: makeId,
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: config.timeouts.form,
    // If Node.js refused requests without a host itself, its response would lack our headers. So a hook refuses them.
    http: { shouldUpgradeCallback: isRealtime, requireHostHeader: false },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    clientErrorHandler: unrouted.answerBroken,
    // Fastify responds to an unreadable URL here, without running the hooks that other requests have.
    frameworkErrors: async (
      error: Error & { statusCode?: number },
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      reply.headers(headers).header('x-request-id', request.id);
      const refusal = await counted(malformed(error.statusCode ?? 400), limits, request.ip);
      // A browser gets the app with the status 404, as at any other missing address.
      if (
        refusal.status !== 429 &&
        !isAmbiguous(request.raw) &&
        request.headers.accept?.includes('text/html') === true &&
        asksForPage(request)
      ) {
        await sendMissingPage(app, request, reply);
      } else {
        sendError(refusal, reply);
      }
      logRequest(request, reply);
    },
  };
  const app: FastifyInstance = Fastify(options);
  dropAbandonedRequests(app);
  traceRequests(app, tracing, config);
  endUnreadBodies(app, config.timeouts.rest);
  setHeaders(app, headers);
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  limitRequests(app, limits);
  refuseAmbiguousHeaders(app);
  unrouted.answerUnusual(app.server);
  return { app, refuseSocket };
}
