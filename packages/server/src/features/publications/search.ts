import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { createWordIndex } from '../../platform/search/word-index.ts';
import { hasPhrases } from '../../platform/search/words-of-text.ts';
import { soughtDetails } from './details.ts';
import type { PublicationsTable } from './tables.ts';

type Kind = PublicationsTable['kind'];

/** Creates the finder of the published publications of one kind, newest first. */
export function createPublicationFinder({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  const { read, dialect } = database;
  const index = createWordIndex(database, {
    words: 'publication_words',
    id: 'publication_id',
    rows: 'publications',
  });

  const load = (kind: Kind, ids: readonly string[]) =>
    read
      .selectFrom('publications')
      .select(['id', 'kind', 'title', 'summary', 'author', 'details', 'begins_at', 'ends_at'])
      .where(isAmong(dialect, sql.ref('publications.id'), ids))
      .where('kind', '=', kind)
      .where('state', '=', 'published')
      .execute();

  return (kind: Kind): Finder =>
    async (_actor, sought, page) => {
      const { rows, last } = await index.find(
        sought,
        page,
        (ids) => load(kind, ids),
        (row) => hasPhrases([row.title, row.summary, row.author, soughtDetails(row)].join('\n'), sought),
      );
      const hits = rows.map(({ id, title, summary, begins_at, ends_at }) => ({
        id,
        title,
        text: summary,
        ...(kind === 'event'
          ? { beginsAt: new Date(begins_at).toISOString(), isPast: ends_at <= clock.now() }
          : {}),
      }));
      return { hits, last };
    };
}
