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
  /** Every line that was logged so far. */
  readonly logLines: readonly string[];
  /** Listens on a free port, for tests for which `inject` is not enough; returns its address. */
  listen(): Promise<string>;
  /** Fails if an answer of the server violated the contract. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Variables as an administrator would set them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Overrides settings that the environment cannot. */
  readonly config?: Partial<Config>;
}

/** Longer than any test moves its clock; tests of sessions set the real lifetimes. */
const endless = 100 * 365 * 24 * 60 * 60 * 1000;

/** Cheap settings for tests that concern neither the disk nor Argon2; this is the minimum of Argon2. */
export const cheap = { durable: false, passwordCost: { memory: 8, passes: 1 } } satisfies Partial<Config>;

/** The server as in production, on its own storage and with a frozen clock. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const storage = await createStorage();
  const config: Config = {
    ...readConfig({ RATE_LIMIT_MAX: '1000000', ...storage.environment, ...options.environment }),
    // Tests run due jobs themselves after they move the clock.
    jobInterval: 3_600_000,
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
  // It adds jobs, which would disturb tests that count them.
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
