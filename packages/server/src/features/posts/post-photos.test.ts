import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found } from '../../../test/groups.ts';
import { photos } from '../../../test/listings.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import { brokenPhoto, video } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];
type Answer = Schemas['WrittenPostAnswer'];
type Post = Schemas['Post'];

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
});

afterAll(() => community.close());

function gallery(files: readonly Buffer[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ content: 'The procession.', ...fields })) {
    form.append(name, value);
  }
  for (const [index, file] of files.entries()) {
    form.append('images', new Blob([Uint8Array.from(file)]), `photo-${index}.jpg`);
  }
  return form;
}

const send = (body: FormData, key?: string, caller = maria) =>
  caller.request<Answer>('POST', '/post/create', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const refuse = (body: FormData, key?: string) =>
  maria.request('POST', '/post/create', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const update = (post: Post, change: Partial<Schemas['PostUpdatePayload']>, caller = maria) =>
  caller.request<Schemas['PostAnswer']>('PUT', `/post/update/${post._id}`, {
    body: { content: post.content, ...change },
  });
/** Changes the post by a form. */
const change = (post: Post, body: FormData, caller = maria) =>
  caller.request<Answer>('PUT', `/post/update/${post._id}`, { body });
const widths = ({ images }: Post) => images.map(({ width }) => width);
const descriptions = ({ images }: Post) => images.map(({ description }) => description);

async function published(count: number, fields: Record<string, string> = {}, caller = maria): Promise<Post> {
  const { status, body } = await send(gallery(await photos(count), fields), undefined, caller);
  expect(status).toBe(201);
  return body.post;
}

async function count(table: 'files' | 'post_photos' | 'posts'): Promise<number> {
  const row = await community.database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function stored() {
  const folder = join(community.config.dataFolder, 'files');
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  return {
    posts: await count('posts'),
    photos: await count('post_photos'),
    rows: await count('files'),
    files: entries.filter((entry) => entry.isFile()).length,
    temporary: await readdir(community.temporaryFolder),
  };
}

describe('a post with ten photos', () => {
  test('shows them in their order in the feed, each with its description', async () => {
    const before = await stored();
    const texts = ['The banner', ' The children\n', '', 'The choir'];
    const post = await published(10, { imageDescriptions: JSON.stringify(texts) });
    expect(widths(post)).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
    expect(descriptions(post).slice(0, 5)).toEqual(['The banner', 'The children', '', 'The choir', '']);
    await maria.publish();
    const { body } = await maria.request<Schemas['PostPage']>('GET', '/post/all');
    expect(body.posts.find(({ _id }) => _id === post._id)).toEqual(post);
    for (const { url } of post.images) {
      const file = await community.stranger.request('GET', url);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    expect(await stored()).toMatchObject({ photos: before.photos + 9, temporary: [] });
  });

  test('is deleted with all its files', async () => {
    const before = await stored();
    const post = await published(10);
    await maria.request('DELETE', `/post/delete/${post._id}`);
    expect(await stored()).toEqual(before);
  });

  test('cannot have an eleventh one', async () => {
    const before = await stored();
    const { status, body } = await refuse(gallery(await photos(11)));
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'images', message: 'Please attach at most 10 files.' }],
    ]);
    expect(await stored()).toEqual(before);
  });

  test('disappears with its group, and with its author’s account', async () => {
    const founder = await community.join();
    const before = await stored();
    const group = await found(founder);
    await published(3, { groupId: group._id }, founder);
    await founder.request('DELETE', `/group/delete/${group._id}`);
    await community.jobs.drain();
    expect(await stored()).toEqual(before);
    await published(3, {}, founder);
    await erase(community, founder);
    expect(await stored()).toEqual(before);
  });
});

describe('a file that cannot be used', () => {
  const damaged = 'This picture cannot be read; the file seems to be damaged.';

  test('is named, and the post has the other nine with their descriptions', async () => {
    const before = await stored();
    const files = (await photos(10)).with(3, await brokenPhoto());
    const texts = JSON.stringify(files.map((_, index) => `Photo ${index}`));
    const { status, body } = await send(gallery(files, { imageDescriptions: texts }), 'one-damaged');
    expect(status).toBe(201);
    expect(widths(body.post)).toEqual([40, 41, 42, 44, 45, 46, 47, 48, 49]);
    expect(descriptions(body.post)[3]).toBe('Photo 4');
    const refusedFiles = [{ index: 3, name: 'photo-3.jpg', message: damaged }];
    expect(body.refusedFiles).toEqual(refusedFiles);

    const again = await send(gallery(files, { imageDescriptions: texts }), 'one-damaged');
    expect([again.status, again.body]).toEqual([200, { post: body.post, refusedFiles }]);
    expect(await stored()).toMatchObject({ posts: before.posts + 1, rows: before.rows + 9 });
  });

  test('is named although it was the first, and the second becomes the first', async () => {
    const { body } = await send(gallery([await brokenPhoto(), ...(await photos(1))]));
    expect([widths(body.post), body.refusedFiles?.map(({ index }) => index)]).toEqual([[40], [0]]);
  });

  test('can be a video, because a video is posted alone', async () => {
    const { body } = await send(gallery([...(await photos(1)), video()]));
    expect([body.post.images.length, body.post.video]).toEqual([1, null]);
    expect(body.refusedFiles?.[0]?.message).toBe('Please post a video alone, without other files.');
  });

  test('refuses the post if none can be used', async () => {
    const before = await stored();
    const { status, body } = await refuse(gallery([await brokenPhoto(), await brokenPhoto()]));
    expect([status, body.errors]).toEqual([400, [{ path: 'images', message: `“photo-0.jpg”: ${damaged}` }]]);
    expect(await stored()).toEqual(before);
  });
});

describe('the descriptions', () => {
  test.each([
    ['more than photos', '["a","b"]'],
    ['no list', 'front'],
    ['a number', '[1]'],
    ['too long a text', JSON.stringify(['x'.repeat(1001)])],
  ])('are refused with %s', async (_, imageDescriptions) => {
    const { status, body } = await refuse(gallery(await photos(1), { imageDescriptions }));
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['imageDescriptions']]);
  });
});

describe('a gallery that is sent again', () => {
  test('makes one post if the first request was cut off at half', async () => {
    const before = await stored();
    const form = new Response(gallery(await photos(10)));
    const bytes = Buffer.from(await form.arrayBuffer());
    const head = [
      'POST /api/post/create HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${maria.token}`,
      `Content-Type: ${form.headers.get('content-type')}`,
      `Content-Length: ${bytes.length}`,
      'Idempotency-Key: cut-off-at-half',
    ].join('\r\n');
    const half = bytes.subarray(0, bytes.length / 2);
    await rawRequest(await community.listen(), Buffer.concat([Buffer.from(`${head}\r\n\r\n`), half]));
    await expect.poll(stored).toEqual(before);

    const again = await send(gallery(await photos(10)), 'cut-off-at-half');
    expect([again.status, again.body.post.images.length]).toEqual([201, 10]);
    expect((await send(gallery(await photos(10)), 'cut-off-at-half')).status).toBe(200);
    expect(await stored()).toMatchObject({ posts: before.posts + 1, rows: before.rows + 10 });
  });

  test('is refused with its photos in another order', async () => {
    const files = await photos(3);
    expect((await send(gallery(files), 'another-order')).status).toBe(201);
    const { body } = await refuse(gallery(files.toReversed()), 'another-order');
    expect(body.id).toBe('request.key-reused');
  });
});

describe('the author', () => {
  test('removes, moves and describes photos', async () => {
    const post = await published(3);
    const before = await stored();
    const [first, second, third] = post.images;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no photos');
    const { status, body } = await update(post, {
      photos: [{ _id: third._id, description: ' The choir ' }, { _id: second._id }],
    });
    expect(status).toBe(200);
    expect(widths(body.post)).toEqual([42, 41]);
    expect(descriptions(body.post)).toEqual(['The choir', '']);
    expect(await stored()).toMatchObject({ photos: before.photos - 1, rows: before.rows - 1 });
    expect((await community.stranger.request('GET', first.url)).status).toBe(404);

    const text = await update(post, { content: 'At four.' });
    expect(text.body.post.images).toEqual(body.post.images);
    expect((await update(post, { photos: [] })).body.post.images).toEqual([]);
  });

  test('cannot add photos of others or name one twice', async () => {
    const post = await published(2);
    const [{ _id } = { _id: '' }] = post.images;
    const [other] = (await published(1)).images;
    for (const photos of [[{ _id }, { _id }], [{ _id: other?._id ?? '' }]]) {
      const { status, body } = await maria.request('PUT', `/post/update/${post._id}`, {
        body: { content: 'x', photos },
      });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['photos']]);
    }
  });

  test('adds photos in their places, and names the one that cannot be used', async () => {
    const post = await published(2);
    const [first, second] = post.images;
    const [one, two] = await photos(2);
    if (first === undefined || second === undefined || one === undefined || two === undefined) {
      throw new Error('no photos');
    }
    const arrangement = [
      { upload: 2, description: 'The banner' },
      { _id: second._id },
      { upload: 1, description: 'Torn' },
      { _id: first._id },
      { upload: 0 },
    ];
    const { status, body } = await change(
      post,
      gallery([one, await brokenPhoto(), two], { photos: JSON.stringify(arrangement) }),
    );
    expect(status).toBe(200);
    expect(body.refusedFiles?.map(({ index, name }) => [index, name])).toEqual([[1, 'photo-1.jpg']]);
    expect(descriptions(body.post)).toEqual(['The banner', '', '', '']);
    expect(body.post.images.map(({ _id }) => _id).slice(1, 3)).toEqual([second._id, first._id]);
    const picture = await maria.request('GET', body.post.images[0]?.url ?? '');
    expect(picture.status).toBe(200);
  });

  test('adds a photo to a post without one, and the same request again adds no second one', async () => {
    const { body: made } = await send(gallery([]));
    const before = await stored();
    const form = async () => gallery(await photos(1), { photos: '[{"upload":0,"description":"The choir"}]' });
    await change(made.post, await form());
    const { body } = await change(made.post, await form());
    expect(descriptions(body.post)).toEqual(['The choir']);
    expect(await stored()).toMatchObject({ rows: before.rows + 1 });
    const appended = await change(made.post, gallery(await photos(2)));
    expect(descriptions(appended.body.post)).toEqual(['The choir', '', '']);
  });

  test('cannot add an eleventh photo, a video, or a file without a place', async () => {
    const post = await published(9);
    const before = await stored();
    const [first] = post.images;
    for (const [form, path] of [
      [gallery(await photos(2)), 'images'],
      [gallery([video()]), 'images'],
      [gallery([await brokenPhoto()]), 'images'],
      [gallery(await photos(1), { photos: JSON.stringify([{ _id: first?._id }]) }), 'photos'],
      [gallery([], { photos: '[{"upload":0}]' }), 'photos'],
      [gallery([], { photos: '[{}]' }), 'photos'],
      [gallery([], { photos: 'nonsense' }), 'photos'],
    ] as const) {
      const { status, body } = await maria.request('PUT', `/post/update/${post._id}`, { body: form });
      expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    }
    expect(await stored()).toEqual(before);
  });

  test('cannot add photos to a video', async () => {
    const { body: made } = await send(gallery([video()]));
    const { status, body } = await maria.request('PUT', `/post/update/${made.post._id}`, {
      body: gallery(await photos(1)),
    });
    expect([status, body.id]).toEqual([400, 'file.type']);
  });

  test('is the only one who adds photos: neither the staff nor another member can', async () => {
    const post = await published(1);
    const before = await stored();
    for (const caller of [await community.join({ role: 'administrator' }), await community.join()]) {
      const { status } = await change(post, gallery(await photos(1)), caller);
      expect(status).toBe(403);
    }
    expect(await stored()).toEqual(before);
  });

  test('keeps the video when the photos change', async () => {
    const { body } = await send(gallery([video()]));
    expect((await update(body.post, { photos: [] })).body.post.video).toEqual(body.post.video);
  });
});

test('the staff’s change of photos is in the audit log', async () => {
  const moderator = await community.join({ role: 'moderator' });
  const post = await published(2, { imageDescriptions: '["The banner","A stranger"]' });
  const [first] = post.images;
  expect((await update(post, { photos: [{ _id: first?._id ?? '' }] }, moderator)).status).toBe(200);
  const row = await community.database.read
    .selectFrom('audit_lines')
    .select('changes')
    .where('action', '=', 'post.edit')
    .executeTakeFirst();
  expect(JSON.stringify(row)).toContain('A stranger');
});
