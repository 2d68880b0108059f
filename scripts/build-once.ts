import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './command.ts';
import { fingerprint, fingerprints } from './files.ts';

export interface Build {
  name: string;
  /** The source folders, relative to the root. The lock file always counts as a source, too. */
  folders: string[];
  /** A file that every build creates. */
  output: string;
  run: () => Promise<void>;
}

/** The folder for the stamps of builds, and for files that belong to no package. */
export const buildCache = join(root, 'node_modules/.cache/parvis');

async function inputsOf(folders: string[]): Promise<string> {
  const files = await fingerprints(folders.map((folder) => join(root, folder)));
  const lock = join(root, 'package-lock.json');
  files.set(lock, await fingerprint(lock));
  const hash = createHash('sha256');
  for (const [path, print] of files) hash.update(`${relative(root, path)}\0${print}\n`);
  return hash.digest('hex');
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes sure that only one process runs a build. If two gates need the same build at the same time, one of them
 * builds and the other waits.
 */
async function withLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      const owner = Number(await readFile(path, 'utf8').catch(() => ''));
      // A process that was killed could not delete its lock.
      if (owner > 0 && !isRunning(owner)) await rm(path, { force: true });
      else await delay(100);
    }
  }
  try {
    return await run();
  } finally {
    await rm(path, { force: true });
  }
}

/** Builds, unless the sources are the same as at the last build. */
export async function buildOnce({ name, folders, output, run }: Build): Promise<'built' | 'unchanged'> {
  const stamp = join(buildCache, `${name}-build`);
  await mkdir(buildCache, { recursive: true });
  return withLock(`${stamp}.lock`, async () => {
    const inputs = await inputsOf(folders);
    const last = await readFile(stamp, 'utf8').catch(() => '');
    if (last === inputs && existsSync(output)) return 'unchanged';
    await rm(stamp, { force: true });
    await run();
    await writeFile(stamp, inputs);
    return 'built';
  });
}
