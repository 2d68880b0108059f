import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import { dollarsOf } from '../../platform/money.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { createWordIndex } from '../../platform/search/word-index.ts';
import { hasPhrases } from '../../platform/search/words-of-text.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';

/** Finds listings by their words, newest first. Sold listings are left out, as in the marketplace. */
export function createListingFinder({ database }: Pick<Dependencies, 'database'>): Finder {
  const { read, dialect, staffRule } = database;
  const index = createWordIndex(database, {
    words: 'listing_words',
    id: 'listing_id',
    rows: 'listings',
    only: sql`status <> 'sold'`,
  });

  const load = (viewer: string, ids: readonly string[]) =>
    read
      .selectFrom('listings')
      .select(['id', 'title', 'description', 'make', 'author', 'price'])
      .where(isAmong(dialect, sql.ref('listings.id'), ids))
      .where('status', '<>', 'sold')
      .where(isOpenTo(staffRule, viewer, 'listings.owner_id', 'listings.id'))
      .where(noBlockBetween(viewer, 'listings.owner_id'))
      .execute();

  return async ({ userId }, sought, page) => {
    const { rows, last } = await index.find(
      sought,
      page,
      (ids) => load(userId, ids),
      ({ title, description, make, author }) =>
        hasPhrases([title, description, make ?? '', author ?? ''].join('\n'), sought),
    );
    const hits = rows.map(({ id, title, description, price }) => ({
      id,
      title,
      text: description,
      price: dollarsOf(price),
    }));
    return { hits, last };
  };
}
