import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { ok, problem, warning, type Finding } from './finding.ts';

const GIGABYTE = 1_000_000_000;
/** Below this, the server stores no compiled code, and members' uploads soon fail. */
const MINIMUM = 0.1 * GIGABYTE;
const RECOMMENDED = 2 * GIGABYTE;
const OTHERS_MAY_READ = 0o077;

const { R_OK, W_OK, X_OK } = constants;

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, R_OK | W_OK | X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The nearest folder that exists. */
function existing(folder: string): string {
  let found = folder;
  while (!existsSync(found)) found = dirname(found);
  return found;
}

function checkRights({ dataFolder }: Pick<Config, 'dataFolder'>): Finding {
  const found = existing(dataFolder);
  const stats = statSync(found);
  if (!stats.isDirectory())
    return problem(`${found} is a file, not a folder.`, 'Choose another folder with DATA_DIR.');
  if (!isUsable(found))
    return problem(
      `This user may not write in ${found}.`,
      'Run the doctor as the user of the server. If it is the same user, change the owner of the folder.',
    );
  if (found !== dataFolder) return ok(`${dataFolder} does not exist yet. The first start creates it.`);
  if ((stats.mode & OTHERS_MAY_READ) !== 0)
    return warning(
      `Other users of this machine may open ${dataFolder}, which contains members' data.`,
      `Run: chmod 700 ${dataFolder}`,
    );
  return ok(`${dataFolder} can be written, and only by its owner.`);
}

const bytesFree = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

function checkSpace(folder: string, free: number): Finding {
  const text = `The disk of ${folder} has ${(free / GIGABYTE).toFixed(1)} GB of free space.`;
  const remedy = 'Free some space, or choose a folder on another disk with DATA_DIR.';
  if (free < MINIMUM) return problem(text, remedy);
  return free < RECOMMENDED ? warning(text, remedy) : ok(text);
}

export function checkDataFolder(config: Pick<Config, 'dataFolder'>, freeBytes = bytesFree): Finding[] {
  return [checkRights(config), checkSpace(config.dataFolder, freeBytes(existing(config.dataFolder)))];
}

/** Checks the folder of members' files. A start creates it if it does not exist. */
export function checkFiles({ dataFolder }: Pick<Config, 'dataFolder'>): Finding[] {
  const folder = join(dataFolder, 'files');
  if (!existsSync(folder)) return [ok('There are no files of members yet.')];
  if (!statSync(folder).isDirectory() || !isUsable(folder))
    return [
      problem(
        `This user cannot use ${folder}, so members can neither see nor send pictures.`,
        'Give the folder to the user of the server.',
      ),
    ];
  return [ok(`${folder} can be read and written.`)];
}
