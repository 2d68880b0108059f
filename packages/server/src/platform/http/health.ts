import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { StorageSpace } from '../storage-space.ts';

/** These routes have no rate limit, because a load balancer can poll often. */
const uncounted = { config: { quota: 'none' } } as const;

/** Responds to the probes of the infrastructure: liveness and readiness. */
export function serveHealth(
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  storage: Pick<StorageSpace, 'hasRoom'>,
): void {
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
}
