import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { soughtName } from '../../platform/names.ts';
import { createPersonPresenter, memberNotFound } from '../people/index.ts';
import { createFriendList, type FriendRow } from './friend-list.ts';
import { presentRequest } from './presenter.ts';
import { declineOverAt, relationsOf } from '../relations/index.ts';
import { createFriendshipRepository } from './repository.ts';

type Schemas = components['schemas'];

interface Reading {
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Greater than any id, so that the first page starts with the newest row. */
const NEWEST = 'g';

export function createFriendshipLists(dependencies: Dependencies) {
  const { clock, database, secrets } = dependencies;
  const repository = createFriendshipRepository(database);
  const friends = createFriendList(database);
  const relations = relationsOf(dependencies);
  const persons = createPersonPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  /** Returns the position at which the page of the list starts. Without a cursor, this is `first`. */
  const start = (cursor: string | undefined, scope: string, first: string): string =>
    cursor === undefined ? first : cursors.decode(cursor, scope);

  function present<Row extends FriendRow>(
    rows: readonly Row[],
    { limit }: Reading,
    scope: string,
    position: (row: Row) => string,
    total: number,
  ): Schemas['FriendPage'] {
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      friends: page.map((row) => persons.personOf(row)),
      nextCursor: last === undefined ? null : cursors.encode(position(last), scope),
      total,
    };
  }

  return {
    async friends(
      actor: Actor,
      {
        userId: ownerId = actor.userId,
        search = '',
        ...reading
      }: Reading & { userId?: string; search?: string },
    ): Promise<Schemas['FriendPage']> {
      if (ownerId !== actor.userId) {
        const relationState = await relations.find(actor.userId, ownerId);
        if (relationState === null || relationState.isBlocked) throw memberNotFound();
      }
      const seen = { ownerId, viewerId: actor.userId };
      const sought = soughtName(search);
      const scope = `friends of ${ownerId} like ${sought.names[0] ?? ''} ${sought.words.join(' ')}`;
      const limit = reading.limit + 1;
      if (sought.words.length === 0) {
        const before = start(reading.cursor, scope, NEWEST);
        const [rows, total] = await Promise.all([
          friends.page(seen, before, limit),
          relations.countFriends(seen.viewerId, seen.ownerId),
        ]);
        return present(rows, reading, scope, (row) => row.friendship_id, total);
      }
      const [rank = '', friendshipId = ''] = start(reading.cursor, scope, `0 ${NEWEST}`).split(' ');
      const after = { rank: Number(rank), friendshipId };
      const [rows, total] = await Promise.all([
        friends.find(seen, sought, after, limit),
        friends.countFound(seen, sought.words),
      ]);
      return present(rows, reading, scope, (row) => `${row.rank} ${row.friendship_id}`, total);
    },

    async requests(
      actor: Actor,
      { direction, limit, cursor }: Reading & { direction: 'received' | 'sent' },
    ): Promise<Schemas['FriendRequestPage']> {
      const { userId } = actor;
      const scope = `requests ${direction}`;
      const before = start(cursor, scope, NEWEST);
      const declinedAfter = declineOverAt(clock.now());
      const [rows, total] = await (direction === 'received'
        ? Promise.all([repository.listReceived(userId, before, limit + 1), repository.countReceived(userId)])
        : Promise.all([
            repository.listSent(userId, declinedAfter, before, limit + 1),
            repository.countSent(userId, declinedAfter),
          ]));
      const { page, last } = pageOf(rows, limit);
      return {
        requests: page.map((row) => presentRequest(row, persons)),
        nextCursor: last === null ? null : cursors.encode(last, scope),
        total,
      };
    },
  };
}
