import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { runInSpan, type Attributes, type Span } from './spans.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the request's trace. Null if it has none. */
    traceId: string | null;
  }
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Trust = (address: string | undefined) => boolean;

/**
 * Returns the function that decides whether a sender may continue its trace. A visitor may not, because everybody could
 * then decide which requests are sampled.
 */
function trustOf({ trustProxy, tracing }: Pick<Config, 'trustProxy' | 'tracing'>): Trust {
  if (trustProxy === false || tracing?.continuesTraces !== true) return () => false;
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const trusts = proxyAddr.compile([...trustProxy]);
  return (address) => address !== undefined && trusts(address, 0);
}

function headerOf({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}

function endWithResponse(span: Span, { raw, statusCode }: FastifyReply): void {
  if (raw.headersSent) span.set({ 'http.response.status_code': statusCode });
  if (raw.headersSent && statusCode >= 500) span.fail(String(statusCode));
  else if (!raw.writableEnded) span.set({ 'error.type': 'aborted' });
  span.end();
}

/**
 * Traces each request, except for probes. A span has the route, and never the address, because addresses contain ids,
 * searched texts and tokens.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing | null, config: Config): void {
  app.decorateRequest('traceId', null);
  if (tracing === null) return;
  const trusts = trustOf(config);

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (routeOptions.config?.quota === 'none') {
      done();
      return;
    }
    const method = methods.has(request.method) ? request.method : '_OTHER';
    const name = [method === '_OTHER' ? 'HTTP' : method, routeOptions.url ?? []].flat().join(' ');
    const attributes: Attributes = {
      'http.request.method': method,
      ...(routeOptions.url === undefined ? {} : { 'http.route': routeOptions.url }),
    };
    const traceparent = trusts(raw.socket.remoteAddress) ? headerOf(request) : undefined;
    const span = tracing.startTrace(name, { kind: 'server', attributes, traceparent });
    request.traceId = span.traceId;
    reply.raw.once('close', () => endWithResponse(span, reply));
    runInSpan(span, done);
  });
}
