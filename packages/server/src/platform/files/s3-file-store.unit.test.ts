import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { readS3Settings } from './s3-settings.ts';
import { fileStoreFailures } from './file-store-error.ts';
import { fileKey } from './file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

const fileId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';
const copyId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c';
const key = fileKey(fileId, 'original');
const KIB = 1024;
const MINUTE = 60_000;

const server = await startS3Server({ leastPart: 64 * KIB, pageSize: 2 });
const folder = await mkdtemp(join(tmpdir(), 'parvis-s3-'));
const upload = join(folder, 'upload');

function storeWith(environment = server.environment, now = Date.now): S3FileStore {
  const settings = readS3Settings(environment);
  if (settings === null) throw new Error('There are no settings.');
  return new S3FileStore(settings, {
    timeouts: { connect: 200, idle: 200 },
    partBytes: 64 * KIB,
    copyBytes: 100 * KIB,
    now,
  });
}

const store = storeWith();

beforeEach(() => {
  server.recover();
  server.objects.clear();
  server.uploads.clear();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function put(id: string, bytes: Buffer, variant = 'original'): Promise<void> {
  await writeFile(upload, bytes);
  await store.put(fileKey(id, variant), upload);
}

async function openWhole(): Promise<Readable> {
  const file = await store.openWhole(key);
  if (file === null) throw new Error('There is no file.');
  return file.stream;
}

const readWhole = async (): Promise<Buffer> => buffer(await openWhole());

const callsSince = (before: number): string[] => server.calls.slice(before);

describe('a large file', () => {
  const bytes = randomBytes(300 * KIB);

  test('is stored in parts', async () => {
    const before = server.calls.length;
    await put(fileId, bytes);
    expect(callsSince(before).filter((call) => call === 'UploadPart')).toHaveLength(5);
    expect((await readWhole()).equals(bytes)).toBe(true);
    expect(server.uploads.size).toBe(0);
  });

  test('is copied in parts', async () => {
    await put(fileId, bytes);
    const before = server.calls.length;
    expect(await store.copy(fileId, copyId)).toBe(true);
    expect(callsSince(before).filter((call) => call === 'UploadPartCopy')).toHaveLength(3);
    expect(server.objects.get(`files/${copyId}/original`)?.body.equals(bytes)).toBe(true);
  });

  test('leaves nothing behind if a part cannot be stored', async () => {
    server.fail('UploadPart', 'full', 9);
    await expect(put(fileId, bytes)).rejects.toMatchObject({ name: 'FileStoreError', code: 'EDQUOT' });
    expect([server.uploads.size, server.objects.size]).toEqual([0, 0]);
    expect(existsSync(upload)).toBe(true);
  });

  test('is stored although requests fail and the last response is lost', async () => {
    server.fail('CreateMultipartUpload', 'error');
    server.fail('UploadPart', 'hang');
    server.fail('CompleteMultipartUpload', 'cut');
    await put(fileId, bytes);
    expect((await readWhole()).equals(bytes)).toBe(true);
  });

  test('whose upload was never finished is removed', async () => {
    await put(fileId, bytes);
    server.fail('UploadPart', 'full', 99);
    server.fail('AbortMultipartUpload', 'error', 99);
    for (let count = 0; count < 3; count += 1)
      await expect(put(copyId, bytes)).rejects.toThrow('upload a part');
    server.recover();
    expect(await store.removeUnfinished(Date.now() - MINUTE)).toBe(0);
    expect(await store.removeUnfinished(Date.now() + MINUTE)).toBe(3);
    expect([server.uploads.size, server.objects.size]).toEqual([0, 1]);
  });
});

describe('a presigned URL', () => {
  const direct = { ...server.environment, S3_DIRECT_READS: '1' };
  const HOUR = 60 * MINUTE;
  const windowStart = Math.floor(Date.now() / (2 * HOUR)) * 2 * HOUR;

  async function urlAt(time: number): Promise<string> {
    const response = { contentType: 'audio/mpeg', contentDisposition: 'inline' };
    const presigned = await storeWith(direct, () => time).presign(key, response);
    return presigned?.url ?? '';
  }

  test('opens one object to a browser, with the type that the server has chosen', async () => {
    await put(fileId, Buffer.from('a hymn'));
    await put(copyId, Buffer.from('another hymn'));
    const url = await urlAt(Date.now());
    const response = await fetch(url, { headers: { range: 'bytes=2-' } });
    expect([response.status, await response.text()]).toEqual([206, 'hymn']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=7200, immutable',
    });
    for (const changed of [url.replace(fileId, copyId), url.replace('audio%2Fmpeg', 'text%2Fhtml')])
      expect((await fetch(changed)).status).toBe(403);
  });

  test('is the same for two hours, so that browsers can cache the file', async () => {
    const urls = await Promise.all([0, 2 * HOUR - 1, 2 * HOUR].map((after) => urlAt(windowStart + after)));
    expect(urls[1]).toBe(urls[0]);
    expect(urls[2]).not.toBe(urls[0]);
  });

  test('expires after two to four hours', async () => {
    await put(fileId, Buffer.from('a hymn'));
    expect((await fetch(await urlAt(windowStart - 1))).status).toBe(200);
    expect((await fetch(await urlAt(windowStart - 2 * HOUR - 1))).status).toBe(403);
  });

  test('has the address that browsers reach', async () => {
    const endpoint = 'https://parvis-test.files.example.org';
    const elsewhere = storeWith({ ...direct, S3_PUBLIC_ENDPOINT: endpoint });
    const presigned = await elsewhere.presign(key, {
      contentType: 'audio/mpeg',
      contentDisposition: 'inline',
    });
    expect(presigned?.url).toMatch(`${endpoint}/files/${key}?`);
  });
});

describe('a download', () => {
  const bytes = randomBytes(500 * KIB);

  test.each(['cut', 'stall'] as const)('continues after the first response: %s', async (failure) => {
    await put(fileId, bytes);
    server.fail('GetObject', failure);
    const before = server.calls.length;
    expect((await readWhole()).equals(bytes)).toBe(true);
    expect(callsSince(before)).toEqual(['GetObject', 'GetObject']);
  });

  test('of a part continues after the first response', async () => {
    await put(fileId, bytes);
    server.fail('GetObject', 'cut', 2);
    const range = { start: 100, end: 200 * KIB };
    const stream = await store.open(key, range);
    expect(stream === null ? null : (await buffer(stream)).equals(bytes.subarray(100, 200 * KIB + 1))).toBe(
      true,
    );
  });

  test('fails if the rest cannot be read', async () => {
    await put(fileId, bytes);
    server.fail('GetObject', 'cut');
    const stream = await openWhole();
    server.fail('GetObject', 'error', 9);
    await expect(buffer(stream)).rejects.toThrow('get the rest of an object (InternalError');
  });

  test('fails if the object was replaced in the meantime', async () => {
    await put(fileId, bytes);
    server.fail('GetObject', 'cut');
    const stream = await openWhole();
    await put(fileId, randomBytes(500 * KIB));
    await expect(buffer(stream)).rejects.toThrow('PreconditionFailed');
  });

  test('that is not read ends its connection', async () => {
    await put(fileId, bytes);
    server.fail('GetObject', 'stall');
    const stream = await openWhole();
    const closed = server.connectionClosed();
    stream.destroy();
    await expect(closed).resolves.toBeUndefined();
  });
});

describe('a service that fails', () => {
  test('is asked again', async () => {
    server.fail('*', 'error', 2);
    expect(await store.size(key)).toBeNull();
  });

  test.each(['error', 'hang'] as const)('causes an error that is counted: %s', async (failure) => {
    server.fail('*', failure, 9);
    const before = fileStoreFailures();
    await expect(store.openWhole(key)).rejects.toMatchObject({ name: 'FileStoreError', code: undefined });
    expect(fileStoreFailures()).toBe(before + 1);
  });

  test('leaves no incomplete copy, and keeps the file', async () => {
    await put(fileId, Buffer.from('one'), 'large');
    await put(fileId, Buffer.from('two'), 'small');
    server.fail('CopyObject', 'full');
    await expect(store.copy(fileId, copyId)).rejects.toThrow('copy an object (XMinioStorageFull');
    expect([...server.objects.keys()]).toEqual([`files/${fileId}/large`, `files/${fileId}/small`]);
  });

  test.each([
    ['S3_SECRET_ACCESS_KEY', 'SignatureDoesNotMatch, status 403'],
    ['S3_BUCKET', 'NoSuchBucket, status 404'],
  ])('because %s is wrong says so, without the key', async (name, reason) => {
    const wrong = storeWith({ ...server.environment, [name]: 'wrong-value' });
    const error = await wrong.openWhole(key).then(() => null, String);
    expect(error).toContain(reason);
    expect(error).not.toContain('wrong-value');
  });
});

test('a list has all files, however many pages it has, and nothing else', async () => {
  const ids = ['a', 'b', 'c'].map((end) => fileId.slice(0, -1) + end);
  for (const id of ids) for (const variant of ['large', 'small']) await put(id, Buffer.from(id), variant);
  server.objects.set('files/read-me.txt', { body: Buffer.alloc(0), tag: '', storedAt: new Date(0) });
  server.objects.set('backups/old', { body: Buffer.alloc(0), tag: '', storedAt: new Date(0) });
  const found = [];
  for await (const id of store.listBefore(Date.now() + MINUTE)) found.push(id);
  expect(found).toEqual(ids);
});
