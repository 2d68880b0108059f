import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf, createParticipants, groupBlocksOf, requestChangesOf } from '../messages/index.ts';
import { endOffersBetween } from '../marketplace/index.ts';
import { type Relation, createRelationCounts, relationsOf } from '../relations/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { createPersonPresenter, memberNotFound } from '../people/index.ts';
import { createBlockRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

const SCOPE = 'blocked';
/** Greater than any time and id, so that the first page starts with the newest row. */
const NEWEST = `${Number.MAX_SAFE_INTEGER} g`;

export function createBlockService(dependencies: Dependencies) {
  const { announcer, clock, database, jobs, secrets } = dependencies;
  const repository = createBlockRepository(database);
  const relations = relationsOf(dependencies);
  const relationCounts = createRelationCounts(dependencies);
  const notifier = createNotifier(dependencies);
  const chats = chatChangesOf(dependencies);
  const groupChats = groupBlocksOf(dependencies);
  const requests = requestChangesOf(dependencies);
  const participants = createParticipants(dependencies);
  const persons = createPersonPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  /**
   * Ends the friendship, requests, follows and offers between the two members, and updates the counters of both. Announces
   * the change to the other member if they could notice it.
   */
  async function endContact(transaction: Write, actorId: string, otherId: string): Promise<Announcement[]> {
    let isNoticeable = false;
    const friendship = await repository.endFriendship(transaction, actorId, otherId);
    if (friendship !== null) {
      const { requester_id, recipient_id, status } = friendship;
      isNoticeable = status !== 'declined' || requester_id === otherId;
      if (status === 'pending') await relationCounts.add(transaction, recipient_id, { friend_requests: -1 });
      if (status === 'accepted') {
        await relationCounts.add(transaction, actorId, { friends: -1 });
        await relationCounts.add(transaction, otherId, { friends: -1 });
      }
    }
    for (const { follower_id, followed_id } of await repository.endFollowing(transaction, actorId, otherId)) {
      isNoticeable ||= follower_id === otherId;
      await relationCounts.add(transaction, followed_id, { followers: -1 });
    }
    await endOffersBetween(dependencies, transaction, actorId, otherId);
    const isOpen =
      friendship?.status === 'accepted' ||
      (await participants.isOpenToStrangers(actorId, otherId, transaction));
    const quoted = await groupChats.quoteOthers(transaction, actorId, otherId);
    const forgotten = await notifier.forget(transaction, { by: 'pair', one: actorId, other: otherId });
    return [
      ...(isNoticeable ? [relationCounts.changed(otherId, actorId)] : []),
      ...(isOpen ? [chats.changedWith(otherId, actorId)] : []),
      ...quoted,
      ...forgotten,
    ];
  }

  async function change(
    actor: Actor,
    memberId: string,
    work: (transaction: Write) => Promise<readonly Announcement[] | null>,
  ): Promise<{ isNew: boolean; relation: Relation }> {
    if (memberId === actor.userId)
      throw badRequest(i18n._('You cannot block yourself.'), undefined, 'block.self');
    const { announcements, relationState } = await database.transaction(async (transaction) => {
      await relationCounts.lockMembers(transaction, actor.userId, memberId);
      const made = await work(transaction);
      if (made !== null) await groupChats.changed(transaction, actor.userId, memberId);
      return {
        announcements: made,
        relationState: await relations.find(actor.userId, memberId, transaction),
      };
    });
    if (relationState === null) throw memberNotFound();
    if (announcements !== null) {
      jobs.wake();
      announcer.announce([
        relationCounts.changed(actor.userId, memberId),
        chats.changedWith(actor.userId, memberId),
        requests.changedWith(actor.userId, memberId),
        requests.changedWith(memberId, actor.userId),
        ...announcements,
      ]);
    }
    return { isNew: announcements !== null, relation: relationState.relation };
  }

  return {
    async list(actor: Actor, limit: number, cursor: string | undefined) {
      const position = cursor === undefined ? NEWEST : cursors.decode(cursor, SCOPE);
      const [at, id = ''] = position.split(' ');
      const rows = await repository.list(actor.userId, { at: Number(at), id }, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        blocked: page.map((row) => persons.personOf(row)),
        nextCursor: last === undefined ? null : cursors.encode(`${last.blocked_at} ${last.id}`, SCOPE),
      };
    },

    /** Also allowed if the other member blocks the caller, because the other member can remove that block later. */
    block: (actor: Actor, memberId: string) =>
      change(actor, memberId, async (transaction) =>
        (await repository.insert(transaction, actor.userId, memberId, clock.now()))
          ? endContact(transaction, actor.userId, memberId)
          : null,
      ),

    unblock: (actor: Actor, memberId: string) =>
      change(actor, memberId, async (transaction) => {
        if (!(await repository.delete(transaction, actor.userId, memberId))) return null;
        // The block has ended the friendship, but a chat about a listing or an accepted request is now open again.
        const isOpen = await participants.isOpenToStrangers(actor.userId, memberId, transaction);
        return isOpen ? [chats.changedWith(memberId, actor.userId)] : [];
      }),
  };
}
