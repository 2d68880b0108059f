import { glob, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolder, createFolderSync } from './create-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-create-'));
});

afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe.each([
  ['createFolder', createFolder],
  [
    'createFolderSync',
    async (path: string, mode?: number) => {
      createFolderSync(path, mode);
    },
  ],
] as const)('%s', (_, create) => {
  test('creates the folder and its parents, and accepts that they exist', async () => {
    const path = join(folder, 'one', 'two', 'three');
    for (let round = 0; round < 2; round += 1) await create(path, 0o700);
    for (const part of ['one', 'one/two', 'one/two/three'])
      expect([part, await modeOf(join(folder, part))]).toEqual([part, '700']);
    await symlink(join(folder, 'one'), join(folder, 'link'));
    await create(join(folder, 'link', 'four'));
    expect((await stat(join(folder, 'one', 'four'))).isDirectory()).toBe(true);
    await create('/');
  });

  test('creates the same folder several times at once', async () => {
    const path = join(folder, 'one', 'two');
    await Promise.all(Array.from({ length: 20 }, () => create(path)));
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  test('fails if a file is in the way', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    await symlink(join(folder, 'missing'), join(folder, 'link'));
    await expect(create(path)).rejects.toMatchObject({ code: 'EEXIST', syscall: 'mkdir' });
    await expect(create(join(path, 'one'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(create(join(folder, 'link'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(create(join(folder, 'link', 'one'))).rejects.toMatchObject({ code: 'EEXIST' });
  });

  test.runIf(process.platform === 'linux').each(['/proc/parvis', '/proc/parvis/one/two'])(
    'fails at %s, where no file system can create a folder',
    async (path) => {
      await expect(create(path)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'mkdir' });
    },
  );
});

test('no other module of the server creates the parents of a folder', async () => {
  const source = join(import.meta.dirname, '..');
  const found: string[] = [];
  for await (const name of glob('**/*.ts', { cwd: source })) {
    if (name.endsWith('.test.ts')) continue;
    if (/\bmkdir(?:Sync)?\([^;]*recursive: true/.test(await readFile(join(source, name), 'utf8')))
      found.push(name);
  }
  expect(found).toEqual([]);
});
