import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { listingForm, photos } from '../../../test/listings.ts';
import { brokenPhoto, page, pdf, svg, vastPicture, video } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];
type Answer = Schemas['ListingAnswer'];

const MEGABYTE = 1024 * 1024;

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
});

afterAll(() => community.close());

const create = (body: FormData, headers: Record<string, string> = {}) =>
  maria.request<Answer>('POST', '/marketplace/create', { body, headers });
const update = (id: string, body: unknown, caller = maria) =>
  caller.request<Answer>('PUT', `/marketplace/update/${id}`, { body });
const widths = ({ photos: shown }: Schemas['Listing']) => shown.map(({ width }) => width);

function updateForm(files: readonly Buffer[], fields: Record<string, string> = {}): FormData {
  const form = listingForm(files, fields);
  form.delete('title');
  form.delete('price');
  return form;
}

async function namesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function count(table: 'files' | 'listings' | 'listing_photos'): Promise<number> {
  const row = await community.database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function stored() {
  return {
    listings: await count('listings'),
    photos: await count('listing_photos'),
    rows: await count('files'),
    files: (await namesUnder(join(community.config.dataFolder, 'files'))).length,
    temporary: await namesUnder(community.temporaryFolder),
  };
}

describe('a listing with photos', () => {
  test('shows all photos in their order, in sizes that can be loaded', async () => {
    const { status, body } = await create(
      listingForm(await photos(6), { imageDescriptions: '["The front","  The back "]', category: 'Books' }),
    );
    expect(status).toBe(201);
    expect(body.item).toMatchObject({ title: 'Painted icon', price: 120, category: 'Books' });
    expect(widths(body.item)).toEqual([40, 41, 42, 43, 44, 45]);
    expect(body.item.photos.map(({ description }) => description)).toEqual([
      'The front',
      'The back',
      '',
      '',
      '',
      '',
    ]);
    for (const { url, sources } of body.item.photos) {
      expect(sources.at(-1)?.url).toBe(url);
      expect((await community.stranger.request('GET', url)).status).toBe(200);
    }
    expect((await stored()).temporary).toEqual([]);
  });

  test('is stored once with its photos if ten requests have the same key', async () => {
    const before = await stored();
    const files = await photos(2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(listingForm(files), { 'idempotency-key': 'photos-race' })),
    );
    expect(tally(answers)).toEqual({ 200: 9, 201: 1 });
    expect(await stored()).toEqual({
      listings: before.listings + 1,
      photos: before.photos + 2,
      rows: before.rows + 2,
      files: before.files + 2,
      temporary: [],
    });
    const others = await create(listingForm(await photos(1)), { 'idempotency-key': 'photos-race' });
    expect(others.status).toBe(400);
  });

  test.each<[string, number, string, () => Promise<FormData> | FormData]>([
    ['seven photos', 400, 'images', async () => listingForm(await photos(7))],
    ['a video', 400, 'images', async () => listingForm([...(await photos(1)), video()])],
    ['an SVG', 400, 'images', () => listingForm([svg])],
    ['an HTML page', 400, 'images', () => listingForm([page])],
    ['a PDF', 400, 'images', () => listingForm([pdf])],
    [
      'a truncated photo',
      400,
      'images',
      async () => listingForm([...(await photos(2)), await brokenPhoto()]),
    ],
    ['a photo of 50 megapixels', 400, 'images', async () => listingForm([await vastPicture()])],
    ['an empty file', 400, 'images', () => listingForm([Buffer.alloc(0)])],
    [
      'a file of 60 MB',
      413,
      'images',
      async () => listingForm([...(await photos(1)), Buffer.alloc(60 * MEGABYTE, 1)]),
    ],
    [
      'more descriptions than photos',
      400,
      'imageDescriptions',
      () => listingForm([], { imageDescriptions: '["a"]' }),
    ],
    [
      'descriptions that are not a list',
      400,
      'imageDescriptions',
      () => listingForm([], { imageDescriptions: 'front' }),
    ],
    [
      'a number as a description',
      400,
      'imageDescriptions',
      async () => listingForm(await photos(1), { imageDescriptions: '[1]' }),
    ],
    [
      'a description of 1,001 characters',
      400,
      'imageDescriptions',
      async () => listingForm(await photos(1), { imageDescriptions: JSON.stringify(['x'.repeat(1001)]) }),
    ],
    [
      'a description that offers a relic',
      400,
      'imageDescriptions',
      async () => listingForm(await photos(1), { imageDescriptions: '["First class relic of Saint Jude"]' }),
    ],
    [
      'a price with three decimals',
      400,
      'price',
      async () => listingForm(await photos(1), { price: '9.999' }),
    ],
    ['an infinite price', 400, 'price', async () => listingForm(await photos(1), { price: '1e309' })],
    ['a price in hexadecimal', 400, 'price', async () => listingForm(await photos(1), { price: '0x10' })],
    ['no title', 400, 'title', async () => listingForm(await photos(1), { title: '' })],
  ])('is refused with %s and stores no file', async (_, expected, path, make) => {
    const before = await stored();
    const { status, body } = await maria.request('POST', '/marketplace/create', {
      body: await make(),
    });
    expect([status, body.errors?.map((error) => error.path)]).toEqual([expected, [path]]);
    expect(body.message).toMatch(/\w/u);
    expect(await stored()).toEqual(before);
  });

  test('names the refused photo in the error', async () => {
    const form = listingForm(await photos(2));
    form.append('images', new File([new Uint8Array(await brokenPhoto())], 'altar\u0007 left.jpg'));
    form.append('images', new File(['This only says that it is a picture.'], 'altar right.jpg'));
    const { status, body } = await maria.request('POST', '/marketplace/create', { body: form });
    const message = '“altar left.jpg”: This picture cannot be read; the file seems to be damaged.';
    expect([status, body]).toEqual([
      400,
      { id: 'file.broken', message, errors: [{ path: 'images', message }] },
    ]);
  });

  test('deletes them when it is deleted and when the account of its owner is deleted', async () => {
    const before = await stored();
    const { body } = await create(listingForm(await photos(2)));
    await maria.request('DELETE', `/marketplace/delete/${body.item._id}`);
    expect(await stored()).toEqual(before);

    const agnes = await community.join();
    await agnes.request('POST', '/marketplace/create', { body: listingForm(await photos(3)) });
    await erase(community, agnes);
    expect(await stored()).toEqual(before);
  });
});

async function listingOf(count: number): Promise<Schemas['Listing']> {
  const { body } = await create(listingForm(await photos(count)));
  return body.item;
}

describe('the photos of a listing', () => {
  test('can be put in another order, described and removed', async () => {
    const item = await listingOf(3);
    const before = await stored();
    const [first, second, third] = item.photos.map(({ _id }) => ({ _id }));
    const { status, body } = await update(item._id, {
      photos: [{ ...third, description: 'Now the cover' }, first],
    });
    expect([status, widths(body.item)]).toEqual([200, [42, 40]]);
    expect(body.item.photos[0]?.description).toBe('Now the cover');
    expect(await stored()).toMatchObject({ rows: before.rows - 1, files: before.files - 1 });
    expect((await update(item._id, { photos: [second] })).status).toBe(400);
    const kept = await update(item._id, { photos: [first, third] });
    expect(kept.body.item.photos[1]?.description).toBe('Now the cover');
    expect(widths((await update(item._id, { title: 'Renamed' })).body.item)).toEqual([40, 42]);
    expect(widths((await update(item._id, { photos: [] })).body.item)).toEqual([]);
  });

  test('are added at the end, or at the place that the form names', async () => {
    const item = await listingOf(2);
    const [first, second] = item.photos.map(({ _id }) => ({ _id }));
    const [, , third, fourth] = await photos(4);
    if (third === undefined || fourth === undefined) throw new Error('There are four photos.');
    const added = await update(item._id, updateForm([third]));
    expect([added.status, widths(added.body.item)]).toEqual([200, [40, 41, 42]]);
    const between = await update(
      item._id,
      updateForm([fourth], {
        photos: JSON.stringify([first, { upload: 0, description: 'Between' }, second]),
        status: 'reserved',
      }),
    );
    expect(widths(between.body.item)).toEqual([40, 43, 41]);
    expect(between.body.item).toMatchObject({
      status: 'reserved',
      photos: [{}, { description: 'Between' }, {}],
    });
  });

  test.each<[string, (own: string) => Promise<FormData> | object, string]>([
    ['the id of no photo', () => ({ photos: [{ _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b' }] }), 'photos'],
    ['the same id twice', (_id) => ({ photos: [{ _id }, { _id }] }), 'photos'],
    ['neither an id nor a file', () => ({ photos: [{ description: 'x' }] }), 'photos'],
    ['both an id and a file', (_id) => ({ photos: [{ _id, upload: 0 }] }), 'photos'],
    ['a missing file', () => ({ photos: [{ upload: 0 }] }), 'photos'],
    ['a file without a position', async () => updateForm(await photos(1), { photos: '[]' }), 'photos'],
    ['invalid JSON', async () => updateForm(await photos(1), { photos: '[{' }), 'photos'],
    [
      'an unknown field',
      async () => updateForm(await photos(1), { photos: '[{"upload":0,"x":1}]' }),
      'photos',
    ],
    [
      'a description that offers a relic',
      (_id) => ({ photos: [{ _id, description: 'First class relic of Saint Jude' }] }),
      'photos',
    ],
    [
      'a new photo whose description offers a relic',
      async () =>
        updateForm(await photos(1), { photos: '[{"upload":0,"description":"Relic of Saint Jude"}]' }),
      'photos',
    ],
    ['more than six photos in total', async () => updateForm(await photos(5)), 'images'],
  ])('with %s are refused and stay as they are', async (_, change, path) => {
    const item = await listingOf(2);
    const before = await stored();
    const own = item.photos[0]?._id ?? '';
    const body = await change(own);
    const answer = await maria.request('PUT', `/marketplace/update/${item._id}`, { body });
    expect([answer.status, answer.body.errors?.map((error) => error.path.split('.')[0])]).toEqual([
      400,
      [path],
    ]);
    expect(await stored()).toEqual(before);
  });

  test('can be changed by the owner only, and cannot be taken from another listing', async () => {
    const [item, other] = [await listingOf(1), await listingOf(1)];
    const before = await stored();
    expect((await update(item._id, updateForm(await photos(1)), josef)).status).toBe(403);
    const [foreign] = other.photos;
    expect((await update(item._id, { photos: [{ _id: foreign?._id }] })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });
});
