import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import { personColumns, type PersonRow } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import type { Place } from '../../platform/places/shared-place.ts';

/** The number of the newest posts whose authors are considered. */
const POSTS = 200;

/** A condition for rows of `users`: the viewer does not follow the member and is not a friend. */
const isStranger = (viewer: string): RawBuilder<SqlBool> => sql`(
  not exists (select 1 from follows where follows.follower_id = ${viewer} and follows.followed_id = users.id)
  and not exists (
    select 1 from friendships
    where friendships.low_id = ${viewer} and friendships.high_id = users.id and friendships.status = 'accepted')
  and not exists (
    select 1 from friendships
    where friendships.low_id = users.id and friendships.high_id = ${viewer} and friendships.status = 'accepted'))`;

export function createWelcomeRepository({ read }: Database) {
  return {
    async placeOf(viewer: string): Promise<Place> {
      const answers = await read
        .selectFrom('questionnaires')
        .select(['parish', 'diocese'])
        .where('user_id', '=', viewer)
        .executeTakeFirst();
      return answers ?? { parish: '', diocese: '' };
    },

    /** Returns which of these members the viewer follows. */
    async followedOf(viewer: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await read
        .selectFrom('follows')
        .select('followed_id')
        .where('follower_id', '=', viewer)
        .where('followed_id', 'in', ids)
        .execute();
      return new Set(rows.map((row) => row.followed_id));
    },

    /**
     * Returns the authors of the newest posts outside of groups, those with most posts first. Leaves out members whom
     * the viewer follows, friends, and blocked members.
     */
    async recentAuthors(viewer: string, limit: number): Promise<PersonRow[]> {
      return read
        .with('recent', (database) =>
          database
            .selectFrom('posts')
            .select(['posts.id', 'posts.author_id'])
            .where('posts.group_id', 'is', null)
            .where('posts.is_anonymous', '=', 0)
            .where(isOpenToAll('posts.author_id', 'posts.id'))
            .orderBy('posts.id', 'desc')
            .limit(sql.lit(POSTS)),
        )
        .with('authors', (database) =>
          database
            .selectFrom('recent')
            .select(['recent.author_id', (count) => count.fn.countAll<number>().as('posts')])
            .where('recent.author_id', '<>', viewer)
            .groupBy('recent.author_id'),
        )
        .selectFrom('authors')
        .innerJoin('users', 'users.id', 'authors.author_id')
        .select(personColumns)
        .where(noBlockBetween(viewer, 'users.id'))
        .where(isStranger(viewer))
        .orderBy('authors.posts', 'desc')
        .orderBy('users.id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
