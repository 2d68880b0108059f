import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { look, offered, titles } from '../../../test/listings.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;

/** The oldest listing comes first. */
const goods: readonly Partial<Schemas['ListingPayload']>[] = [
  { title: 'Crucifijo de olivo', price: 45, category: 'Religious Art', zip: '02134' },
  { title: 'Ícono de la Virgen', price: 120.5, category: 'Religious Art', zip: '02139' },
  { title: 'Summa theologiae', description: 'Tomás de Aquino', price: 60, category: 'Books', zip: '02420' },
  { title: 'Ford Transit', description: 'The parish’s bus', price: 9000, category: 'Cars', zip: '01701' },
  {
    title: 'Wooden rosary',
    description: 'With a small crucifix',
    price: 0,
    category: 'Religious Items',
    zip: '10001',
  },
  { title: 'Choir stalls', price: 45, category: 'Other' },
];

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
  for (const good of goods) await offered(maria, good);
  await josef.request('PUT', `/user/update/${josef.id}`, { body: { zip: '02134' } });
});

afterAll(() => community.close());

const found = async (query: string) => titles(await look(josef, query)).map((title) => title.split(' ')[0]);

describe('the list of listings', () => {
  test.each<[string, string[]]>([
    ['', ['Choir', 'Wooden', 'Ford', 'Summa', 'Ícono', 'Crucifijo']],
    ['?sort=oldest', ['Crucifijo', 'Ícono', 'Summa', 'Ford', 'Wooden', 'Choir']],
    ['?sort=price-low', ['Wooden', 'Crucifijo', 'Choir', 'Summa', 'Ícono', 'Ford']],
    ['?sort=price-high', ['Ford', 'Ícono', 'Summa', 'Choir', 'Crucifijo', 'Wooden']],
    ['?category=Religious Art', ['Ícono', 'Crucifijo']],
    ['?minPrice=45&maxPrice=60', ['Choir', 'Summa', 'Crucifijo']],
    ['?minPrice=120.5', ['Ford', 'Ícono']],
    ['?maxPrice=0', ['Wooden']],
    ['?minPrice=1000000', []],
    ['?search=cruc', ['Wooden', 'Crucifijo']],
    ['?search=CRUCIFÍJO', ['Crucifijo']],
    ['?search=icono virgen', ['Ícono']],
    ['?search=vir íco', ['Ícono']],
    ['?search=tomas', ['Summa']],
    ['?search=ucifijo', []],
    ['?search=crucifijo bus', []],
    ['?search=%25', ['Choir', 'Wooden', 'Ford', 'Summa', 'Ícono', 'Crucifijo']],
    ['?search=parishs', ['Ford']],
    ['?distance=5', ['Ícono', 'Crucifijo']],
    ['?distance=10', ['Summa', 'Ícono', 'Crucifijo']],
    ['?distance=25', ['Ford', 'Summa', 'Ícono', 'Crucifijo']],
    ['?distance=5&zip=10001', ['Wooden']],
    ['?distance=10&search=cruc&maxPrice=50&category=Religious Art&sort=price-low', ['Crucifijo']],
    ['?distance=10&search=cruc&maxPrice=44', []],
    ['?status=reserved', []],
    ['?saved=true', []],
  ])('%s matches the filters', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('shows the distance of each listing from the chosen place', async () => {
    const distances = async (query: string) =>
      (await look(josef, query)).items.map(({ distance }) => distance);
    expect(await distances('?sort=oldest')).toEqual([0, 2, 8, 18, 184, null]);
    expect((await look(josef, '?zip=10001&search=rosary')).items[0]?.distance).toBe(0);
    expect((await look(maria, '?search=rosary')).items[0]?.distance).toBeNull();
  });

  test('counts the categories with all other filters applied', async () => {
    const page = await look(josef, '?category=Books&maxPrice=100&limit=1');
    expect(page).toMatchObject({ total: 1, totalIsCapped: false });
    expect(Object.fromEntries(page.categories.map(({ category, count }) => [category, count]))).toEqual({
      'Religious Art': 1,
      Books: 1,
      'Religious Items': 1,
      Other: 1,
    });
    const searched = await look(josef, '?search=cruc');
    expect(searched.total).toBe(2);
    expect(searched.categories.map(({ category }) => category).toSorted()).toEqual([
      'Religious Art',
      'Religious Items',
    ]);
    expect((await look(josef, `?owner=${maria.id}&limit=2`)).total).toBe(6);
  });

  test.each(['newest', 'oldest', 'price-low', 'price-high'])('is read in pages by %s', async (sort) => {
    for (const filter of [
      '',
      '&search=c',
      '&distance=50&zip=02134',
      `&owner=${maria.id}`,
      '&maxPrice=5000',
    ]) {
      const whole = titles(await look(josef, `?sort=${sort}${filter}`));
      const pages: string[] = [];
      let next = '';
      do {
        const page = await look(josef, `?sort=${sort}${filter}&limit=2${next}`);
        pages.push(...titles(page));
        next = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
      } while (next !== '');
      expect(pages).toEqual(whole);
    }
  });

  test('refuses the cursor of another list, and a changed cursor', async () => {
    const { nextCursor } = await look(josef, '?limit=1&sort=price-low');
    const cursor = nextCursor ?? '';
    expect((await look(josef, `?limit=1&sort=price-low&cursor=${cursor}`)).items).toHaveLength(1);
    for (const query of [
      `sort=price-high&cursor=${cursor}`,
      `sort=price-low&category=Books&cursor=${cursor}`,
      `sort=price-low&distance=5&cursor=${cursor}`,
      `sort=price-low&cursor=${cursor.slice(0, -2)}AA`,
      `sort=price-low&cursor=nonsense`,
    ]) {
      const { status, body } = await josef.request('GET', `/marketplace/all?${query}`);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['cursor']]);
    }
  });

  test.each([
    ['category', 'Relics'],
    ['sort', 'cheapest'],
    ['minPrice', '-1'],
    ['minPrice', 'free'],
    ['minPrice', '1.005'],
    ['maxPrice', '1000001'],
    ['maxPrice', '1e309'],
    ['maxPrice', '1&minPrice=2'],
    ['distance', '7'],
    ['distance', '5.5'],
    ['zip', '1234'],
    ['zip', '00000'],
    ['zip', '1234５'],
    ['owner', 'me'],
    ['saved', 'perhaps'],
    ['status', 'gone'],
    ['limit', '0'],
    ['limit', '101'],
    ['search', 'x'.repeat(101)],
  ])('refuses the %s %s and names the field', async (field, value) => {
    for (const list of field === 'sort' || field === 'limit' ? ['all'] : ['all', 'places']) {
      const { status, body } = await josef.request('GET', `/marketplace/${list}?${field}=${value}`);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    }
  });

  test('needs a place from which distances are measured', async () => {
    const { status, body } = await maria.request('GET', '/marketplace/all?distance=5');
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['distance']]);
  });

  test('needs as many queries for a hundred listings as for one', async () => {
    for (const filter of ['', '&search=c', '&distance=25&maxPrice=100', '&sort=price-low&category=Books']) {
      const counts = [];
      for (const limit of [1, 2, 6, 100])
        counts.push(await community.queriesOf(() => look(josef, `?limit=${limit}${filter}`)));
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeLessThan(12);
    }
  });
});

describe('the areas of the map', () => {
  test('with most listings come first', async () => {
    const { body } = await josef.request<Schemas['ListingPlaces']>(
      'GET',
      '/marketplace/places?maxPrice=9000',
    );
    expect(body.isCapped).toBe(false);
    expect(body.places[0]).toMatchObject({ area: '021', label: 'Boston, MA', count: 2 });
    expect(Object.fromEntries(body.places.map(({ area, count }) => [area, count]))).toEqual({
      '017': 1,
      '021': 2,
      '024': 1,
      '100': 1,
    });
    const [boston] = body.places;
    expect(boston?.samples.map(({ title }) => title)).toEqual(['Ícono de la Virgen', 'Crucifijo de olivo']);
    expect(boston?.latitude).toBeCloseTo(42.35, 0);
    expect(boston?.longitude).toBeCloseTo(-71.07, 0);
  });

  test('have a ZIP code near which their listings are found', async () => {
    const { body } = await josef.request<Schemas['ListingPlaces']>(
      'GET',
      '/marketplace/places?maxPrice=9000',
    );
    for (const { area, zip } of body.places) expect(zip.slice(0, 3)).toBe(area);
    const [boston] = body.places;
    const near = await josef.request<Schemas['ListingPage']>(
      'GET',
      `/marketplace/all?maxPrice=9000&distance=25&zip=${boston?.zip ?? ''}`,
    );
    expect(near.body.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Ícono de la Virgen', 'Crucifijo de olivo']),
    );
  });

  test('are none if no listing has a place', async () => {
    const { status, body } = await josef.request<Schemas['ListingPlaces']>(
      'GET',
      '/marketplace/places?search=choir',
    );
    expect([status, body]).toEqual([200, { places: [], isCapped: false }]);
  });
});
