import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Draining } from '../draining.ts';
import type { Redis } from '../redis/redis.ts';
import type { StorageSpace } from '../storage-space.ts';

export interface Health {
  readonly database: Pick<Database, 'ping'>;
  readonly storage: Pick<StorageSpace, 'hasRoom'>;
  readonly redis: Pick<Redis, 'isConnected'> | null;
  readonly draining: Pick<Draining, 'hasBegun'>;
}

/** These routes have no rate limit, because a load balancer can poll often. */
const uncounted = { config: { quota: 'none' } } as const;

/** Responds to the probes of the infrastructure: liveness and readiness. */
export function serveHealth(app: FastifyInstance, { database, storage, redis, draining }: Health): void {
  app.get('/healthz', uncounted, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // Caddy asks this route. Kubernetes does not restart a server that it stops.
    if (draining.hasBegun()) reply.code(503).send({ status: 'draining' });
    else reply.send({ status: 'ok' });
  });

  /** Without Redis, the server still does its work. So a load balancer must not remove it. */
  const redisState = () => redis !== null && { redis: redis.isConnected() ? 'connected' : 'unreachable' };

  app.get('/readyz', uncounted, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.hasBegun()) return reply.code(503).send({ status: 'draining' });
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
