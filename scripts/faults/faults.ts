import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { fillDatabase } from '../../packages/server/test/full-database.ts';
import type { Cluster, ClusterServer } from '../cluster/cluster.ts';

/** Draws a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A fault of a cluster. `cause` resolves when the service is back. */
interface Fault {
  readonly title: string;
  readonly cause: (cluster: Cluster, random: Random) => Promise<void>;
}

const HANG = 30_000;
/** How long S3 is away, the disk is full, or a clock is wrong. */
const OUTAGE = 10_000;
const clockAhead = pathToFileURL(join(import.meta.dirname, 'clock-ahead.ts')).href;

function draw(servers: readonly ClusterServer[], random: Random): ClusterServer {
  const server = servers[Math.floor(random() * servers.length)];
  if (server === undefined) throw new Error('The cluster has no servers.');
  return server;
}

async function killAndRestart(servers: readonly ClusterServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all(servers.map((server) => server.start()));
}

/** Each fault by the name that selects it on the command line. */
export const faults: Readonly<Record<string, Fault>> = {
  'kill-one': {
    title: 'one server is killed',
    // The other servers still serve, so the service is back at once.
    cause: async ({ servers }, random) => {
      const server = draw(servers, random);
      await server.kill();
    },
  },
  'kill-most': {
    title: 'all servers but one are killed',
    cause: async ({ servers }, random) => {
      const kept = draw(servers, random);
      await Promise.all(servers.filter((server) => server !== kept).map((server) => server.kill()));
    },
  },
  'kill-all': {
    title: 'all servers are killed and start again',
    cause: ({ servers }) => killAndRestart(servers),
  },
  database: {
    title: 'PostgreSQL is killed and starts again',
    cause: ({ restartDatabase }) => restartDatabase(),
  },
  s3: {
    title: 'the S3 server is killed and starts again after 10 s',
    cause: async ({ s3 }) => {
      await s3.kill();
      await delay(OUTAGE);
      await s3.restart();
    },
  },
  'full-disk': {
    title: 'the disk of PostgreSQL is full for 10 s',
    cause: async ({ databaseUrl }) => {
      const makeRoom = await fillDatabase(databaseUrl);
      await delay(OUTAGE);
      await makeRoom();
    },
  },
  'clock-ahead': {
    title: 'the clock of one server is a minute ahead for 10 s',
    cause: async ({ servers }, random) => {
      const server = draw(servers, random);
      await server.stop();
      await server.start({ NODE_OPTIONS: `--import=${clockAhead}` });
      await delay(OUTAGE);
      await server.stop();
      await server.start();
    },
  },
  'hanging-network': {
    title: 'the network between one server and PostgreSQL hangs for 30 s',
    cause: async ({ servers }, random) => {
      const { link } = draw(servers, random);
      link.hang();
      await delay(HANG);
      link.resume();
    },
  },
  release: {
    title: 'the servers are replaced one after the other',
    cause: async ({ servers }) => {
      for (const server of servers) {
        await server.stop();
        await server.start();
      }
    },
  },
};

/** Starts the servers again that a fault has left without a process. */
export async function repair({ servers }: Cluster): Promise<void> {
  for (const server of servers) if (!server.isRunning()) await server.start();
}
