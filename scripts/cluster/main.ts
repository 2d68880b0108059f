// Runs a cluster on this machine: PostgreSQL, an S3 server, several servers, and a proxy in front of them. For trying out how Parvis
// runs on several servers: `npm run cluster -- --servers 3 --demo`. Everything is deleted when it stops.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../app-build.ts';
import { succeed } from '../command.ts';
import { exitWithParent } from '../exit-with-parent.ts';
import { startCluster } from './cluster.ts';

const MOST_SERVERS = 9;

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    demo: { type: 'boolean', default: false },
  },
});
const count = Number(values.servers);
const port = Number(values.port);
if (!(Number.isSafeInteger(count) && count >= 1 && count <= MOST_SERVERS))
  throw new Error(`--servers takes a number from 1 to ${MOST_SERVERS}.`);
if (!(Number.isSafeInteger(port) && port >= 0 && port < 65_536)) throw new Error('--port takes a port.');

exitWithParent();
await buildApp();
const folder = await mkdtemp(join(tmpdir(), 'parvis-cluster-'));
const removeFolder = () => rm(folder, { recursive: true, force: true });

const fillDatabase = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  const env = { ...environment, DATA_DIR: join(folder, 'server-1') };
  await succeed('node', ['scripts/demo/main.ts'], { env, show: true });
};

try {
  const cluster = await startCluster({
    folder,
    port,
    servers: count,
    environment: {
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: process.env['RATE_LIMIT_MAX'] ?? '600',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
    ...(values.demo ? { prepare: fillDatabase } : {}),
  });
  for (const server of cluster.servers) console.log(`A server listens at ${server.url}`);
  console.log(`The cluster is ready: ${cluster.url}`);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await cluster.stop();
    await removeFolder();
    process.exit();
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
} catch (error) {
  await removeFolder();
  throw error;
}
