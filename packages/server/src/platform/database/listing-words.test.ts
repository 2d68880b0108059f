import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { look, offered, titles } from '../../../test/listings.ts';
import { listingWords } from './migrations/0020-listing-words.ts';

const community = await startCommunity();

afterAll(() => community.close());

test('older listings are found by any part of texts without spaces, and by emoji', async () => {
  const { database } = community;
  const maria = await community.join();
  await maria.request('PUT', `/user/update/${maria.id}`, { body: { zip: '02134' } });
  const letters = Array.from({ length: 4000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  await offered(maria, { title: '木製の十字架 (小)', category: 'Religious Art' });
  await offered(maria, { title: 'Icono de la Virgen 🕊️', price: 0 });
  await offered(maria, { title: 'Libro', description: letters });
  await offered(maria, { title: 'Plain missal' });
  const stored = () =>
    database.read.selectFrom('listing_words').selectAll().orderBy('listing_id').orderBy('word').execute();
  const expected = await stored();
  expect(expected.length).toBeGreaterThan(4000);

  await database.write.deleteFrom('listing_words').where('word', 'not in', ['plain', 'missal']).execute();
  await database.transaction((transaction) => listingWords.up(transaction));
  expect(await stored()).toEqual(expected);

  const found = async (search: string) =>
    titles(await look(maria, `?search=${encodeURIComponent(search)}`)).map((title) => title.split(' ')[0]);
  expect(await found('十字')).toEqual(['木製の十字架']);
  expect(await found('製の十字架')).toEqual(['木製の十字架']);
  expect(await found('🕊')).toEqual(['Icono']);
  expect(await found(letters.slice(1000, 1011))).toEqual(['Libro']);
  expect(await found('missal')).toEqual(['Plain']);
});
