import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import type { Config } from './config.ts';

export type Logger = FastifyBaseLogger;

/** JSON lines on the standard output, gathered for a moment so that a line does not hold up a request. */
export function createLogger(config: Config): Logger {
  return pino(
    { level: config.logLevel, base: null, redact: ['req.headers', 'headers'] },
    destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
