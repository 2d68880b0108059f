import { sql } from 'kysely';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { createWordIndex } from '../../platform/search/word-index.ts';
import { hasPhrases } from '../../platform/search/words-of-text.ts';

/** Creates the finder of the bulletins of published parishes, newest first. */
export function createBulletinFinder({ database }: Pick<Dependencies, 'database'>): Finder {
  const { read, dialect } = database;
  const index = createWordIndex(database, { words: 'bulletin_words', id: 'bulletin_id', rows: 'bulletins' });

  const load = (ids: readonly string[]) =>
    read
      .selectFrom('bulletins')
      .innerJoin('publications', 'publications.id', 'bulletins.parish_id')
      .select([
        'bulletins.id',
        'bulletins.title',
        'bulletins.text',
        'bulletins.parish_id',
        'publications.title as parish',
      ])
      .where(isAmong(dialect, sql.ref('bulletins.id'), ids))
      .where('publications.state', '=', 'published')
      .execute();

  return async (_actor, sought, page) => {
    const { rows, last } = await index.find(sought, page, load, ({ title, text }) =>
      hasPhrases(`${title}\n${text}`, sought),
    );
    const hits = rows.map(({ id, title, text, parish, parish_id }) => ({
      id,
      title: `${title} · ${parish}`,
      text,
      parishId: parish_id,
    }));
    return { hits, last };
  };
}
