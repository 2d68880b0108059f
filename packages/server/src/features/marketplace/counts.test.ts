import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { look, offer, offered } from '../../../test/listings.ts';
import { block } from '../../../test/relations.ts';

const SELLERS = 20;
const EACH = 3;

let community: Community;
let maria: Caller;
let sellers: readonly Caller[];

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  sellers = await Promise.all(Array.from({ length: SELLERS }, () => community.join()));
}, 120_000);

afterAll(() => community.close());

const words = ['wooden', 'silver', 'painted'];
const queries = [
  '',
  '?search=icon',
  '?maxPrice=100',
  '?zip=10001&distance=25',
  '?search=icon&zip=10001&distance=25',
];

/**
 * Returns the counts of several queries, in total and by category. Each query makes the search read the listings in
 * another way.
 */
async function countsOf(caller: Caller): Promise<(readonly [number, boolean, Record<string, number>])[]> {
  return Promise.all(
    queries.map(async (query) => {
      const { total, totalIsCapped, categories } = await look(caller, query);
      const counts = Object.fromEntries(categories.map(({ category, count }) => [category, count]));
      return [total, totalIsCapped, counts] as const;
    }),
  );
}

const everyway = (books: number, others: number) =>
  queries.map(() => [
    books + others,
    false,
    { ...(books === 0 ? {} : { Books: books }), ...(others === 0 ? {} : { Other: others }) },
  ]);

describe('counting matches', () => {
  test('counts each listing once, even if twenty members offer at the same time', async () => {
    const answers = await Promise.all(
      sellers.flatMap((seller, index) =>
        words.map((word) =>
          offer(seller, {
            title: `${word} icon ${index}, an icon`,
            price: 20,
            zip: '10001',
            category: index % 2 === 0 ? 'Books' : 'Other',
          }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countsOf(maria)).toEqual(everyway(30, 30));
    expect((await look(maria, '?search=w&limit=100')).items).toHaveLength(SELLERS);
  });

  test('counts a listing once, even if two of its words match the same prefix', async () => {
    const { _id } = await offered(maria, { title: 'Chalice and chasuble', price: 900 });
    const found = await look(maria, '?search=cha');
    expect([found.total, found.items.length]).toEqual([1, 1]);
    for (const sort of ['oldest', 'price-low', 'price-high']) {
      expect((await look(maria, `?search=cha&sort=${sort}`)).items).toHaveLength(1);
    }
    await maria.request('DELETE', `/marketplace/delete/${_id}`);
  });

  test('includes new saves, changes and deletions', async () => {
    const seller = await community.join();
    const before = await countsOf(seller);
    const { _id } = await offered(seller, {
      title: 'Small icon',
      price: 10,
      zip: '10001',
      category: 'Other',
    });
    const update = (body: object) => seller.request('PUT', `/marketplace/update/${_id}`, { body });
    const isThere = async (query: string) =>
      (await look(seller, `${query}&limit=100`)).items.some((item) => item._id === _id);

    expect(await isThere('?search=small&maxPrice=10')).toBe(true);
    await update({ price: 90, category: 'Books' });
    expect(await isThere('?search=small&maxPrice=10')).toBe(false);
    expect(await isThere('?search=small&minPrice=90&category=Books&sort=price-low')).toBe(true);
    await update({ zip: '94103' });
    expect(await isThere('?search=small&zip=10001&distance=25')).toBe(false);
    expect(await isThere('?search=small&zip=94103&distance=5')).toBe(true);
    await update({ status: 'reserved' });
    expect(await isThere('?search=small&status=reserved')).toBe(true);
    expect(await isThere('?search=small&status=available')).toBe(false);
    await update({ status: 'sold' });
    expect(await isThere('?search=small')).toBe(false);
    expect(await isThere(`?search=small&owner=${seller.id}`)).toBe(true);
    expect(await countsOf(seller)).toEqual(before);
    await update({ status: 'available', title: 'Large icon' });
    expect(await isThere('?search=large&zip=94103&distance=5')).toBe(true);
    await seller.request('DELETE', `/marketplace/delete/${_id}`);
    expect(await countsOf(seller)).toEqual(before);
  });

  test('leaves out blocked sellers and deleted accounts', async () => {
    const [blocked, blocker, leaver] = [sellers[0], sellers[1], sellers[2]];
    if (blocked === undefined || blocker === undefined || leaver === undefined)
      throw new Error('Nobody sells.');
    const viewer = await community.join();
    expect(await countsOf(viewer)).toEqual(everyway(30, 30));
    await block(viewer, blocked);
    await block(blocker, viewer);
    expect(await countsOf(viewer)).toEqual(everyway(30 - EACH, 30 - EACH));
    expect((await look(viewer, `?owner=${blocked.id}`)).total).toBe(0);
    await community.database.write.deleteFrom('users').where('id', '=', leaver.id).execute();
    expect(await countsOf(viewer)).toEqual(everyway(30 - 2 * EACH, 30 - EACH));
  });
});
