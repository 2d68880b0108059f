import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { LogDestination } from './log-destination.ts';

export type Logger = FastifyBaseLogger;

const STANDARD_OUTPUT = 1;

/** There is one for the whole process, because a process has only one output. */
const standardOutput = new LogDestination({ fd: STANDARD_OUTPUT });

/** Creates a logger that writes JSON lines to the standard output. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: config.logLevel, base: null, redact: ['req.headers', 'headers'] }, standardOutput);
}

/** Returns the number of log lines that the standard output has dropped since the start. */
export function lostLogLines(): number {
  return standardOutput.lost;
}
