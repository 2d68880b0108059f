import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCompiledCode } from './compile-cache.ts';

let dataFolder = '';
const enable = vi.fn<() => void>();

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'parvis-compiled-'));
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  enable.mockReset();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataFolder, { recursive: true });
});

const start = (freeBytes: () => number) => {
  keepCompiledCode({ dataFolder }, { freeBytes, enable });
};

test('compiled code is stored in the data folder if the disk has room', () => {
  start(() => 100_000_000);
  expect(process.env['NODE_COMPILE_CACHE']).toBe(join(dataFolder, 'compiled'));
  expect(enable).toHaveBeenCalledOnce();
});

test('compiled code is not stored if the disk is nearly full', () => {
  start(() => 99_999_999);
  expect(process.env['NODE_COMPILE_CACHE']).toBeUndefined();
  expect(enable).not.toHaveBeenCalled();
});

test('a folder that the operator names is used even if the disk is full', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', '/elsewhere');
  start(() => 0);
  expect(process.env['NODE_COMPILE_CACHE']).toBe('/elsewhere');
  expect(enable).toHaveBeenCalledOnce();
});

test('compiled code is not stored where its folder cannot be created', async () => {
  await writeFile(join(dataFolder, 'compiled'), '');
  start(() => 100_000_000);
  expect(process.env['NODE_COMPILE_CACHE']).toBeUndefined();
  expect(enable).not.toHaveBeenCalled();
});

test.runIf(process.platform === 'linux')(
  'a folder in which nobody can create one does not stop the start',
  () => {
    keepCompiledCode({ dataFolder: '/proc' }, { freeBytes: () => 100_000_000, enable });
    expect(enable).not.toHaveBeenCalled();
  },
);

test('a file system that does not report its free space counts as one with room', () => {
  start(() => {
    throw new Error('not supported');
  });
  expect(enable).toHaveBeenCalledOnce();
});

test('temporary files that a full disk has left are deleted', async () => {
  const folder = join(dataFolder, 'compiled', 'v24');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '07639eb9'), '');
  await writeFile(join(folder, '07639eb9.kyED4x'), '');
  start(() => 100_000_000);
  expect(await readdir(folder)).toEqual(['07639eb9']);
});
