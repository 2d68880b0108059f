import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { SoughtName, SoughtWord } from '../../platform/names.ts';
import { type PersonRow, nameBegins, nameHolds, personColumns } from '../people/index.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';

/** The owner of the friend list, and the member who views it. */
type Seen = { ownerId: string; viewerId: string };

export interface FriendRow extends PersonRow {
  readonly friendship_id: string;
}

export interface FoundRow extends FriendRow {
  /** 0 for the exact name, 1 if every word is a prefix of a name, 2 for a partial match. */
  readonly rank: number;
}

export function createFriendList({ read, shortReads, dialect, staffRule }: Database) {
  /**
   * A friendship has two columns for its members: the lower id and the higher id. The owner can be in either column.
   */
  const side = ({ ownerId, viewerId }: Seen, own: 'low_id' | 'high_id', other: 'low_id' | 'high_id') =>
    read
      .selectFrom('friendships')
      .select(['friendships.id as friendship_id', `friendships.${other} as friend_id`])
      .where(`friendships.${own}`, '=', ownerId)
      .where('friendships.status', '=', 'accepted')
      .where(isOpenTo(staffRule, viewerId, `friendships.${other}`))
      .where(noBlockBetween(viewerId, `friendships.${other}`));

  const newest = precompile(shortReads, (parameters: Seen & { before: string; limit: number }) => {
    const first = (query: ReturnType<typeof side>) =>
      query
        .where('friendships.id', '<', parameters.before)
        .orderBy('friendships.id', 'desc')
        .limit(parameters.limit);
    const higher = first(side(parameters, 'low_id', 'high_id'));
    const lower = first(side(parameters, 'high_id', 'low_id'));
    return read
      .selectFrom(
        read
          .selectFrom(higher.as('higher'))
          .selectAll()
          .unionAll(read.selectFrom(lower.as('lower')).selectAll())
          .as('friends'),
      )
      .innerJoin('users', 'users.id', 'friends.friend_id')
      .select(['friends.friendship_id', ...personColumns])
      .orderBy('friends.friendship_id', 'desc')
      .limit(parameters.limit);
  });

  /**
   * Each word must occur in the name. The query checks every friend. This is fast enough, because a member has few
   * friends.
   */
  const matching = (seen: Seen, words: readonly SoughtWord[]) => {
    const friends = side(seen, 'low_id', 'high_id').unionAll(side(seen, 'high_id', 'low_id'));
    return read
      .selectFrom(friends.as('friends'))
      .innerJoin('users', 'users.id', 'friends.friend_id')
      .where(nameHolds(dialect, words));
  };

  return {
    /** The newest friendship first. */
    page: (seen: Seen, before: string, limit: number): Promise<FriendRow[]> =>
      newest({ ...seen, before, limit }),

    /** The best match first. Equal matches are sorted by the newest friendship. */
    async find(
      seen: Seen,
      { names, words }: SoughtName,
      after: { rank: number; friendshipId: string },
      limit: number,
    ): Promise<FoundRow[]> {
      const rank = sql<number>`case when users.search in (${sql.join(names)}) then 0
        when ${nameBegins(words)} then 1 else 2 end`;
      const found = matching(seen, words).select([
        'friends.friendship_id',
        ...personColumns,
        rank.as('rank'),
      ]);
      return read
        .selectFrom(found.as('found'))
        .selectAll()
        .where((row) =>
          row.or([
            row('rank', '>', after.rank),
            row.and([row('rank', '=', after.rank), row('friendship_id', '<', after.friendshipId)]),
          ]),
        )
        .orderBy('rank')
        .orderBy('friendship_id', 'desc')
        .limit(limit)
        .execute();
    },

    async countFound(seen: Seen, words: readonly SoughtWord[]): Promise<number> {
      const { total } = await matching(seen, words)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}
