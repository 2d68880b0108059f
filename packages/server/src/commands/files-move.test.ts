import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storedFiles } from '../../test/attachments.ts';
import { startCommunity, type Caller, type Community } from '../../test/community.ts';
import { run } from '../../test/process.ts';
import { photo, video } from '../../test/sample-files.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { copyMissingFiles } from '../features/files/index.ts';
import { readConfig } from '../platform/config.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { fileKey, type FileStore } from '../platform/files/file-store.ts';

const s3 = await startS3Server();
let community: Community;
let maria: Caller;
let disk: FileStore;
let bucket: FileStore;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  disk = createFileStore(community.config);
  bucket = createFileStore({ ...community.config, s3: readConfig(s3.environment).s3 });
  await publish(await photo());
  await publish(video());
});

beforeEach(() => {
  s3.recover();
  s3.objects.clear();
});

afterAll(async () => {
  await community.close();
  await s3.close();
});

async function publish(file: Buffer): Promise<void> {
  const body = new FormData();
  body.append('content', 'Procession on Sunday.');
  body.append('images', new Blob([Uint8Array.from(file)]), 'file');
  expect((await maria.request('POST', '/post/create', { body })).status).toBe(201);
}

/** Returns all bytes of a store. */
async function contentsOf(store: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const { fileId, variant } of store.list()) {
    const key = fileKey(fileId, variant);
    contents[key] = (await buffer((await store.open(key)) ?? Readable.from([]))).toString('base64');
  }
  return contents;
}

const move = (direction: string) =>
  run('commands/files-move.ts', [direction], {
    DATA_DIR: community.config.dataFolder,
    ...(community.config.databaseUrl === null ? {} : { DATABASE_URL: community.config.databaseUrl }),
    ...s3.environment,
  }).ended;

const copyTo = (source: FileStore, target: FileStore) =>
  copyMissingFiles({
    database: community.database,
    source,
    target,
    temporary: join(community.config.dataFolder, 'tmp'),
    onProgress: () => {},
  });

test('the command copies the files while the server runs, and says what is next', async () => {
  const before = await contentsOf(disk);
  const { code, output, complaints } = await move('to-s3');
  expect([code, complaints]).toEqual([0, '']);
  expect(output).toContain(`Copied and verified ${Object.keys(before).length} files (`);
  expect(output).toContain('Stop the server. 2. Run this command again');
  expect(await contentsOf(bucket)).toEqual(before);
});

test('the command explains why it failed', async () => {
  s3.fail('*', 'error', 999);
  const { code, complaints } = await move('to-s3');
  expect(code).toBe(1);
  expect(complaints).toMatch(/^The file store failed: .*, status 500\)\. Check the settings S3_…/u);
  expect(complaints).toContain('it copies only the missing files');
});

test('after a failure, the next run copies only what is missing', async () => {
  const { length } = Object.keys(await contentsOf(disk));
  s3.fail('GetObject', 'error', 99);
  await expect(copyTo(disk, bucket)).rejects.toThrow('The file store failed');
  s3.recover();
  const stored = s3.objects.size;
  expect(stored).toBeGreaterThan(0);
  expect(await copyTo(disk, bucket)).toMatchObject({
    copied: length - stored,
    present: stored,
    differing: 0,
  });
});

test('a file that was uploaded after the first run is copied by the second run', async () => {
  await copyTo(disk, bucket);
  await publish(video());
  expect(await copyTo(disk, bucket)).toMatchObject({ copied: 1, bytes: video().length });
  expect(await contentsOf(bucket)).toEqual(await contentsOf(disk));
});

test('a deleted file does not return', async () => {
  await copyTo(disk, bucket);
  const { posts } = await maria.feed('?limit=1');
  await maria.request('DELETE', `/post/${posts[0]?._id}`);
  s3.objects.clear();
  await copyTo(disk, bucket);
  expect(await contentsOf(bucket)).toEqual(await contentsOf(disk));
});

test('a copy that differs is deleted and reported', async () => {
  const damaged: FileStore = {
    put: (key, path) => bucket.put(key, path),
    open: async () => Readable.from([Buffer.from('other bytes')]),
    openWhole: (key) => bucket.openWhole(key),
    presign: (key, response) => bucket.presign(key, response),
    size: (key) => bucket.size(key),
    copy: (from, to) => bucket.copy(from, to),
    remove: (id) => bucket.remove(id),
    list: () => bucket.list(),
    listBefore: (time) => bucket.listBefore(time),
    removeUnfinished: (time) => bucket.removeUnfinished(time),
  };
  const { length } = Object.keys(await contentsOf(disk));
  expect(await copyTo(disk, damaged)).toMatchObject({ copied: 0, differing: length });
  expect(s3.objects.size).toBe(0);
});

test('files return to the disk', async () => {
  await copyTo(disk, bucket);
  const before = await contentsOf(disk);
  await rm(join(community.config.dataFolder, 'files'), { recursive: true });
  await copyTo(bucket, disk);
  expect(await contentsOf(disk)).toEqual(before);
  expect((await storedFiles(community)).length).toBeGreaterThan(0);
});
