import type { Transaction } from 'kysely';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { memberNotFound } from '../people/index.ts';
import { relationsOf, type Relation } from './relations.ts';

type Write = Transaction<DatabaseSchema>;
type Counter = 'friends' | 'followers' | 'friend_requests';

const NOTHING: Relation = { friendship: 'none', friendshipId: null, following: false, blocked: false };

/** The locks and counters that friendships, follows and blocks have in common. */
export interface RelationCounts {
  /** Locks both members until the transaction ends, so that only one change between them runs at a time. */
  lockMembers(transaction: Write, actorId: string, otherId: string): Promise<void>;
  add(transaction: Write, userId: string, changes: Partial<Record<Counter, number>>): Promise<void>;
  /** Announces the new relation to the open pages of the member. */
  changed(userId: string, otherId: string): Announcement;
}

export function createRelationCounts({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): RelationCounts {
  const { read, shortReads } = database;
  const relations = relationsOf({ clock, database });

  const counters = precompile(shortReads, ({ userId }: { userId: string }) =>
    read.selectFrom('users').select(['friends', 'friend_requests']).where('id', '=', userId),
  );

  const change = precompile(read, (changes: Record<Counter, number> & { userId: string }) =>
    read
      .updateTable('users')
      .set((user) => ({
        friends: user('friends', '+', changes.friends),
        followers: user('followers', '+', changes.followers),
        friend_requests: user('friend_requests', '+', changes.friend_requests),
      }))
      .where('id', '=', changes.userId),
  );

  return {
    async lockMembers(transaction, actorId, otherId) {
      const members = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', 'in', [actorId, otherId])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      if (!members.some(({ id }) => id === otherId)) throw memberNotFound();
      // The account of the actor was deleted after the authentication.
      if (!members.some(({ id }) => id === actorId)) throw unauthorized();
    },

    async add(transaction, userId, { friends = 0, followers = 0, friend_requests = 0 }) {
      await change({ userId, friends, followers, friend_requests }, transaction);
    },

    changed: (userId, otherId) => ({
      userId,
      event: 'friendship_changed',
      read: async () => {
        const [relationState, [numbers]] = await Promise.all([
          relations.find(userId, otherId),
          counters({ userId }),
        ]);
        if (numbers === undefined) return null;
        return {
          userId: otherId,
          // If the other account was deleted, there is no relation.
          relation: relationState?.relation ?? NOTHING,
          friendRequests: numbers.friend_requests,
          friends: numbers.friends,
        };
      },
    }),
  };
}
