// What every store of files does.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { readConfig } from '../config.ts';
import { createFileStore } from './create-file-store.ts';
import { fileKey, type FileStore } from './file-store.ts';

const fileId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';
const copyId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c';
const MINUTE = 60_000;

const s3 = await startS3Server();
const folder = await mkdtemp(join(tmpdir(), 'parvis-stores-'));

const textOf = async (stream: Readable | null | undefined): Promise<string | null> =>
  stream === null || stream === undefined ? null : (await buffer(stream)).toString();

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['the disk', {}],
  ['a bucket', s3.environment],
  ['a prefix of a bucket', { ...s3.environment, S3_PREFIX: 'parish' }],
])('the file store on %s', (name, environment: Readonly<Record<string, string>>) => {
  const dataFolder = join(folder, name.replaceAll(' ', '-'));
  const store: FileStore = createFileStore(readConfig({ DATA_DIR: dataFolder, ...environment }));
  const upload = join(folder, 'upload');

  beforeEach(async () => {
    await store.remove(fileId);
    await store.remove(copyId);
  });

  async function put(id: string, variant: string, content: string): Promise<void> {
    await writeFile(upload, content);
    await store.put(fileKey(id, variant), upload);
  }

  const read = async (id: string, variant: string, range?: { start: number; end: number }) =>
    textOf(await store.open(fileKey(id, variant), range));

  async function stored(): Promise<string[]> {
    const found = [];
    for await (const { variant, size } of store.list()) found.push(`${variant} ${size}`);
    return found.toSorted((one, other) => one.localeCompare(other));
  }

  async function idsBefore(time: number): Promise<string[]> {
    const ids = [];
    for await (const id of store.listBefore(time)) ids.push(id);
    return ids;
  }

  test('stores a file and returns it, completely or in part', async () => {
    await put(fileId, 'small', 'a picture');
    expect(existsSync(upload)).toBe(false);
    expect(await store.size(fileKey(fileId, 'small'))).toBe(9);
    expect(await read(fileId, 'small')).toBe('a picture');
    expect(await read(fileId, 'small', { start: 2, end: 4 })).toBe('pic');
    const whole = await store.openWhole(fileKey(fileId, 'small'));
    expect([whole?.size, await textOf(whole?.stream)]).toEqual([9, 'a picture']);
  });

  test('stores an empty file', async () => {
    await put(fileId, 'original', '');
    expect([await store.size(fileKey(fileId, 'original')), await read(fileId, 'original')]).toEqual([0, '']);
  });

  test('returns null for missing files', async () => {
    const key = fileKey(fileId, 'small');
    expect(await store.open(key)).toBeNull();
    expect(await store.open(key, { start: 0, end: 1 })).toBeNull();
    expect(await store.openWhole(key)).toBeNull();
    expect(await store.size(key)).toBeNull();
    expect(await stored()).toEqual([]);
    expect(await idsBefore(Date.now() + MINUTE)).toEqual([]);
  });

  test('deletes every variant, and can do so twice', async () => {
    await put(fileId, 'small', 'one');
    await put(fileId, 'large', 'three');
    expect(await stored()).toEqual(['large 5', 'small 3']);
    await store.remove(fileId);
    await store.remove(fileId);
    expect(await stored()).toEqual([]);
    expect(await store.size(fileKey(fileId, 'small'))).toBeNull();
  });

  test('stores a copy of every variant, which stays when the file is deleted', async () => {
    await put(fileId, 'small', 'one');
    await put(fileId, 'large', 'two');
    expect(await store.copy(fileId, copyId)).toBe(true);
    await store.remove(fileId);
    expect([await read(copyId, 'small'), await read(copyId, 'large')]).toEqual(['one', 'two']);
    expect(await store.size(fileKey(fileId, 'small'))).toBeNull();
  });

  test('copies nothing if the file is missing', async () => {
    expect(await store.copy(fileId, copyId)).toBe(false);
    expect(await stored()).toEqual([]);
  });

  test('lists each file that was stored before a time once, and no others', async () => {
    await put(fileId, 'small', 'one');
    await put(fileId, 'large', 'two');
    await put(copyId, 'small', 'three');
    expect(await idsBefore(Date.now() - MINUTE)).toEqual([]);
    expect((await idsBefore(Date.now() + MINUTE)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      fileId,
      copyId,
    ]);
  });

  test.each(['../../etc/passwd', `${fileId}/../../x`, `${fileId}/`, fileId, ''])(
    'never reads or deletes anything else: %j',
    async (key) => {
      await expect(store.open(key)).rejects.toThrow('Not the key of a file');
      await expect(store.remove(key === fileId ? '..' : key)).rejects.toThrow('Not the id of a file');
    },
  );
});
