import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import {
  archive,
  brokenPhoto,
  telephoneFilm,
  page,
  pdf,
  photo,
  svg,
  vastPicture,
  video,
} from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
});

afterAll(() => community.close());

function form(
  file: Buffer,
  fields: Record<string, string> = {},
  name = 'photo.jpg',
  type = 'image/jpeg',
): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ content: 'Procession on Sunday.', ...fields })) {
    data.append(field, value);
  }
  data.append('images', new Blob([Uint8Array.from(file)], { type }), name);
  return data;
}

const publish = (body: FormData, headers: Record<string, string> = {}) =>
  maria.request<Schemas['PostAnswer']>('POST', '/post/create', { body, headers });

async function namesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function stored() {
  const rows = await community.database.read
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const posts = await community.database.read
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.count,
    posts: posts.count,
    files: (await namesUnder(join(community.config.dataFolder, 'files'))).length,
    temporary: await namesUnder(community.temporaryFolder),
  };
}

describe('a post with a photo', () => {
  test('is returned with three sizes that can be loaded', async () => {
    const { status, body } = await publish(
      form(await photo(), { imageDescription: ' The banner ', title: 'Feast' }),
    );
    expect(status).toBe(201);
    const [image] = body.post.images;
    expect(body.post).toMatchObject({ title: 'Feast', content: 'Procession on Sunday.', video: null });
    expect(image).toMatchObject({ width: 1600, height: 1067, description: 'The banner' });
    expect(image?.sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
    expect(image?.url).toBe(image?.sources[2]?.url);
    expect(Buffer.from(image?.placeholder ?? '', 'base64').length).toBeGreaterThan(4);

    for (const { url, width } of image?.sources ?? []) {
      const file = await community.stranger.request('GET', url);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
      const metadata = await sharp(file.bytes).metadata();
      expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', width, undefined]);
    }
    expect((await stored()).temporary).toEqual([]);
  });

  test('loses the file when it is deleted', async () => {
    const before = await stored();
    const { body } = await publish(form(await photo(300, 200)));
    const url = body.post.images[0]?.url ?? '';
    expect((await community.stranger.request('GET', url)).status).toBe(200);
    await maria.request('DELETE', `/post/delete/${body.post._id}`);
    expect((await community.stranger.request('GET', url)).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  test('is stored once with one file if ten requests have the same key', async () => {
    const before = await stored();
    const picture = await photo(300, 200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => publish(form(picture), { 'idempotency-key': 'photo-race-1' })),
    );
    expect(tally(answers)).toEqual({ 200: 9, 201: 1 });
    expect(await stored()).toEqual({
      rows: before.rows + 1,
      posts: before.posts + 1,
      files: before.files + 1,
      temporary: [],
    });
  });
});

describe('a post with a video', () => {
  test('is stored unchanged, with the type that its bytes show', async () => {
    const { status, body } = await publish(
      form(video(), { imageDescription: 'The choir' }, 'film.webm', 'video/webm'),
    );
    expect(status).toBe(201);
    expect(body.post.images).toEqual([]);
    expect(body.post.video).toMatchObject({ contentType: 'video/mp4', description: 'The choir' });
    const file = await community.stranger.request('GET', body.post.video?.url ?? '');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(file.bytes.equals(video())).toBe(true);
  });

  test('accepts the video of a phone, which browsers play as an MP4', async () => {
    const film = await telephoneFilm();
    const { status, body } = await publish(form(film, {}, 'IMG_0002.MOV', 'video/quicktime'));
    expect(status).toBe(201);
    expect(body.post.video).toMatchObject({ contentType: 'video/mp4' });
    const file = await community.stranger.request('GET', body.post.video?.url ?? '');
    expect([file.headers['content-type'], file.bytes.equals(film)]).toEqual(['video/mp4', true]);
  });
});

test('a form without a file creates a post with text only', async () => {
  const words = new FormData();
  words.append('content', 'Only words.');
  words.append('imageDescription', 'Of nothing');
  const { status, body } = await publish(words);
  expect(status).toBe(201);
  expect(body.post).toMatchObject({ content: 'Only words.', images: [], video: null });
});

describe('nothing is stored for a refused file:', () => {
  const damaged = 'This picture cannot be read; the file seems to be damaged.';
  const damagedVideo = 'This video cannot be played; the file seems to be damaged.';
  const unplayable =
    'This video has a format that browsers cannot play. Please save it as MP4 with H.264 and choose it again.';
  const otherType = 'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4, MOV or WebM).';

  test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['an SVG with a script', () => svg, 415, otherType],
    ['an HTML page', () => page, 415, otherType],
    ['a PDF', () => pdf, 415, otherType],
    ['a ZIP archive', () => archive, 415, otherType],
    ['a QuickTime film that browsers cannot play', () => video('qt  '), 415, unplayable],
    ['only the beginning of a QuickTime film', () => video('qt  ').subarray(0, 500), 400, damagedVideo],
    ['only the beginning of a film', () => video().subarray(0, 500), 400, damagedVideo],
    [
      'an HTML page that begins like a film',
      () => Buffer.concat([video().subarray(0, 24), page]),
      400,
      damagedVideo,
    ],
    ['an empty file', () => Buffer.alloc(0), 400, 'This file is empty.'],
    ['a truncated picture', brokenPhoto, 400, damaged],
    ['only the first bytes of a picture', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 400, damaged],
    ['a picture of 50 megapixels', vastPicture, 400, 'This picture is too large: 40 megapixels at most.'],
    ['a file of 26 MB', () => video('mp42', 26 * 1024 * 1024), 413, 'The file is too large: 25 MB at most.'],
  ])('%s', async (_, make, status, message) => {
    const before = await stored();
    const answer = await maria.request('POST', '/post/create', { body: form(await make()) });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await stored()).toEqual(before);
  });

  test('with an invalid text', async () => {
    const before = await stored();
    const picture = await photo(300, 200);
    const long = await maria.request('POST', '/post/create', {
      body: form(picture, { content: 'a'.repeat(10_000) }),
    });
    expect([long.status, long.body.errors?.map(({ path }) => path)]).toEqual([400, ['content']]);
    const forged = await maria.request('POST', '/post/create', {
      body: form(picture, { author_id: 'somebody' }),
    });
    expect([forged.status, forged.body.id]).toEqual([403, 'policy.identity']);
    const entity = await maria.request('POST', '/post/create', {
      body: form(picture, { author_id: JSON.stringify({ _id: 'somebody' }) }),
    });
    expect([entity.status, entity.body.id]).toEqual([403, 'policy.identity']);
    const own = await maria.request('POST', '/post/create', {
      body: form(picture, { author_id: JSON.stringify({ _id: maria.id }), content: '\u200B' }),
    });
    expect(own.status).toBe(400);
    const invisible = await maria.request('POST', '/post/create', {
      body: form(picture, { content: '\u200B' }),
    });
    expect(invisible.status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test('with another field name', async () => {
    const before = await stored();
    const picture = new Blob([Uint8Array.from(await photo(300, 200))], { type: 'image/jpeg' });
    const elsewhere = new FormData();
    elsewhere.append('content', 'x');
    elsewhere.append('avatar', picture, 'photo.jpg');
    expect((await maria.request('POST', '/post/create', { body: elsewhere })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test('from a stranger, whose body is not even read', async () => {
    const before = await stored();
    const { status } = await community.stranger.request('POST', '/post/create', {
      body: form(await photo()),
    });
    expect(status).toBe(401);
    expect(await stored()).toEqual(before);
  });
});
