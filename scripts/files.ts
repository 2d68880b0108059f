import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** The path of every file below a folder, sorted, but for what is installed or built. */
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

/** The fingerprint of each file below the folders, by its path. */
export async function fingerprints(folders: string[]): Promise<Map<string, string>> {
  const paths = (await Promise.all(folders.map(filesBelow))).flat();
  return new Map(await Promise.all(paths.map(async (path) => [path, await fingerprint(path)] as const)));
}
