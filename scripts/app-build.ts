import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, succeed } from './command.ts';
import { fingerprint, fingerprints } from './files.ts';

const built = join(root, 'packages/app/dist/index.html');
const stamp = join(root, 'node_modules/.cache/parvis/app-build');

async function inputs(): Promise<string> {
  const folders = ['app', 'design-system', 'api-client'].map((name) => join(root, 'packages', name));
  const files = await fingerprints(folders);
  const lock = join(root, 'package-lock.json');
  files.set(lock, await fingerprint(lock));
  const hash = createHash('sha256');
  for (const [path, print] of files) hash.update(`${relative(root, path)}\0${print}\n`);
  return hash.digest('hex');
}

/** Builds the app, unless the last build was made of the very same files. */
export async function buildApp(): Promise<'built' | 'unchanged'> {
  const current = await inputs();
  const last = await readFile(stamp, 'utf8').catch(() => '');
  if (last === current && existsSync(built)) return 'unchanged';
  await succeed('npm', ['run', 'build', '--silent', '--workspace', 'packages/app']);
  await mkdir(join(stamp, '..'), { recursive: true });
  await writeFile(stamp, current);
  return 'built';
}
