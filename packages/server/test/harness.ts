import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createServer, type Server } from '../src/create-server.ts';
import { readConfig, type Config } from '../src/platform/config.ts';
import { checkAnswers } from './contract-check.ts';
import { FakeClock } from './fake-clock.ts';
import { createStorage } from './storage.ts';

export interface TestServer extends Server {
  readonly clock: FakeClock;
  readonly config: Config;
  /** All lines that were logged so far. */
  readonly logLines: readonly string[];
  /** Listens on a free port, and returns the address. For tests that need more than `inject`. */
  listen(): Promise<string>;
  /** Closes the server. Throws if one of its responses has violated the contract. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Environment variables, as an administrator would set them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces settings that the environment cannot change. */
  readonly config?: Partial<Config>;
}

const HOUR = 60 * 60 * 1000;

/** No test moves its clock as far as this. The tests of sessions set the real lifetimes. */
const endless = 100 * 365 * 24 * HOUR;

/**
 * Cheap settings for tests to which the disk and Argon2 do not matter. The password cost is the minimum of Argon2.
 */
export const cheap = { durable: false, passwordCost: { memory: 8, passes: 1 } } satisfies Partial<Config>;

/** Starts a server as in production, with its own storage and a clock that stands still. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const storage = await createStorage();
  const config: Config = {
    ...readConfig({
      RATE_LIMIT_MAX: '1000000',
      LINK_PREVIEWS: '0',
      ...storage.environment,
      ...options.environment,
    }),
    // Tests move the clock, and then run the due jobs themselves.
    jobInterval: HOUR,
    // A grace period that ends during a later test would add statements to those that the test counts.
    presenceGrace: HOUR,
    sessionLifetimes: { member: endless, staff: endless },
    ...cheap,
    ...options.config,
  };
  const clock = new FakeClock();
  const logLines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logLines.push(chunk.toString());
      done();
    },
  });
  const server = await createServer({ config, clock, logger: pino({ level: 'debug' }, stream) });
  const { violations } = checkAnswers(server.app);
  await server.app.ready();
  // Waits for the maintenance, because it adds jobs, and some tests count jobs.
  await server.maintenance.settle();

  return {
    ...server,
    clock,
    config,
    logLines,
    listen: () => server.app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await server.close();
      await storage.remove();
      if (violations.length > 0) {
        throw new Error(`Answers that do not fit the contract:\n${violations.join('\n')}`);
      }
    },
  };
}
