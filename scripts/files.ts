import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** The sorted paths of all files below a folder. Installed and built files are left out. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = glob('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => skipped.has(name),
  });
  const paths: string[] = [];
  for await (const entry of entries) {
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  return paths.toSorted();
}

export async function fingerprint(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

/** The hash of each file below the folders, by the path of the file. */
export async function fingerprints(folders: string[]): Promise<Map<string, string>> {
  const paths = (await Promise.all(folders.map(filesBelow))).flat();
  return new Map(await Promise.all(paths.map(async (path) => [path, await fingerprint(path)] as const)));
}
