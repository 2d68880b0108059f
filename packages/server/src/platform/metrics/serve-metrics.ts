import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendError, unknownAddress } from '../http/error-handler.ts';
import { isThisMachine } from '../http/this-machine.ts';
import type { Metrics } from './metrics.ts';

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Serves the metrics as Prometheus text. The route has no rate limit, because Prometheus reads it often. */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  { measureProcess, registry }: Pick<Metrics, 'measureProcess' | 'registry'>,
): void {
  let isMeasuringProcess = false;
  app.get('/metrics', { config: { quota: 'none' } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return sendError(unknownAddress(), reply);
    if (!isMeasuringProcess) {
      // These metrics need timers, so they only start when somebody reads them.
      measureProcess();
      isMeasuringProcess = true;
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
