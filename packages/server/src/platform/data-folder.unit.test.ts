import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-folder-'));
});

afterEach(() => rm(folder, { recursive: true }));

function explanation(environment: Readonly<Record<string, string>> = {}): string | null {
  try {
    prepareDataFolder(readConfig({ DATA_DIR: folder, ...environment }));
    return null;
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error);
  }
}

test('missing folders are created', async () => {
  expect(explanation()).toBeNull();
  expect((await readdir(folder)).toSorted()).toEqual(['files', 'mail']);
});

test.each(['files', 'mail'])('a file in the place of the folder %s', async (name) => {
  const path = join(folder, name);
  await writeFile(path, '');
  expect(explanation()).toBe(
    `${path} is not a folder. Move it away, and restore the folder from a backup if there was one, as docs/operations.md says.`,
  );
});

test('a link to a missing place', async () => {
  await symlink(join(folder, 'missing', 'disk'), join(folder, 'files'));
  expect(explanation()).toMatch(/files is not a folder\./);
});

test.each(['secret', 'server.lock', 'server.lock-journal', 'parvis.db', 'parvis.db-wal', 'parvis.db-shm'])(
  'a folder in the place of the file %s',
  async (name) => {
    const path = join(folder, name);
    await mkdir(path);
    expect(explanation()).toBe(
      `${path} is not a file. Move it away, and restore the file from a backup if there was one, as docs/operations.md says.`,
    );
  },
);

/** Nobody may write here, not even the superuser. */
const READ_ONLY = '/proc/self/fdinfo';

test.runIf(process.platform === 'linux')('a folder that cannot be written', async () => {
  const path = join(folder, 'files');
  await symlink(READ_ONLY, path);
  expect(explanation()).toBe(
    `This user may not write in ${path}. Change its permissions, or choose another data folder with DATA_DIR.`,
  );
});

test('paths that the settings do not use are not looked at', async () => {
  for (const name of ['secret', 'mail', 'parvis.db']) await symlink('/dev/null', join(folder, name));
  expect(
    explanation({
      SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://localhost/parvis',
      SMTP_URL: 'smtp://localhost',
    }),
  ).toBeNull();
});
