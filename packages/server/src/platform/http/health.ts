import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Redis } from '../redis/redis.ts';
import type { StorageSpace } from '../storage-space.ts';

/** These routes have no rate limit, because a load balancer can poll often. */
const uncounted = { config: { quota: 'none' } } as const;

/** Responds to the probes of the infrastructure: liveness and readiness. */
export function serveHealth(
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  storage: Pick<StorageSpace, 'hasRoom'>,
  redis: Pick<Redis, 'isConnected'> | null,
): void {
  app.get('/healthz', uncounted, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  /** Without Redis, the server still does its work. So a load balancer must not remove it. */
  const redisState = () => redis !== null && { redis: redis.isConnected() ? 'connected' : 'unreachable' };

  app.get('/readyz', uncounted, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
      if (await storage.hasRoom()) return await reply.send({ status: 'ready', ...redisState() });
      request.log.error('the storage is full');
      return await reply.code(503).send({ status: 'storage full' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
