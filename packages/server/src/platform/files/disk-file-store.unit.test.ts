import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskFileStore } from './disk-file-store.ts';
import { fileKey } from './file-store.ts';

const fileId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';
const copyId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c';
let folder = '';
let store: DiskFileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-files-'));
  store = new DiskFileStore(join(folder, 'files'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function put(id: string, variant: string, content: string): Promise<void> {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  await store.put(fileKey(id, variant), path);
}

async function read(key: string, range?: { start: number; end: number }): Promise<string> {
  const stream = await store.open(key, range);
  if (stream === null) throw new Error('no such file');
  return (await buffer(stream)).toString();
}

async function idsBefore(time: number): Promise<string[]> {
  const ids = [];
  for await (const id of store.listBefore(time)) ids.push(id);
  return ids;
}

describe('the disk file store', () => {
  test('stores a file and returns it, completely or in part', async () => {
    await put(fileId, 'small', 'a picture');
    expect(await readdir(folder)).toEqual(['files']);
    expect(await store.size(fileKey(fileId, 'small'))).toBe(9);
    expect(await read(fileKey(fileId, 'small'))).toBe('a picture');
    expect(await read(fileKey(fileId, 'small'), { start: 2, end: 4 })).toBe('pic');
  });

  test('returns null for missing files', async () => {
    expect(await store.open(fileKey(fileId, 'small'))).toBeNull();
    expect(await store.size(fileKey(fileId, 'small'))).toBeNull();
    expect(await idsBefore(Date.now())).toEqual([]);
  });

  test('lists the keys of all files', async () => {
    await put(fileId, 'small', 'one');
    await put(fileId, 'large', 'two');
    await put(copyId, 'original', 'three');
    await writeFile(join(folder, 'files', 'lost'), 'not a stored file');
    const keys: string[] = [];
    for await (const key of store.keys()) keys.push(key);
    expect(keys.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      fileKey(fileId, 'large'),
      fileKey(fileId, 'small'),
      fileKey(copyId, 'original'),
    ]);
  });

  test('deletes every variant, and can do so twice', async () => {
    await put(fileId, 'small', 'one');
    await put(fileId, 'large', 'two');
    await store.remove(fileId);
    await store.remove(fileId);
    expect(await store.size(fileKey(fileId, 'small'))).toBeNull();
    expect(await store.size(fileKey(fileId, 'large'))).toBeNull();
  });

  test('stores a copy of every variant, which stays when the file is deleted', async () => {
    await put(fileId, 'small', 'one');
    await put(fileId, 'large', 'two');
    expect(await store.copy(fileId, copyId)).toBe(true);
    await store.remove(fileId);
    expect(await read(fileKey(copyId, 'small'))).toBe('one');
    expect(await read(fileKey(copyId, 'large'))).toBe('two');
    expect(await store.size(fileKey(fileId, 'small'))).toBeNull();
    await store.remove(copyId);
    expect(await store.size(fileKey(copyId, 'small'))).toBeNull();
  });

  test('copies nothing if the file is missing', async () => {
    expect(await store.copy(fileId, copyId)).toBe(false);
    expect(await idsBefore(Date.now() + 60_000)).toEqual([]);
  });

  test('lists the files that were stored before a time, and no others', async () => {
    await put(fileId, 'small', 'one');
    await mkdir(join(folder, 'files', '4b', 'lost+found'));
    expect(await idsBefore(Date.now() - 60_000)).toEqual([]);
    const old = new Date(Date.now() - 7_200_000);
    await utimes(join(folder, 'files', '4b', fileId), old, old);
    expect(await idsBefore(Date.now() - 60_000)).toEqual([fileId]);
  });

  test.each(['../../etc/passwd', `${fileId}/../../x`, `${fileId}/`, fileId, ''])(
    'never leaves its folder: %j',
    async (key) => {
      await expect(store.open(key)).rejects.toThrow('Not the key of a file');
      await expect(store.remove(key === fileId ? '..' : key)).rejects.toThrow('Not the id of a file');
    },
  );
});
