// With the option `recursive`, Node.js creates the parent after each ENOENT, and then tries again. This never ends in a
// file system that reports ENOENT although the parent exists, such as /proc. So no other module uses the option.
import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissingFile } from './missing-file.ts';

const EVERYBODY = 0o777;

function isFolderSync(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function createOneSync(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!isFolderSync(path)) throw error;
  }
}

/** Creates the folder and its missing parents with this mode. An existing folder stays as it is. */
export function createFolderSync(path: string, mode = EVERYBODY): void {
  try {
    createOneSync(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if (!isMissingFile(error) || parent === path) throw error;
    createFolderSync(parent, mode);
    createOneSync(path, mode);
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

async function createOne(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (!(await isFolder(path))) throw error;
  }
}

/** Like `createFolderSync`, without blocking the process. */
export async function createFolder(path: string, mode = EVERYBODY): Promise<void> {
  try {
    await createOne(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if (!isMissingFile(error) || parent === path) throw error;
    await createFolder(parent, mode);
    await createOne(path, mode);
  }
}
