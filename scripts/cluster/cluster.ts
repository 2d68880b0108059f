import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/test/embedded-postgres.ts';
import { freePort } from '../../packages/server/test/free-port.ts';
import { createPostgresDatabase } from '../../packages/server/test/postgres-database.ts';
import { startS3Server, type S3Server } from '../../packages/server/test/s3-server.ts';
import type { ServerProcess } from '../../packages/server/test/server-process.ts';
import { startBuiltServer } from '../built-server-process.ts';
import { startBalancer } from './balancer.ts';
import { openDatabaseLink, type DatabaseLink } from './database-link.ts';

/** A server of the cluster. It has a fixed address, but its process can end and start again. */
export interface ClusterServer {
  readonly url: string;
  readonly link: DatabaseLink;
  readonly isRunning: () => boolean;
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Kills the process at once, as a power cut would. */
  readonly kill: () => Promise<void>;
}

export interface Cluster {
  /** The URL of the proxy, which distributes requests over the servers. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly s3: S3Server;
  readonly servers: readonly ClusterServer[];
  readonly restartDatabase: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ClusterOptions {
  /** The folder for the data folders of the servers. */
  readonly folder: string;
  readonly servers: number;
  /** The port of the proxy. `0` means any free port. */
  readonly port: number;
  /** Settings of all servers. */
  readonly environment: Readonly<Record<string, string>>;
  /** Runs before a server starts, with the settings of the database and of the files. */
  readonly prepare?: (environment: Readonly<Record<string, string>>) => Promise<void>;
}

async function createClusterServer(
  dataFolder: string,
  link: DatabaseLink,
  settings: ClusterOptions['environment'],
): Promise<ClusterServer> {
  const port = await freePort();
  let running: ServerProcess | null = null;
  const end = async (how: 'stop' | 'kill'): Promise<void> => {
    const server = running;
    running = null;
    await server?.[how]();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    link,
    isRunning: () => running !== null,
    start: async (environment = {}) => {
      running = await startBuiltServer({
        dataFolder,
        databaseUrl: link.url,
        port,
        environment: { ...settings, ...environment },
      });
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
  };
}

/** Starts PostgreSQL, an S3 server, several servers of Parvis and a proxy in front of them, all on this machine. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, port, prepare } = options;
  const postgres = await startEmbeddedPostgres({ durable: true });
  // Every server signs with the same secret, because the next request of a page can reach another server.
  const s3 = await startS3Server();
  const environment = {
    SECRET: randomBytes(32).toString('base64url'),
    ...s3.environment,
    ...options.environment,
  };
  const links: DatabaseLink[] = [];
  const servers: ClusterServer[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    for (const link of links) link.stop();
    await postgres.stop();
    await s3.close();
  };
  try {
    const database = await createPostgresDatabase(postgres.url);
    await prepare?.({ ...environment, DATABASE_URL: database.url });
    for (let index = 1; index <= options.servers; index += 1) {
      const link = await openDatabaseLink(database.url);
      links.push(link);
      servers.push(await createClusterServer(join(folder, `server-${index}`), link, environment));
    }
    for (const server of servers) await server.start();
    const balancer = await startBalancer({ port, servers: servers.map(({ url }) => url) });
    return {
      url: balancer.url,
      databaseUrl: database.url,
      s3,
      servers,
      restartDatabase: () => postgres.restart(),
      stop: async () => {
        await balancer.stop();
        await Promise.all(servers.map((server) => server.stop()));
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
