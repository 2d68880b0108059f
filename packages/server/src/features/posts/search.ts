import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { createWordIndex } from '../../platform/search/word-index.ts';
import { hasPhrases } from '../../platform/search/words-of-text.ts';
import { isReadableIn } from '../groups/index.ts';
import { createPersonPresenter, personFieldColumns } from '../people/index.ts';
import { anonymityFor, noBlockWithAuthor } from './anonymity.ts';
import { isShown } from './lists.ts';

type PostKind = 'intention' | 'ordinary';

/**
 * Finds prayer intentions, or the other posts, by their words, newest first. It finds the posts that the actor can read in the feed and in
 * groups.
 */
export function createPostFinder(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): (kind: PostKind) => Finder {
  const { read, dialect, staffRule } = dependencies.database;
  const table = { words: 'post_words', id: 'post_id', rows: 'posts' };
  const indexes: Readonly<Record<PostKind, ReturnType<typeof createWordIndex>>> = {
    ordinary: createWordIndex(dependencies.database, table),
    intention: createWordIndex(dependencies.database, { ...table, rowsWith: sql`posts.is_intention = 1` }),
  };
  const { personOf } = createPersonPresenter(dependencies);

  const load = (kind: PostKind, viewer: string, ids: readonly string[]) =>
    read
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.author_id')
      .select([
        'posts.id',
        'posts.author_id',
        'posts.is_anonymous',
        'posts.title',
        'posts.content',
        ...personFieldColumns,
      ])
      .where(isAmong(dialect, sql.ref('posts.id'), ids))
      .where('posts.is_intention', '=', kind === 'intention' ? 1 : 0)
      .where((post) => isShown(staffRule, post, viewer))
      .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
      .where(noBlockWithAuthor(viewer))
      .execute();

  return (kind) => async (actor, sought, page) => {
    const { rows, last } = await indexes[kind].find(
      sought,
      page,
      (ids) => load(kind, actor.userId, ids),
      ({ title, content }) => hasPhrases(`${title}\n${content}`, sought),
    );
    const hits = rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.content,
      ...(row.is_anonymous === 1 && anonymityFor(actor, row.author_id) === 'hidden'
        ? {}
        : { person: personOf({ ...row, id: row.author_id }) }),
    }));
    return { hits, last };
  };
}
