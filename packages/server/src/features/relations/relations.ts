import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isOpenTo, isStaff } from '../hidden-content/index.ts';
import { friendshipStateOf, type FriendshipState } from './states.ts';

type Write = Transaction<DatabaseSchema>;
type Pair = { readonly low: string; readonly high: string };

/** The relation of the viewer to another member. */
export interface Relation {
  readonly friendship: FriendshipState;
  readonly friendshipId: string | null;
  readonly following: boolean;
  /** Whether the viewer blocks the other member. */
  readonly blocked: boolean;
}

interface RelationState {
  readonly relation: Relation;
  /**
   * True if one of the two blocks the other, or if the other member is hidden or their account is pending deletion.
   */
  readonly isBlocked: boolean;
}

export interface Relations {
  /** Returns null if the member does not exist. If both ids are the same, the result only contains the member. */
  find(viewer: string, other: string, transaction?: Write): Promise<RelationState | null>;
  /**
   * Returns how many members the viewer sees in the owner's friend list. Leaves out hidden members, and members with a
   * block between them and the viewer.
   */
  countFriends(viewer: string, owner: string): Promise<number>;
  areFriends(one: string, other: string, transaction?: Write): Promise<boolean>;
}

/** Returns the two ids in order, because a pair of members has one row, no matter who has sent the request. */
export function pairOf(one: string, other: string): Pair {
  return one < other ? { low: one, high: other } : { low: other, high: one };
}

/**
 * A condition: there is no block between the member in `column` and the viewer, in either direction.
 *
 * Each row costs two look-ups by key, no matter how many members the viewer blocks. PostgreSQL would turn `not
 * exists` into a join with all blocks of the viewer. For `is null` it would expect that hardly any row matches. So
 * the condition uses `is distinct from`, for which PostgreSQL expects that nearly all rows match.
 */
export function noBlockBetween(viewer: string, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${noBlockOf(viewer, column)} and ${noBlockBy(column, viewer)}`;
}

/** A condition: the viewer does not block the member in `column`. */
export function noBlockOf(viewer: string, column: string): RawBuilder<SqlBool> {
  const member = sql.ref(column);
  return sql<SqlBool>`(
      select blocks.blocked_id from blocks where blocks.blocker_id = ${viewer} and blocks.blocked_id = ${member}
    ) is distinct from ${member}`;
}

/** A condition: the member in `column` does not block the viewer. */
export function noBlockBy(column: string, viewer: string): RawBuilder<SqlBool> {
  const member = sql.ref(column);
  return sql<SqlBool>`(
      select blocks.blocker_id from blocks where blocks.blocker_id = ${member} and blocks.blocked_id = ${viewer}
    ) is distinct from ${member}`;
}

/** A condition: the member in `column` is a friend of the viewer. */
export const isFriendOf = (viewer: string, column: string): RawBuilder<SqlBool> =>
  sql`(exists (select 1 from friendships as friends where friends.status = 'accepted'
      and friends.low_id = ${viewer} and friends.high_id = ${sql.ref(column)})
    or exists (select 1 from friendships as friends where friends.status = 'accepted'
      and friends.low_id = ${sql.ref(column)} and friends.high_id = ${viewer}))`;

export function relationsOf({ clock, database }: Pick<Dependencies, 'clock' | 'database'>): Relations {
  const { read, shortReads, staffRule } = database;

  const relationState = precompile(
    shortReads,
    ({ viewer, other, low, high }: Pair & Record<'viewer' | 'other', string>) =>
      read
        .selectFrom('users')
        .leftJoin('friendships', (join) =>
          join.on('friendships.low_id', '=', low).on('friendships.high_id', '=', high),
        )
        .leftJoin('follows', (join) =>
          join.onRef('follows.followed_id', '=', 'users.id').on('follows.follower_id', '=', viewer),
        )
        .leftJoin('blocks as own', (join) =>
          join.onRef('own.blocked_id', '=', 'users.id').on('own.blocker_id', '=', viewer),
        )
        .leftJoin('blocks as theirs', (join) =>
          join.onRef('theirs.blocker_id', '=', 'users.id').on('theirs.blocked_id', '=', viewer),
        )
        .select([
          'friendships.id',
          'friendships.requester_id',
          'friendships.status',
          'friendships.answered_at',
          'follows.follower_id as follower',
          'own.blocker_id as blocking',
          'theirs.blocker_id as blocked_by',
        ])
        .select(isOpenTo(staffRule, viewer, 'users.id').as('open'))
        .where('users.id', '=', other),
  );

  const friends = precompile(shortReads, ({ low, high }: Pair) =>
    read
      .selectFrom('friendships')
      .select('id')
      .where('low_id', '=', low)
      .where('high_id', '=', high)
      .where('status', '=', 'accepted'),
  );

  const friendCount = precompile(shortReads, ({ viewer, owner }: Record<'viewer' | 'owner', string>) => {
    const hidden = read
      .selectFrom('blocks')
      .select('blocked_id as id')
      .where('blocker_id', '=', viewer)
      .union(read.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', viewer))
      .union(
        read
          .selectFrom('concealments')
          .select('subject_id as id')
          .where('subject_type', '=', 'member')
          .where(sql<SqlBool>`not ${isStaff(staffRule, viewer)}`),
      )
      .union(
        read
          .selectFrom('departures')
          .select('user_id as id')
          .where(sql<SqlBool>`not ${isStaff(staffRule, viewer)}`),
      );
    const among = (own: 'low_id' | 'high_id', other: 'low_id' | 'high_id') =>
      read
        .selectFrom('friendships')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(own, '=', owner)
        .where('status', '=', 'accepted')
        .where(other, 'in', hidden);
    return read
      .selectFrom('users')
      .select(
        sql<number>`users.friends - (${among('low_id', 'high_id')}) - (${among('high_id', 'low_id')})`.as(
          'total',
        ),
      )
      .where('users.id', '=', owner);
  });

  return {
    async find(viewer, other, transaction) {
      const [row] = await relationState({ viewer, other, ...pairOf(viewer, other) }, transaction);
      if (row === undefined) return null;
      const { id, requester_id, status, answered_at } = row;
      const friendship =
        requester_id === null || status === null
          ? 'none'
          : friendshipStateOf({ requester_id, status, answered_at }, viewer, clock.now());
      const blocked = row.blocking !== null;
      return {
        relation: {
          friendship,
          friendshipId: friendship === 'none' ? null : id,
          following: row.follower !== null,
          blocked,
        },
        isBlocked: blocked || row.blocked_by !== null || !row.open,
      };
    },

    async countFriends(viewer, owner) {
      const [row] = await friendCount({ viewer, owner });
      return row?.total ?? 0;
    },

    async areFriends(one, other, transaction) {
      return (await friends(pairOf(one, other), transaction)).length > 0;
    },
  };
}
