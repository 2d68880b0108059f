import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import {
  archive,
  brokenPhoto,
  page,
  pdf,
  photo,
  svg,
  vastPicture,
  video,
} from '../../../test/sample-files.ts';

type Schemas = components['schemas'];
type Kind = 'avatar' | 'cover';

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
});

afterAll(() => community.close());

function form(file: Buffer, fields: Record<string, string> = {}, name = 'image'): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append(name, new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), 'photo.jpg');
  return data;
}

const put = (kind: Kind, body: FormData, caller = maria) =>
  caller.request<Schemas['ProfileAnswer']>('PUT', `/user/picture/${kind}`, { body });
const refused = (kind: string, body: FormData) => maria.request('PUT', `/user/picture/${kind}`, { body });
const remove = (kind: Kind, caller = maria) =>
  caller.request<Schemas['ProfileAnswer']>('DELETE', `/user/picture/${kind}`);

async function load(url: string | null) {
  const { status, bytes } = await community.stranger.request('GET', url ?? '');
  expect(status).toBe(200);
  return sharp(bytes);
}

async function namesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function stored() {
  const { read } = community.database;
  return {
    rows: (await read.selectFrom('files').select('id').orderBy('id').execute()).map(({ id }) => id),
    users: await read.selectFrom('users').select(['id', 'avatar_id', 'cover_id']).orderBy('id').execute(),
    files: (await namesUnder(join(community.config.dataFolder, 'files'))).toSorted(),
    temporary: await namesUnder(community.temporaryFolder),
  };
}

/** A picture of four quarters: red and green in the upper row, blue and white in the lower row. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue, white] = await Promise.all(
    ['#f00', '#0f0', '#00f', '#fff'].map((colour) => quarter(colour)),
  );
  const composite = [
    { input: red, left: 0, top: 0 },
    { input: green, left: width / 2, top: 0 },
    { input: blue, left: 0, top: height / 2 },
    { input: white, left: width / 2, top: height / 2 },
  ];
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(composite)
    .png()
    .toBuffer();
}

/** Returns the color of the pixel in the middle. Each channel is 1 for bright or 0 for dark. */
async function middleOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)].map((channel) => (channel > 127 ? '1' : '0')).join('');
}

describe('a member’s picture', () => {
  test('is a small square without metadata, shown next to their content', async () => {
    const { status, body } = await put('avatar', form(await photo(1800, 1200)));
    expect([status, body.user._id, body.user.cover]).toEqual([200, maria.id, null]);
    const { avatar } = body.user;
    const { format, width, height, exif, icc } = await (await load(avatar)).metadata();
    expect([format, width, height, exif, icc]).toEqual(['webp', 480, 480, undefined, undefined]);

    const post = await maria.publish();
    const comment = await maria.comment(post._id);
    expect((await josef.read(post._id)).author_id.avatar).toBe(avatar);
    expect((await josef.feed()).posts[0]?.author_id.avatar).toBe(avatar);
    expect(comment.user.avatar).toBe(avatar);
    const seen = await josef.request<Schemas['ProfileAnswer']>('GET', `/user/getById/${maria.id}`);
    expect(seen.body.user.avatar).toBe(avatar);
    const list = await josef.request<Schemas['UserPage']>('GET', '/user/all');
    expect(list.body.users.find(({ _id }) => _id === maria.id)?.avatar).toBe(avatar);
    const verified = await maria.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
    expect([verified.body.avatar, verified.body.user.avatar]).toEqual([avatar, avatar]);
  });

  test('as a cover is three times as wide as high', async () => {
    const { body } = await put('cover', form(await photo(2000, 1500)));
    const { width, height } = await (await load(body.user.cover)).metadata();
    expect([width, height]).toEqual([1600, 533]);
  });

  test.each([
    ['the upper right', { left: '0.5', top: '0', width: '0.5', height: '0.5' }, '010'],
    ['the lower left', { left: '0', top: '0.5', width: '0.5', height: '0.5' }, '001'],
    ['the middle of a strip on the left', { left: '0', top: '0', width: '0.25', height: '0.5' }, '100'],
  ])('is cut out of %s', async (_, crop, colour) => {
    const { body } = await put('avatar', form(await quarters(800, 400), crop));
    expect(await middleOf(await load(body.user.avatar))).toBe(colour);
  });

  test('is cropped in its upright orientation', async () => {
    const turned = await sharp(await quarters(800, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const crop = { left: '0.5', top: '0', width: '0.5', height: '0.25' };
    const { body } = await put('avatar', form(turned, crop));
    // The picture is rotated to the right. The lower left corner becomes the upper left one, and the upper left
    // corner becomes the upper right one.
    expect(await middleOf(await load(body.user.avatar))).toBe('100');
  });

  test.each<[Kind, number, number]>([
    ['avatar', 1, 1],
    ['cover', 1, 1],
    ['cover', 2, 900],
    ['avatar', 900, 2],
  ])('can be %s of %i by %i pixels', async (kind, width, height) => {
    const { status, body } = await put(kind, form(await photo(width, height)));
    expect(status).toBe(200);
    await load(body.user[kind]);
  });

  test('replaces the former picture, whose file is deleted', async () => {
    const former = (await put('avatar', form(await photo(300, 200)))).body.user.avatar ?? '';
    const before = await stored();
    const latter = (await put('avatar', form(await photo(300, 200)))).body.user.avatar ?? '';
    expect(latter).not.toBe(former);
    expect((await community.stranger.request('GET', former)).status).toBe(404);
    const after = await stored();
    expect([after.rows.length, after.files.length]).toEqual([before.rows.length, before.files.length]);
  });

  test('is stored once if ten are sent at the same time', async () => {
    const before = await stored();
    const picture = await photo(300, 200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put('avatar', form(picture), josef)));
    expect(tally(answers)).toEqual({ 200: 10 });
    const after = await stored();
    expect([after.rows.length, after.files.length]).toEqual([
      before.rows.length + 1,
      before.files.length + 1,
    ]);
  });

  test('can be removed, even twice', async () => {
    const url = (await put('cover', form(await photo(300, 200)))).body.user.cover ?? '';
    for (const answer of [await remove('cover'), await remove('cover')]) {
      expect([answer.status, answer.body.user.cover]).toEqual([200, null]);
    }
    expect((await community.stranger.request('GET', url)).status).toBe(404);
  });

  test('is deleted with the account', async () => {
    const before = await stored();
    const leaver = await community.join();
    const picture = await photo(300, 200);
    await put('avatar', form(picture), leaver);
    await put('cover', form(picture), leaver);
    expect((await erase(community, leaver)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });
});

describe('a refused picture changes nothing:', () => {
  const damaged = 'This picture cannot be read; the file seems to be damaged.';
  const otherType = 'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF).';

  test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['an SVG with a script', () => svg, 415, otherType],
    ['an HTML page', () => page, 415, otherType],
    ['a PDF', () => pdf, 415, otherType],
    ['a ZIP archive', () => archive, 415, otherType],
    ['a film', () => video(), 415, otherType],
    ['an empty file', () => Buffer.alloc(0), 400, 'This file is empty.'],
    ['a truncated picture', brokenPhoto, 400, damaged],
    ['a picture of 50 megapixels', vastPicture, 400, 'This picture is too large: 40 megapixels at most.'],
    ['a file of 26 MB', () => Buffer.alloc(26 * 1024 * 1024), 413, 'The file is too large: 25 MB at most.'],
  ])('%s', async (_, make, status, message) => {
    const file = await make();
    for (const kind of ['avatar', 'cover']) {
      const before = await stored();
      const answer = await refused(kind, form(file));
      expect([answer.status, answer.body.message]).toEqual([status, message]);
      expect(await stored()).toEqual(before);
    }
  });

  test.each<[Record<string, string>, string]>([
    [{ left: '0' }, 'width'],
    [{ left: '0.6', top: '0', width: '0.5', height: '1' }, 'width'],
    [{ left: '0', top: '0.6', width: '1', height: '0.5' }, 'width'],
    [{ left: '0', top: '0', width: '0', height: '1' }, 'width'],
    [{ left: '-0.1', top: '0', width: '1', height: '1' }, 'left'],
    [{ left: '1', top: '0', width: '1', height: '1' }, 'left'],
    [{ left: 'NaN', top: '0', width: '1', height: '1' }, 'left'],
    [{ left: '0x0', top: '0', width: '1', height: '1' }, 'left'],
    [{ left: '0', top: ' 0 ', width: '1', height: '1' }, 'top'],
    [{ left: '0', top: '0', width: '', height: '1' }, 'width'],
    [{ left: '0', top: '0', width: '1', height: '0b1' }, 'height'],
    [{ left: '0', top: '0', width: '0.5', height: '0' }, 'height'],
    [{ left: '0', top: '0', width: '1e999', height: '1' }, 'width'],
    [{ userId: 'somebody' }, 'userId'],
  ])('the part %j', async (crop, path) => {
    const before = await stored();
    const answer = await refused('avatar', form(await photo(300, 200), crop));
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect(await stored()).toEqual(before);
  });

  test('no file, a file with another name, an unknown kind, and the picture of another member', async () => {
    const before = await stored();
    const picture = await photo(300, 200);
    const words = new FormData();
    words.append('left', '0');
    const none = await refused('avatar', words);
    expect([none.status, none.body.message]).toEqual([400, 'Please choose a photo.']);
    expect((await maria.request('PUT', '/user/picture/avatar')).status).toBe(400);
    expect((await refused('avatar', form(picture, {}, 'images'))).status).toBe(400);
    expect((await refused('banner', form(picture))).status).toBe(400);
    expect((await maria.request('PUT', '/user/picture/avatar', { body: { image: 'x' } })).status).toBe(415);
    const stranger = await community.stranger.request('PUT', '/user/picture/avatar', { body: form(picture) });
    expect(stranger.status).toBe(401);
    expect(await stored()).toEqual(before);
  });
});
