import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { clientOf } from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';

const MINUTE = 60 * 1000;
/**
 * The limit for files is this many times higher than the one for other requests. A page of the feed loads many
 * pictures, and a first visit loads all parts of the app.
 */
const FILE_SHARE = 10;
const BUILT_FILES = '/assets/';

/** The quota that a request counts against: that of requests, the higher one of files, or none. */
type Quota = 'requests' | 'files' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    quota?: Quota;
  }
}

export interface RequestLimits {
  /** Throws the error 429 if the client at this address has no requests left for this minute. */
  take(quota: Quota, address: string): Promise<void>;
}

export function createRequestLimits(
  { rateLimitMax }: Pick<Config, 'rateLimitMax'>,
  rateLimits: RateLimits,
): RequestLimits {
  const limiters = {
    requests: rateLimits.frequent('requests', { limit: rateLimitMax, duration: MINUTE }),
    files: rateLimits.frequent('files', { limit: rateLimitMax * FILE_SHARE, duration: MINUTE }),
  };
  return {
    take: async (quota, address) => {
      if (quota !== 'none') await limiters[quota].take(clientOf(address));
    },
  };
}

/** Counts every request, even if its route is unknown. The `config` of a route can name another quota. */
export function limitRequests(app: FastifyInstance, limits: RequestLimits): void {
  app.addHook('onRequest', async ({ routeOptions, url, ip }) => {
    await limits.take(routeOptions.config?.quota ?? (url.startsWith(BUILT_FILES) ? 'files' : 'requests'), ip);
  });
}
