import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { clientOf, RateLimiter } from './rate-limiter.ts';

const MINUTE = 60 * 1000;
/** A feed page requests many pictures, and a first visit all parts of the app. */
const FILE_SHARE = 10;
const BUILT_FILES = '/assets/';

/** The quota that a request uses: by request, by file if that is the higher limit, or none. */
type Quota = 'requests' | 'files' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    quota?: Quota;
  }
}

export interface RequestLimits {
  /** Throws 429 when the client at this address has used up its quota for the minute. */
  take(quota: Quota, address: string): Promise<void>;
}

export function createRequestLimits(config: Pick<Config, 'rateLimitMax'>, clock: Clock): RequestLimits {
  const limiters = {
    requests: new RateLimiter(clock, { limit: config.rateLimitMax, duration: MINUTE }),
    files: new RateLimiter(clock, { limit: config.rateLimitMax * FILE_SHARE, duration: MINUTE }),
  };
  return {
    take: async (quota, address) => {
      if (quota !== 'none') await limiters[quota].take(clientOf(address));
    },
  };
}

/** Counts every request, including unknown routes; a route can name another quota in its `config`. */
export function limitRequests(app: FastifyInstance, limits: RequestLimits): void {
  app.addHook('onRequest', async ({ routeOptions, url, ip }) => {
    await limits.take(routeOptions.config?.quota ?? (url.startsWith(BUILT_FILES) ? 'files' : 'requests'), ip);
  });
}
