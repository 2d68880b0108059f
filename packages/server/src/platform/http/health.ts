import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { fileStoreFailures } from '../files/file-store-error.ts';
import { lostLogLines } from '../log.ts';
import type { StorageSpace } from '../storage-space.ts';
import { sendError, unknownAddress } from './error-handler.ts';
import { isThisMachine } from './this-machine.ts';

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** These routes have no rate limit, because a load balancer can poll often. */
const uncounted = { config: { quota: 'none' } } as const;

/** Responds to the probes of the infrastructure: liveness, readiness and metrics. */
export async function serveHealth(
  app: FastifyInstance,
  config: Config,
  database: Database,
  storage: StorageSpace,
  connections: () => number,
  jobs: () => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  app.get('/healthz', uncounted, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  app.get('/readyz', uncounted, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
      if (await storage.hasRoom()) return await reply.send({ status: 'ready' });
      request.log.error('the storage is full');
      return await reply.code(503).send({ status: 'storage full' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });

  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const labelNames = ['method', 'route', 'status'] as const;
  const durations = new Histogram({
    name: 'parvis_http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const statements = new Counter({
    name: 'parvis_database_statements_total',
    help: 'Statements executed by the database.',
    registers: [registry],
  });

  const lostLines = new Counter({
    name: 'parvis_log_lines_lost_total',
    help: 'Lines of the log that the standard output did not take.',
    registers: [registry],
  });

  const storeFailures = new Counter({
    name: 'parvis_file_store_failures_total',
    help: 'Requests to the file store that failed, after all attempts.',
    registers: [registry],
  });

  const pages = new Gauge({
    name: 'parvis_realtime_connections',
    help: 'Pages that are connected at the moment.',
    registers: [registry],
  });

  const waiting = new Gauge({
    name: 'parvis_jobs',
    help: 'Jobs that wait, those of them that are due, and failed ones.',
    labelNames: ['state'] as const,
    registers: [registry],
  });

  // A histogram takes longer to find its labels than to add a value. There are only a few combinations of labels, so
  // the result for each combination is cached.
  const observers = new Map<string, { observe: (seconds: number) => void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let observer = observers.get(key);
    if (observer === undefined) {
      observer = durations.labels(request.method, route, String(reply.statusCode));
      observers.set(key, observer);
    }
    observer.observe(reply.elapsedTime / 1000);
    done();
  });

  let collecting = false;
  app.get('/metrics', uncounted, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return sendError(unknownAddress(), reply);
    if (!collecting) {
      collectDefaultMetrics({ register: registry });
      collecting = true;
    }
    statements.reset();
    statements.inc(database.queryCount());
    lostLines.reset();
    lostLines.inc(lostLogLines());
    storeFailures.reset();
    storeFailures.inc(fileStoreFailures());
    pages.set(connections());
    for (const [state, count] of Object.entries(await jobs())) waiting.set({ state }, count);
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
