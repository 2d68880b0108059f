import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { presentData, replaceData } from './replace-data.ts';

let dataFolder = '';
let staging = '';
let aside = '';

const write = async (path: string, content: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

/** Returns the content of every file of the data folder, without the staging folder. */
async function content(): Promise<Record<string, string>> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = paths
    .filter((path) => !path.startsWith(staging))
    .map(async (path) => [path.slice(dataFolder.length + 1), await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'parvis-replace-'));
  staging = join(dataFolder, 'restore');
  aside = join(dataFolder, 'replaced');
  await write(join(staging, 'database', 'parvis.db'), 'new database');
  await write(join(staging, 'files', 'ab', 'picture'), 'new picture');
  await write(join(dataFolder, 'parvis.db'), 'old database');
  await write(join(dataFolder, 'parvis.db-wal'), 'old changes');
  await write(join(dataFolder, 'files', 'cd', 'picture'), 'old picture');
  await write(join(dataFolder, 'secret'), 'old secret');
  await write(join(dataFolder, 'mail', 'a.eml'), 'a letter');
});

afterEach(async () => {
  await rm(dataFolder, { recursive: true });
});

test('moves the present data aside as a whole, and leaves everything else', async () => {
  await replaceData({ dataFolder, staging, aside }, async () => {});
  expect(await content()).toEqual({
    'parvis.db': 'new database',
    'files/ab/picture': 'new picture',
    'mail/a.eml': 'a letter',
    'replaced/parvis.db': 'old database',
    'replaced/parvis.db-wal': 'old changes',
    'replaced/files/cd/picture': 'old picture',
    'replaced/secret': 'old secret',
  });
  expect(presentData(dataFolder)).toEqual(['files', 'parvis.db']);
});

test('a failed commit undoes everything', async () => {
  const before = await content();
  const replacing = replaceData({ dataFolder, staging, aside }, () =>
    Promise.reject(new Error('connection lost')),
  );
  await expect(replacing).rejects.toThrow('connection lost');
  expect(await content()).toEqual(before);
});

test('a server does not start while a restore is replacing data, or after it was killed then', async () => {
  const config = readConfig({ DATA_DIR: dataFolder });
  await replaceData({ dataFolder, staging, aside }, async () => {
    expect(() => prepareDataFolder(config)).toThrow(`A restore into ${dataFolder} was interrupted`);
  });
  expect(() => prepareDataFolder(config)).not.toThrow();
});
