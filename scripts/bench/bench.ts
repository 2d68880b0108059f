import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createPostgresDatabase } from '../../packages/server/test/postgres-database.ts';
import { root } from '../command.ts';

export interface Place {
  folder: string;
  port: number;
  databaseUrls: readonly [string | null, string | null];
}

/** The resources of a benchmark run. They are released at its end. */
export interface Bench {
  readonly folder: string;
  /** The maintenance database of the PostgreSQL server. */
  readonly postgresUrl: string;
  nextPort(): number;
  /** The URL of an empty database. Null for SQLite. */
  databaseUrl(engine: Engine): Promise<string | null>;
  /** Returns a folder, ports and databases for two servers that run at the same time. */
  place(engine: Engine): Promise<Place>;
  /** Starts a program that prints its URL. It is stopped at the end of the run. */
  start(program: string, args?: readonly string[]): Promise<{ url: string; pid: number }>;
  /**
   * Starts a bare Fastify server. It responds to `/posts` with the given page, and to `/empty` with an empty body.
   */
  startReference(page: object): Promise<{ url: string; pid: number }>;
  atEnd(end: () => Promise<unknown>): void;
}

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

interface BenchOptions {
  readonly folder: string;
  readonly firstPort: number;
  readonly postgresUrl: string;
}

export function createBench(options: BenchOptions): Bench & { end(): Promise<void> } {
  const { folder, postgresUrl } = options;
  let port = options.firstPort;
  const endings: (() => Promise<unknown>)[] = [];
  const nextPort = () => port++;
  const databaseUrl = async (engine: Engine) =>
    engine === 'SQLite' ? null : (await createPostgresDatabase(postgresUrl)).url;

  async function start(program: string, args: readonly string[] = []) {
    const child = spawn(process.execPath, [join(root, 'packages/server/test', program), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(nextPort()) },
    });
    endings.unshift(async () => child.kill());
    const [url]: string[] = await once(createInterface({ input: child.stdout }), 'line');
    if (url === undefined || child.pid === undefined) throw new Error(`${program} did not start.`);
    return { url, pid: child.pid };
  }

  return {
    folder,
    postgresUrl,
    nextPort,
    databaseUrl,
    place: async (engine) => {
      const place = {
        folder,
        port: nextPort(),
        databaseUrls: [await databaseUrl(engine), await databaseUrl(engine)],
      } as const;
      nextPort();
      return place;
    },
    start,
    startReference: async (page) => {
      const file = join(folder, 'page.json');
      await writeFile(file, JSON.stringify(page));
      return start('reference-server.ts', [file]);
    },
    atEnd: (end) => endings.unshift(end),
    end: async () => {
      for (const end of endings) await end();
    },
  };
}
