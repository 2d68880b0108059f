import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { areaOf, listingWords } from './listing-words.ts';
import type { ListingsTable } from './tables.ts';

type IndexedListing = Pick<
  ListingsTable,
  'title' | 'description' | 'make' | 'author' | 'category' | 'price' | 'status' | 'zip'
>;

/** The columns of a listing that are copied to the rows of its words. */
export const sought = ({ category, price, status, zip }: IndexedListing) => ({
  area: areaOf(zip),
  category,
  price,
  status,
  zip,
});

/**
 * The maximum number of rows in one insert, because databases limit the parameters of a statement. A text without
 * spaces can have one word for each letter.
 */
const WORDS_TOGETHER = 1000;

export const wordRows = (id: string, listing: IndexedListing) =>
  listingWords(listing).map((word) => ({ listing_id: id, word, ...sought(listing) }));

export async function insertWords(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  listing: IndexedListing,
): Promise<void> {
  const words = wordRows(id, listing);
  for (let from = 0; from < words.length; from += WORDS_TOGETHER) {
    await transaction
      .insertInto('listing_words')
      .values(words.slice(from, from + WORDS_TOGETHER))
      .execute();
  }
}
