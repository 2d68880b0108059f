import { existsSync, readdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../create-folder.ts';
import { UNFINISHED_RESTORE } from '../data-folder.ts';
import { SECRET, SQLITE_DATABASE } from './format.ts';

const PRIVATE = 0o700;

/** What a restore replaces in the data folder. The database is the last, so that its presence means a whole folder. */
const replaced = ['secret', 'files', 'parvis.db-journal', 'parvis.db-shm', 'parvis.db-wal', 'parvis.db'];
const restored: readonly (readonly [source: string, target: string])[] = [
  [SECRET, 'secret'],
  ['files', 'files'],
  [SQLITE_DATABASE, 'parvis.db'],
];

/** Returns the names of the present data. An empty folder for files is no data. */
export const presentData = (dataFolder: string): string[] =>
  replaced.filter((name) => {
    const path = join(dataFolder, name);
    return existsSync(path) && (name !== 'files' || readdirSync(path).length > 0);
  });

/** Moves files, and moves them back if one of them cannot be moved or if `work` fails. */
async function movingAll(
  moves: readonly (readonly [string, string])[],
  work: () => Promise<void>,
): Promise<void> {
  const done: (readonly [string, string])[] = [];
  try {
    for (const [source, target] of moves) {
      await rename(source, target);
      done.push([source, target]);
    }
    await work();
  } catch (error) {
    for (const [source, target] of done.toReversed()) await rename(target, source);
    throw error;
  }
}

interface Replacement {
  readonly dataFolder: string;
  /** The folder with the extracted backup, on the same disk. */
  readonly staging: string;
  /** The folder to which the present data is moved. */
  readonly aside: string;
}

/**
 * Puts the extracted backup in the place of the present data, and then runs `commit`. Every step is a renaming. If one
 * fails, all are undone. If the process is killed in between, a marker keeps servers from starting with half of the
 * data, and the restore can run again.
 */
export async function replaceData(
  { dataFolder, staging, aside }: Replacement,
  commit: () => Promise<void>,
): Promise<void> {
  const marker = join(dataFolder, UNFINISHED_RESTORE);
  const present = presentData(dataFolder);
  if (present.length > 0) await createFolder(aside, PRIVATE);
  const file = await open(marker, 'w');
  await file.sync();
  await file.close();
  // `presentData` does not name an empty folder for files, which would be in the way.
  if (!present.includes('files')) await rm(join(dataFolder, 'files'), { recursive: true, force: true });
  const moves = [
    ...present.map((name) => [join(dataFolder, name), join(aside, name)] as const),
    ...restored
      .map(([source, target]) => [join(staging, source), join(dataFolder, target)] as const)
      .filter(([source]) => existsSync(source)),
  ];
  try {
    await movingAll(moves, commit);
  } finally {
    await rm(marker, { force: true });
  }
}
