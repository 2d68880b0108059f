import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const HOUR = 60 * 60 * 1000;

let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'parvis-temporary-'));
});

afterEach(() => rm(dataFolder, { recursive: true }));

const create = (databaseUrl: string | null = 'postgres://localhost/parvis') =>
  createTemporaryFolder({ dataFolder, databaseUrl }, systemClock);

const allFiles = async () =>
  (await readdir(join(dataFolder, 'tmp'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

async function age(path: string): Promise<void> {
  const old = new Date(Date.now() - 2 * HOUR);
  await utimes(path, old, old);
}

test('a server that shares the data folder leaves the uploads of the others alone', async () => {
  const one = await create();
  await writeFile(join(one.path, 'upload'), '');
  const two = await create();
  await writeFile(join(two.path, 'other'), '');
  await two.sweep();
  expect(await allFiles()).toEqual(['other', 'upload']);
  await two.close();
  expect(await allFiles()).toEqual(['upload']);
});

test('what a crashed server has left is deleted after an hour', async () => {
  const [dead, alive] = [await create(), await create()];
  await writeFile(join(dead.path, 'upload'), '');
  await writeFile(join(alive.path, 'upload'), '');
  await Promise.all([dead.path, alive.path].map(age));
  // The running server renews the date of its folder.
  expect(await alive.sweep()).toBe(1);
  expect(await readdir(join(dataFolder, 'tmp'))).toEqual([alive.path.slice(-36)]);
  expect(await allFiles()).toEqual(['upload']);
  await Promise.all([dead, alive].map((folder) => folder.close()));
});

test.each([null, 'postgres://localhost/parvis'])('old files are deleted (%s)', async (databaseUrl) => {
  const folder = await create(databaseUrl);
  await mkdir(join(folder.path, 'picture-left'));
  await writeFile(join(folder.path, 'recent'), '');
  await age(join(folder.path, 'picture-left'));
  expect(await folder.sweep()).toBe(1);
  expect(await readdir(folder.path)).toEqual(['recent']);
  await folder.close();
});

test('the only server of a data folder begins with an empty folder', async () => {
  const before = await create(null);
  await writeFile(join(before.path, 'upload'), '');
  await create(null);
  expect(await allFiles()).toEqual([]);
});
