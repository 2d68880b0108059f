import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { LogDestination } from './log-destination.ts';

export type Logger = FastifyBaseLogger;

const STANDARD_OUTPUT = 1;

/** One per process, because the process has one output. */
const standardOutput = new LogDestination({ fd: STANDARD_OUTPUT });

/** JSON lines on the standard output. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: config.logLevel, base: null, redact: ['req.headers', 'headers'] }, standardOutput);
}

/** The number of log lines that standard output has dropped since the start. */
export function lostLogLines(): number {
  return standardOutput.lost;
}
