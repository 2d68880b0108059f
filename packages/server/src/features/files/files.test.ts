import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { photo, video } from '../../../test/sample-files.ts';
import { createFileStore } from '../../platform/files/create-file-store.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { createFileService } from './service.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;

let community: Community;
let stranger: Caller;
let maria: Caller;
let picture: string;
let film: string;

async function publish(file: Buffer): Promise<Schemas['Post']> {
  const body = new FormData();
  body.append('content', 'Procession on Sunday.');
  body.append('images', new Blob([Uint8Array.from(file)]), 'file');
  const answer = await maria.request<Schemas['PostAnswer']>('POST', '/post/create', { body });
  return answer.body.post;
}

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  ({ stranger } = community);
  picture = (await publish(await photo())).images[0]?.url ?? '';
  film = (await publish(video())).video?.url ?? '';
});

afterAll(() => community.close());

function change(url: string, name: string, value: string): string {
  const changed = new URL(url, 'http://localhost');
  changed.searchParams.set(name, value);
  return changed.pathname + changed.search;
}

describe('a file', () => {
  test('never runs as content of this site, and can be cached', async () => {
    const { status, headers } = await stranger.request('GET', picture);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
    expect(headers['content-disposition']).toMatch(/^inline; filename="[0-9a-f-]{36}-large\.webp"$/u);
    const [, seconds = ''] =
      /^private, max-age=(\d+), immutable$/u.exec(String(headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual((7 * 24 * HOUR) / 1000 - 60);
    expect(Number(seconds)).toBeLessThanOrEqual((14 * 24 * HOUR) / 1000);
  });

  test('gets the response 304 if the client has it', async () => {
    const { headers, bytes } = await stranger.request('GET', picture);
    const tag = String(headers['etag']);
    expect(bytes.length).toBeGreaterThan(0);
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await stranger.request('GET', picture, { headers: { 'if-none-match': value } });
      expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, tag]);
    }
    const changed = await stranger.request('GET', picture, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('can be read in parts', async () => {
    const whole = video();
    const part = await stranger.request('GET', film, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${whole.length}`,
      'content-length': '100',
      'content-type': 'video/mp4',
    });
    expect(part.bytes.equals(whole.subarray(100, 200))).toBe(true);

    const end = await stranger.request('GET', film, { headers: { range: 'bytes=-10' } });
    expect([end.status, end.bytes.equals(whole.subarray(-10))]).toEqual([206, true]);
    const several = await stranger.request('GET', film, { headers: { range: 'bytes=0-1,5-6' } });
    expect([several.status, several.bytes.length]).toEqual([200, whole.length]);
  });

  test('is sent completely if the requested part belongs to another version', async () => {
    const { headers } = await stranger.request('GET', film);
    const range = 'bytes=0-9';
    const same = await stranger.request('GET', film, {
      headers: { range, 'if-range': String(headers['etag']) },
    });
    const other = await stranger.request('GET', film, { headers: { range, 'if-range': '"other"' } });
    expect([same.status, other.status]).toEqual([206, 200]);
  });

  test('has no part after its end', async () => {
    const { status, headers, body } = await stranger.request('GET', film, {
      headers: { range: 'bytes=1000-' },
    });
    expect([status, headers['content-range'], body.id]).toEqual([416, 'bytes */1000', 'file.range']);
  });
});

describe('the address of a file', () => {
  test.each([
    ['another signature', () => change(picture, 'signature', 'A'.repeat(43))],
    ['a later expiry', () => change(picture, 'expires', '99999999999')],
    ['another size', () => picture.replace('/large?', '/small?')],
    ['another file', () => picture.replace(/[0-9a-f]{12}\/large/u, '000000000000/large')],
    ['a size that does not exist', () => film.replace('/original?', '/small?')],
  ])('with %s is not found', async (_, make) => {
    const { status, body } = await stranger.request('GET', make());
    expect([status, body.id]).toEqual([404, 'file.not-found']);
  });

  test.each([
    ['expires', () => change(picture, 'expires', 'never')],
    ['expires', () => change(picture, 'expires', '')],
    ['signature', () => change(picture, 'signature', '')],
    ['signature', () => change(picture, 'signature', 'A'.repeat(101))],
    ['variant', () => picture.replace('/large?', '/huge?')],
    ['fileId', () => picture.replace(/file\/[^/]+\//u, 'file/..%2F..%2Fsecret/')],
  ])('with a malformed %s is refused', async (path, make) => {
    const { status, body } = await stranger.request('GET', make());
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });
});

function serviceOf({ app, clock, config, database, temporaryFolder }: Community) {
  const files = createFileStore(config);
  return { files, service: createFileService({ clock, database, files, log: app.log, temporaryFolder }) };
}

async function upload() {
  const path = join(community.temporaryFolder, 'upload');
  await writeFile(path, video());
  return { path, bytes: video().length, field: 'images', name: 'film.mp4' };
}

describe('a stored file', () => {
  test('is deleted if it cannot be recorded', async () => {
    const { files, service } = serviceOf(community);
    let id = '';
    const kept = service.keepUsable([await upload()], async ([stored]) => {
      id = stored?.file.id ?? '';
      expect(await files.size(fileKey(id, 'original'))).toBe(video().length);
      throw new Error('the database is gone');
    });
    await expect(kept).rejects.toThrow('the database is gone');
    expect(await files.size(fileKey(id, 'original'))).toBeNull();
  });

  test('stays if it was recorded although the response was lost', async () => {
    const { files, service } = serviceOf(community);
    let id = '';
    const kept = service.keepUsable([await upload()], async ([stored]) => {
      if (stored === undefined) throw new Error('the file is not stored');
      const { file } = stored;
      ({ id } = file);
      await community.database.transaction((transaction) => service.record(transaction, file, maria.id));
      throw new Error('the connection is gone');
    });
    await expect(kept).rejects.toThrow('the connection is gone');
    expect(await files.size(fileKey(id, 'original'))).toBe(video().length);
  });
});

describe('a file left by a crashed process', () => {
  test('is deleted when it is old, but used and new files stay', async () => {
    const { dataFolder } = community.config;
    const place = (id: string) => join(dataFolder, 'files', id.slice(-2), id);
    const age = async (path: string) => {
      const old = new Date(community.clock.now() - 2 * HOUR);
      await utimes(path, old, old);
    };
    const [orphan, recent] = [
      '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
      '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c',
    ] as const;
    for (const id of [orphan, recent]) {
      await mkdir(place(id), { recursive: true });
      await writeFile(join(place(id), 'small'), 'bytes');
    }
    const [, used = ''] = /file\/([^/]+)\//u.exec(picture) ?? [];
    await Promise.all([place(orphan), place(used)].map(age));

    expect(await serviceOf(community).service.sweep()).toBe(1);
    expect([orphan, recent, used].map((id) => existsSync(place(id)))).toEqual([false, true, true]);
  });
});

test('the address of a file expires, and the feed has a new one', async () => {
  const WEEK = 7 * 24 * HOUR;
  community.clock.advance(WEEK);
  expect((await stranger.request('GET', picture)).status).toBe(200);
  community.clock.advance(WEEK);
  const { status, body } = await stranger.request('GET', picture);
  expect([status, body.id]).toEqual([404, 'file.not-found']);
  const { posts } = await maria.feed('?limit=100');
  const again = posts
    .map((post) => post.images[0]?.url)
    .find((url) => url?.split('?')[0] === picture.split('?')[0]);
  expect((await stranger.request('GET', again ?? '')).status).toBe(200);
});
