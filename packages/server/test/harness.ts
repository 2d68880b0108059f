import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createServer, type Server } from '../src/create-server.ts';
import { readConfig, type Config } from '../src/platform/config.ts';
import { checkAnswers } from './contract-check.ts';
import { FakeClock } from './fake-clock.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export interface TestServer extends Server {
  readonly clock: FakeClock;
  readonly config: Config;
  /** Every line that was logged so far. */
  readonly logLines: readonly string[];
  /** Listens on a port of the system's choice, where `inject` is not enough; answers its address. */
  listen(): Promise<string>;
  /** Fails when an answer of the server did not fit the contract. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Variables as an administrator would set them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Changes what the environment cannot. */
  readonly config?: Partial<Config>;
}

export interface TestStorage {
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** A temporary data folder and, for `TEST_ENGINE=postgres`, an empty database of its own. */
export async function createStorage(): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-test-'));
  const database = process.env['TEST_ENGINE'] === 'postgres' ? await createPostgresDatabase() : null;
  return {
    environment: {
      DATA_DIR: folder,
      ...(database === null ? {} : { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }),
    },
    remove: async () => {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server as it is built for members, on storage of its own, with a clock that stands still. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const storage = await createStorage();
  const config: Config = {
    ...readConfig({ RATE_LIMIT_MAX: '1000000', ...storage.environment, ...options.environment }),
    // A test works off what has come due when it has moved the clock.
    jobInterval: 3_600_000,
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
