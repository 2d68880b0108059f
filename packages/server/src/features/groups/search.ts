import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { createWordIndex } from '../../platform/search/word-index.ts';
import { hasPhrases } from '../../platform/search/words-of-text.ts';
import { isShownTo } from './conditions.ts';

/** Finds groups by the words of their name, description and place, newest first. */
export function createGroupFinder({ database }: Pick<Dependencies, 'database'>): Finder {
  const { read, dialect, staffRule } = database;
  const index = createWordIndex(database, { words: 'group_words', id: 'group_id', rows: 'groups' });

  const load = (viewer: string, ids: readonly string[]) =>
    read
      .selectFrom('groups')
      .select(['id', 'name', 'description', 'place'])
      .where(isAmong(dialect, sql.ref('groups.id'), ids))
      .where('removed_at', 'is', null)
      .where(isShownTo(staffRule, viewer, 'groups'))
      .execute();

  return async ({ userId }, sought, page) => {
    const { rows, last } = await index.find(
      sought,
      page,
      (ids) => load(userId, ids),
      ({ name, description, place }) => hasPhrases(`${name}\n${description}\n${place}`, sought),
    );
    return { hits: rows.map(({ id, name, description }) => ({ id, title: name, text: description })), last };
  };
}
