import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, ClusterServer } from '../cluster/cluster.ts';

/** Draws a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A fault of a cluster. `cause` resolves when the service is back. */
interface Fault {
  readonly title: string;
  readonly cause: (cluster: Cluster, random: Random) => Promise<void>;
}

const HANG = 30_000;

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
