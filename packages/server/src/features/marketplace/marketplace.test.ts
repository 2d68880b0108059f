import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { look, offer, offered, titles } from '../../../test/listings.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  moderator = await community.join({ role: 'moderator' });
});

afterAll(() => community.close());

const read = (caller: Caller, id: string) =>
  caller.request<Schemas['ListingAnswer']>('GET', `/marketplace/${id}`);
const update = (caller: Caller, id: string, body: unknown) =>
  caller.request<Schemas['ListingAnswer']>('PUT', `/marketplace/update/${id}`, { body });
const remove = (caller: Caller, id: string) => caller.request('DELETE', `/marketplace/delete/${id}`);
const save = (caller: Caller, id: string) =>
  caller.request<Schemas['ListingAnswer']>('PUT', `/marketplace/save/${id}`);
const report = (subjectId: string) =>
  josef.request('POST', '/report/create', {
    body: { subjectType: 'listing', subjectId, category: 'fraud' },
  });

describe('a listing', () => {
  test('is returned with everything that was sent', async () => {
    const { status, body } = await offer(maria, {
      title: '  Olive\nwood crucifix ',
      price: 19.99,
      description: 'Carved in Bethlehem.',
      category: 'Religious Art',
      zip: '02134',
    });
    expect(status).toBe(201);
    expect(body.item).toMatchObject({
      title: 'Olive wood crucifix',
      price: 19.99,
      description: 'Carved in Bethlehem.',
      category: 'Religious Art',
      photos: [],
      owner: { _id: maria.id, first_name: 'Maria' },
      status: 'available',
      place: { town: 'Allston', state: 'MA' },
      zip: '02134',
      saved: false,
      abilities: { edit: true, mark: true, delete: true, contact: false, offer: false },
      updatedAt: null,
    });
    const seen = await read(josef, body.item._id);
    expect(seen.body.item).toMatchObject({
      zip: null,
      place: { town: 'Allston' },
      abilities: { edit: false, mark: false, delete: false, contact: true, offer: true },
    });
    expect((await read(moderator, body.item._id)).body.item.abilities).toMatchObject({
      edit: false,
      delete: true,
    });
  });

  test('needs only a title and a price, and is at the place of its owner', async () => {
    const agnes = await community.join();
    const { status, body } = await offer(agnes, { title: 'Missal', price: 0 });
    expect([status, body.item.category, body.item.price, body.item.place]).toEqual([201, 'Other', 0, null]);
    await agnes.request('PUT', `/user/update/${agnes.id}`, { body: { zip: '10001' } });
    expect((await offered(agnes)).place).toEqual({ town: 'New York', state: 'NY' });
    expect((await offered(agnes, { zip: '' })).place).toBeNull();
    const account = await agnes.request<Schemas['AccountAnswer']>('PUT', `/user/update/${agnes.id}`, {
      body: { zip: '' },
    });
    expect(account.body.user.zip).toBeNull();
  });

  test.each<[string, string, unknown]>([
    ['price', 'negative', -1],
    ['price', 'not a number', 'free'],
    ['price', 'null', null],
    ['price', 'of three decimals', 1.234],
    ['price', 'of nine decimals', 1e-9],
    ['price', 'beyond a million', 1_000_000.01],
    ['price', 'huge', 1e308],
    ['title', 'empty', ''],
    ['title', 'of spaces', '   '],
    ['title', 'invisible', '\u200B'],
    ['title', 'of 121 characters', 'x'.repeat(121)],
    ['title', 'of 5,000 characters', 'x'.repeat(5000)],
    ['description', 'of 5,001 characters', 'x'.repeat(5001)],
    ['category', 'unknown', 'Relics'],
    ['zip', 'no ZIP code', '123'],
    ['zip', 'a ZIP code of nowhere', '00000'],
    ['zip', 'a number', 10_001],
  ])('is refused with a %s that is %s', async (field, _, value) => {
    const before = (await look(maria)).total;
    const { status, body } = await maria.request('POST', '/marketplace/create', {
      body: { title: 'Rosary', price: 5, [field]: value },
    });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect(body.message).toMatch(/\w/u);
    expect((await look(maria)).total).toBe(before);
  });

  test('is refused with a price that is too large for a number', async () => {
    for (const price of ['1e309', '-1e309']) {
      const { status, body } = await maria.request('POST', '/marketplace/create', {
        body: `{"title":"Rosary","price":${price}}`,
      });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['price']]);
    }
  });

  test.each([
    ['title', { title: 'First class relic of St. Anne' }],
    ['description', { description: 'With it come consecrated hosts.' }],
  ])('of forbidden goods is refused for its %s', async (path, draft) => {
    const { status, body } = await maria.request('POST', '/marketplace/create', {
      body: { title: 'Reliquary', price: 5, ...draft },
    });
    expect([status, body.id, body.errors?.map((error) => error.path)]).toEqual([
      400,
      'listing.forbidden',
      [path],
    ]);
    const { _id } = await offered(maria, { title: 'Empty reliquary' });
    const changed = await maria.request('PUT', `/marketplace/update/${_id}`, { body: draft });
    expect([changed.status, changed.body.id]).toEqual([400, 'listing.forbidden']);
  });

  test('is not changed by an empty update, and the error names the fields', async () => {
    const { _id } = await offered(maria, { title: 'Censer' });
    const { status, body } = await maria.request('PUT', `/marketplace/update/${_id}`, { body: {} });
    expect([status, body.errors?.map(({ message }) => message)]).toEqual([
      400,
      [
        'Please change at least one field: title, price, description, category, condition, make, year, mileage, author, language, zip, meetingPoint, status, photos.',
      ],
    ]);
  });

  test('can be offered in the member’s own name only', async () => {
    const { status } = await offer(maria, { owner: josef.id });
    expect(status).toBe(403);
    expect((await offer(maria, { owner: maria.id })).status).toBe(201);
  });

  test('is stored once if twenty requests have the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        offer(maria, { title: 'Once' }, { 'idempotency-key': 'listing-race' }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.item._id)).size).toBe(1);
    const other = await maria.request('POST', '/marketplace/create', {
      body: { title: 'Another', price: 1 },
      headers: { 'idempotency-key': 'listing-race' },
    });
    expect([other.status, other.body.id]).toEqual([400, 'request.key-reused']);
  });

  test('can be changed by its owner only', async () => {
    const { _id } = await offered(maria, { title: 'Before', zip: '10001' });
    const { status, body } = await update(maria, _id, { title: 'After', price: 7.5, zip: '' });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ title: 'After', price: 7.5, place: null, zip: null });
    expect(body.item.updatedAt).not.toBeNull();
    expect((await update(josef, _id, { title: 'Mine' })).status).toBe(403);
    expect((await update(moderator, _id, { title: 'Mine' })).status).toBe(403);
    expect((await update(maria, UNKNOWN_ID, { title: 'Mine' })).status).toBe(404);
    expect((await update(maria, _id, {})).status).toBe(400);
    expect((await update(maria, _id, { price: 1.001 })).status).toBe(400);
    expect((await update(maria, _id, { status: 'gone' })).status).toBe(400);
    expect((await read(maria, _id)).body.item.title).toBe('After');
  });

  test('is found by its current text', async () => {
    const { _id } = await offered(maria, { title: 'Quodlibet' });
    await update(maria, _id, { title: 'Summa' });
    expect((await look(josef, '?search=quodlibet')).items).toEqual([]);
    expect(titles(await look(josef, '?search=summa'))).toEqual(['Summa']);
  });

  test('can be deleted by its owner or by a moderator', async () => {
    const [one, other] = [await offered(maria), await offered(maria)];
    expect((await remove(josef, one._id)).status).toBe(403);
    expect((await remove(maria, one._id)).status).toBe(200);
    expect((await remove(maria, one._id)).status).toBe(404);
    expect((await read(josef, one._id)).status).toBe(404);
    expect((await remove(moderator, other._id)).status).toBe(200);
  });

  test('that is sold is listed for its owner and for members who saved it', async () => {
    const agnes = await community.join();
    const { _id } = await offered(agnes, { title: 'Sold quickly' });
    expect((await save(josef, _id)).body.item.saved).toBe(true);
    expect((await update(agnes, _id, { status: 'reserved' })).body.item.status).toBe('reserved');
    expect(titles(await look(maria, '?search=quickly'))).toEqual(['Sold quickly']);
    expect(titles(await look(maria, '?search=quickly&status=available'))).toEqual([]);
    await update(agnes, _id, { status: 'sold' });
    expect(titles(await look(maria, '?search=quickly'))).toEqual([]);
    expect(titles(await look(maria, '?status=sold'))).toEqual([]);
    expect(titles(await look(maria, `?owner=${agnes.id}`))).toEqual([]);
    expect(titles(await look(maria, `?owner=${agnes.id}&status=sold`))).toEqual([]);
    expect(titles(await look(agnes, `?owner=${agnes.id}`))).toEqual(['Sold quickly']);
    expect(titles(await look(agnes, `?owner=${agnes.id}&status=sold`))).toEqual(['Sold quickly']);
    expect(titles(await look(josef, '?saved=true'))).toEqual(['Sold quickly']);
    const seen = await read(maria, _id);
    expect([seen.body.item.status, seen.body.item.abilities.contact]).toEqual(['sold', false]);
    await update(agnes, _id, { status: 'available' });
    expect(titles(await look(maria, '?search=quickly'))).toEqual(['Sold quickly']);
  });

  test('can be saved and unsaved more than once', async () => {
    const { _id } = await offered(maria, { title: 'Kept' });
    expect((await save(josef, _id)).status).toBe(200);
    expect((await save(josef, _id)).body.item.saved).toBe(true);
    expect((await read(maria, _id)).body.item.saved).toBe(false);
    const path = `/marketplace/save/${_id}`;
    expect((await josef.request('DELETE', path)).status).toBe(200);
    expect((await josef.request('DELETE', path)).status).toBe(200);
    expect((await read(josef, _id)).body.item.saved).toBe(false);
    expect((await save(josef, UNKNOWN_ID)).status).toBe(404);
  });

  test('is not visible across a block between owner and viewer', async () => {
    const [agnes, bede] = [await community.join(), await community.join()];
    const { _id } = await offered(agnes, { title: 'Hidden treasure', zip: '10001' });
    await save(bede, _id);
    await block(bede, agnes);
    for (const [seller, viewer, id] of [
      [agnes, bede, _id],
      [bede, agnes, (await offered(bede, { title: 'Hidden treasure' }))._id],
    ] as const) {
      expect((await read(viewer, id)).status).toBe(404);
      expect((await save(viewer, id)).status).toBe(404);
      expect((await update(viewer, id, { title: 'Mine' })).status).toBe(404);
      expect((await remove(viewer, id)).status).toBe(404);
      const found = await look(viewer, '?search=treasure');
      expect(found.items.map((item) => item.owner._id)).toEqual([viewer.id]);
      expect(found.total).toBe(1);
      expect(titles(await look(viewer, `?owner=${seller.id}`))).toEqual([]);
    }
    expect(titles(await look(bede, '?saved=true'))).toEqual([]);
    const { body } = await bede.request<Schemas['ListingPlaces']>(
      'GET',
      '/marketplace/places?search=treasure',
    );
    expect(body.places).toEqual([]);
  });

  test('can be reported if it exists', async () => {
    const { _id } = await offered(maria);
    expect([(await report(_id)).status, (await report(_id)).status]).toEqual([201, 200]);
    const none = await report(UNKNOWN_ID);
    expect([none.status, none.body.id]).toEqual([404, 'listing.not-found']);
  });

  test('is deleted with the account of its owner, and so are its saves', async () => {
    const agnes = await community.join();
    const { _id } = await offered(agnes, { title: 'Left behind' });
    await save(josef, _id);
    await agnes.request('POST', '/marketplace/searches', { body: { search: 'crucifix' } });
    expect((await erase(community, agnes)).status).toBe(200);
    expect((await read(josef, _id)).status).toBe(404);
    const { read: database } = community.database;
    for (const table of ['listing_words', 'saved_listings'] as const) {
      expect(await database.selectFrom(table).selectAll().where('listing_id', '=', _id).execute()).toEqual(
        [],
      );
    }
    const searches = database.selectFrom('saved_searches').selectAll().where('user_id', '=', agnes.id);
    expect(await searches.execute()).toEqual([]);
  });
});
