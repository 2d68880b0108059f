import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { textWords } from '../../text-words.ts';
import type { DatabaseSchema } from '../schema.ts';

const BATCH = 500;
/** The number of rows in one statement, because databases limit its parameters. */
const SLICE = 1000;

/**
 * The characters whose words are now split in another way: emoji, and the letters of languages without spaces between
 * words. Before this migration, a search found such words only by their beginning, or not at all.
 */
const PARTED_ANEW =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Splits the words of listings in the same way as the words of messages. */
export const listingWords: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    let last: string | undefined = '';
    while (last !== undefined) {
      const listings = await database
        .selectFrom('listings')
        .select(['id', 'title', 'description', 'category', 'price', 'status', 'zip'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const { id, title, description, ...sought } of listings) {
        const text = `${title} ${description}`;
        if (!PARTED_ANEW.test(text)) continue;
        const area = sought.zip?.slice(0, 3) ?? '';
        const words = textWords(text).map((word) => ({ listing_id: id, word, area, ...sought }));
        await database.deleteFrom('listing_words').where('listing_id', '=', id).execute();
        for (let from = 0; from < words.length; from += SLICE) {
          await database
            .insertInto('listing_words')
            .values(words.slice(from, from + SLICE))
            .execute();
        }
      }
      last = listings.at(-1)?.id;
    }
  },
};
