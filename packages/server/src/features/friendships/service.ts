import type { Kysely, Transaction } from 'kysely';
import { ConcurrentChange } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { memberNotFound } from '../people/index.ts';
import { friendshipPolicy } from './policy.ts';
import {
  answerToRequester,
  cancelByRecipient,
  friendshipNotFound,
  requestNotFound,
  requestOfBlocked,
  requestOfFriend,
  requestOfOneself,
} from './errors.ts';
import { createRelationCounts, friendshipStateOf, pairOf, relationsOf } from '../relations/index.ts';
import { createFriendshipRepository, type FriendshipRow } from './repository.ts';
import { createTransitions, type Outcome } from './transitions.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

function otherThan(actor: Actor, row: FriendshipRow): string {
  return row.requester_id === actor.userId ? row.recipient_id : row.requester_id;
}

export function createFriendshipService(dependencies: Dependencies) {
  const { announcer, clock, database } = dependencies;
  const repository = createFriendshipRepository(database);
  const relations = relationsOf(dependencies);
  const ageLimits = ageLimitsOf(dependencies);
  const relationCounts = createRelationCounts(dependencies);
  const transitions = createTransitions(dependencies, repository, relationCounts);

  /** Finds the friendship by its own id or by the id of the other member. */
  async function find(reader: Read, actor: Actor, id: string): Promise<FriendshipRow | null> {
    const found =
      (await repository.find(reader, id)) ?? (await repository.findOfPair(reader, actor.userId, id));
    return found === undefined || !friendshipPolicy.view(actor, found) ? null : found;
  }

  /**
   * Locks both members and then the row of the friendship. This order avoids deadlocks (see `Database.transaction`).
   */
  async function lockFriendship(transaction: Write, actor: Actor, id: string): Promise<FriendshipRow | null> {
    const found = await find(transaction, actor, id);
    if (found === null) return null;
    const otherId = otherThan(actor, found);
    await relationCounts.lockMembers(transaction, actor.userId, otherId);
    const row = await repository.lockRow(transaction, actor.userId, otherId);
    // In the meantime another friendship of the two members may have replaced the row.
    return row !== undefined && (row.id === id || otherId === id) ? row : null;
  }

  function requireReceived(actor: Actor, row: FriendshipRow | null): FriendshipRow {
    // There is nothing to answer: the request was withdrawn, or it was declined and the decline no longer counts.
    if (row === null || friendshipStateOf(row, row.requester_id, clock.now()) === 'none') {
      throw requestNotFound();
    }
    if (!friendshipPolicy.answer(actor, row)) throw answerToRequester();
    return row;
  }

  async function finish<Request>(actor: Actor, otherId: string, outcome: Outcome<Request>) {
    const { message, request, announcements } = outcome;
    announcer.announce(announcements);
    const relationState = await relations.find(actor.userId, otherId);
    if (relationState === null) throw memberNotFound();
    return { message, request, relation: relationState.relation };
  }

  return {
    async request(actor: Actor, recipientId: string) {
      if (recipientId === actor.userId) throw requestOfOneself();
      await ageLimits.take('friend request', actor.userId);
      const outcome = await database.transaction(async (transaction) => {
        await relationCounts.lockMembers(transaction, actor.userId, recipientId);
        const relationState = await relations.find(actor.userId, recipientId, transaction);
        if (relationState?.isBlocked === true) throw requestOfBlocked();
        const { low, high } = pairOf(actor.userId, recipientId);
        const fresh: FriendshipRow = {
          id: newId(clock),
          requester_id: actor.userId,
          recipient_id: recipientId,
          low_id: low,
          high_id: high,
          status: 'pending',
          created_at: clock.now(),
          answered_at: null,
        };
        if (await repository.insert(transaction, fresh)) {
          return transitions.deliver(transaction, fresh, { notifies: true });
        }
        const row = await repository.lockRow(transaction, actor.userId, recipientId);
        if (row === undefined) throw new ConcurrentChange();
        return transitions.requestAgain(transaction, actor.userId, row, fresh);
      });
      return finish(actor, recipientId, outcome);
    },

    requireReceived: async (actor: Actor, id: string) =>
      requireReceived(actor, await find(database.read, actor, id)),

    async answer(actor: Actor, id: string, action: 'accept' | 'decline') {
      const { otherId, outcome } = await database.transaction(async (transaction) => {
        const row = requireReceived(actor, await lockFriendship(transaction, actor, id));
        if (action === 'decline' && row.status === 'accepted') throw requestOfFriend();
        return { otherId: row.requester_id, outcome: await transitions[action](transaction, row) };
      });
      return finish(actor, otherId, outcome);
    },

    async end(actor: Actor, id: string) {
      const { otherId, outcome } = await database.transaction(async (transaction) => {
        const row = await lockFriendship(transaction, actor, id);
        if (row === null || friendshipStateOf(row, actor.userId, clock.now()) === 'none') {
          throw friendshipNotFound();
        }
        if (!friendshipPolicy.end(actor, row)) throw cancelByRecipient();
        const end = row.status === 'accepted' ? transitions.unfriend : transitions.cancelRequest;
        return { otherId: otherThan(actor, row), outcome: await end(transaction, row) };
      });
      const { message, relation } = await finish(actor, otherId, outcome);
      return { message, relation };
    },
  };
}
