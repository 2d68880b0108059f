import { readdirSync, rmSync, statfsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { createFolderSync } from './create-folder.ts';

/**
 * The free space in bytes that is needed. A start writes up to 10 MB of compiled code. With less free space, the server
 * stores no compiled code and leaves the space for members' data.
 */
const ROOM = 100_000_000;
/** The name of a temporary file. Node.js writes it first, and leaves it behind if the disk is full. */
const DRAFT = /\.[A-Za-z0-9]{6}$/;

interface System {
  readonly freeBytes: (folder: string) => number;
  readonly enable: () => unknown;
}

const system: System = {
  freeBytes(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  enable: () => enableCompileCache(),
};

/** Returns null if `work` throws, because the server must also start without a compile cache. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function removeDrafts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && DRAFT.test(entry.name)) rmSync(join(entry.parentPath, entry.name), { force: true });
  }
}

/**
 * Stores compiled code in the data folder, because reading it takes half as long as compiling. `NODE_COMPILE_CACHE`
 * can name another folder. The variable also tells worker processes which folder is used.
 */
export function keepCompiledCode(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  { freeBytes, enable }: System = system,
): void {
  createFolderSync(dataFolder, 0o700);
  if (process.env['NODE_COMPILE_CACHE'] === undefined) {
    const folder = join(dataFolder, 'compiled');
    attempt(() => removeDrafts(folder));
    if ((attempt(() => freeBytes(dataFolder)) ?? ROOM) < ROOM) return;
    // In a place where nobody can create folders, Node.js would try for ever to create this folder.
    if (attempt(() => createFolderSync(folder, 0o700)) === null) return;
    process.env['NODE_COMPILE_CACHE'] = folder;
  }
  enable();
}

/** Call this to write the cache. Node.js itself writes it only at exit, and a killed process does not get there. */
export const writeCompiledCode = flushCompileCache;
