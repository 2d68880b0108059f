import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { createWordIndex } from '../../platform/search/word-index.ts';
import { hasPhrases } from '../../platform/search/words-of-text.ts';
import { isReadableIn } from '../groups/index.ts';
import { createPersonPresenter, personFieldColumns } from '../people/index.ts';
import { isShown } from './lists.ts';
import { noBlockBetween } from '../relations/index.ts';

/** Finds posts by their words, newest first. It finds the posts that the actor can read in the feed and in groups. */
export function createPostFinder(dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>): Finder {
  const { read, dialect, staffRule } = dependencies.database;
  const index = createWordIndex(dependencies.database, { words: 'post_words', id: 'post_id', rows: 'posts' });
  const { personOf } = createPersonPresenter(dependencies);

  const load = (viewer: string, ids: readonly string[]) =>
    read
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.author_id')
      .select(['posts.id', 'posts.author_id', 'posts.title', 'posts.content', ...personFieldColumns])
      .where(isAmong(dialect, sql.ref('posts.id'), ids))
      .where((post) => isShown(staffRule, post, viewer))
      .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
      .where(noBlockBetween(viewer, 'posts.author_id'))
      .execute();

  return async ({ userId }, sought, page) => {
    const { rows, last } = await index.find(
      sought,
      page,
      (ids) => load(userId, ids),
      ({ title, content }) => hasPhrases(`${title}\n${content}`, sought),
    );
    const hits = rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.content,
      person: personOf({ ...row, id: row.author_id }),
    }));
    return { hits, last };
  };
}
