import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-fs';

const EXECUTABLE = 0o755;
const READABLE = 0o644;
const OWNER_MAY_EXECUTE = 0o100;

/** The paths of all files below the folder, sorted. */
export const filesBelow = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

/**
 * Packs the folder `name` of `parent`. The bytes of the archive depend only on the names and the contents of the files,
 * on whether they are executable, and on `time`.
 */
export async function packFolder(parent: string, name: string, output: string, time: Date): Promise<void> {
  const entries = pack(parent, {
    entries: filesBelow(join(parent, name)).map((path) => join(name, path)),
    map: (header) => ({
      ...header,
      mtime: time,
      uid: 0,
      gid: 0,
      mode: ((header.mode ?? 0) & OWNER_MAY_EXECUTE) === 0 ? READABLE : EXECUTABLE,
    }),
  });
  await pipeline(entries, createGzip(), createWriteStream(output));
}

export async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
