import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf, endRequestBetweenFriendsOf } from '../messages/index.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { presentRequest, type FriendRequest } from './presenter.ts';
import { requestOfFriend, requestRepeated } from './errors.ts';
import type { FriendshipRepository, FriendshipRow } from './repository.ts';
import { type RelationCounts, friendshipStateOf, holdsDecline, isNews } from '../relations/index.ts';

type Write = Transaction<DatabaseSchema>;

/** The response to a change, and the announcements that are sent after the commit. */
export interface Outcome<Request> {
  readonly message: Text;
  readonly request: Request;
  readonly announcements: readonly Announcement[];
}

const FRIENDS_NOW = i18n._('You are friends now.');
const SENT = i18n._('Your friend request has been sent.');
const DECLINED = i18n._('The friend request has been declined.');
const requestBy = (userId: string) => `friend_request:${userId}`;
const acceptedBy = (userId: string) => `friend_accepted:${userId}`;

/**
 * The transitions between the states of a friendship. They run in a transaction that has locked both members, so the
 * state of the row is current.
 */
export function createTransitions(
  dependencies: Dependencies,
  repository: FriendshipRepository,
  relationCounts: RelationCounts,
) {
  const { clock } = dependencies;
  const notifier = createNotifier(dependencies);
  const persons = createPersonPresenter(dependencies);
  const chats = chatChangesOf(dependencies);
  const endRequest = endRequestBetweenFriendsOf(dependencies);

  const both = (row: FriendshipRow): Announcement[] => [
    relationCounts.changed(row.requester_id, row.recipient_id),
    relationCounts.changed(row.recipient_id, row.requester_id),
  ];

  /**
   * The announcements to both members. Only friends can write to each other, so the state of their chat changes too.
   */
  const bothOfFriends = (row: FriendshipRow): Announcement[] => [
    ...both(row),
    chats.changedWith(row.requester_id, row.recipient_id),
    chats.changedWith(row.recipient_id, row.requester_id),
  ];

  async function presented(transaction: Write, id: string): Promise<FriendRequest> {
    return presentRequest(await repository.request(transaction, id), persons);
  }

  /**
   * Delivers a request to its recipient: always updates the counters, but notifies only if the request is new to the
   * recipient.
   */
  async function deliver(
    transaction: Write,
    row: FriendshipRow,
    { notifies }: { notifies: boolean },
  ): Promise<Outcome<FriendRequest>> {
    await relationCounts.add(transaction, row.recipient_id, { friend_requests: 1 });
    const event: NotificationEvent = {
      userId: row.recipient_id,
      kind: 'friend_request',
      actorId: row.requester_id,
      subjectId: row.id,
      excerpt: '',
      dedupeKey: requestBy(row.requester_id),
    };
    const notified = notifies ? await notifier.notify(transaction, event) : [];
    const request = await presented(transaction, row.id);
    return { message: SENT, request, announcements: [...both(row), ...notified] };
  }

  async function accept(transaction: Write, row: FriendshipRow): Promise<Outcome<FriendRequest>> {
    if (row.status === 'accepted') {
      return { message: FRIENDS_NOW, request: await presented(transaction, row.id), announcements: [] };
    }
    await repository.update(transaction, row.id, { status: 'accepted', answered_at: clock.now() });
    const ended = await endRequest(transaction, row.requester_id, row.recipient_id);
    const wasOpen = row.status === 'pending' ? 1 : 0;
    await relationCounts.add(transaction, row.requester_id, { friends: 1 });
    await relationCounts.add(transaction, row.recipient_id, { friends: 1, friend_requests: -wasOpen });
    const withdrawn = await notifier.withdraw(transaction, {
      userId: row.recipient_id,
      dedupeKey: requestBy(row.requester_id),
    });
    const notified = await notifier.notify(transaction, {
      userId: row.requester_id,
      kind: 'friend_accepted',
      actorId: row.recipient_id,
      subjectId: row.id,
      excerpt: '',
      dedupeKey: acceptedBy(row.recipient_id),
    });
    const request = await presented(transaction, row.id);
    return {
      message: FRIENDS_NOW,
      request,
      announcements: [...bothOfFriends(row), ...ended, ...withdrawn, ...notified],
    };
  }

  async function decline(transaction: Write, row: FriendshipRow): Promise<Outcome<null>> {
    if (row.status === 'declined') return { message: DECLINED, request: null, announcements: [] };
    await repository.update(transaction, row.id, { status: 'declined', answered_at: clock.now() });
    await relationCounts.add(transaction, row.recipient_id, { friend_requests: -1 });
    const forgotten = await notifier.forget(transaction, {
      by: 'dedupe-key',
      userIds: [row.recipient_id],
      dedupeKey: requestBy(row.requester_id),
    });
    const announcements = [relationCounts.changed(row.recipient_id, row.requester_id), ...forgotten];
    return { message: DECLINED, request: null, announcements };
  }

  /** Handles a new request of two members who already have a row, in any state. */
  async function requestAgain(
    transaction: Write,
    callerId: string,
    row: FriendshipRow,
    fresh: FriendshipRow,
  ): Promise<Outcome<FriendRequest>> {
    const now = clock.now();
    const state = friendshipStateOf(row, callerId, now);
    if (state === 'friends') throw requestOfFriend();
    if (state === 'requested') throw requestRepeated();
    // The other member has also sent a request. The caller's request now accepts the other member's request, even if
    // the caller has declined that request before.
    if (row.recipient_id === callerId && friendshipStateOf(row, row.requester_id, now) === 'requested') {
      return accept(transaction, row);
    }
    if (row.requester_id === callerId && holdsDecline(row, now)) {
      const renewed = { id: fresh.id, status: 'declined', created_at: now } as const;
      await repository.update(transaction, row.id, renewed);
      const request = await presented(transaction, fresh.id);
      return { message: SENT, request, announcements: [relationCounts.changed(callerId, row.recipient_id)] };
    }
    await repository.update(transaction, row.id, fresh);
    return deliver(transaction, fresh, { notifies: isNews(row, callerId, now) });
  }

  async function unfriend(transaction: Write, row: FriendshipRow): Promise<Outcome<null>> {
    await repository.delete(transaction, row.id);
    const announcements = bothOfFriends(row);
    for (const [userId, other] of [
      [row.low_id, row.high_id],
      [row.high_id, row.low_id],
    ] as const) {
      await relationCounts.add(transaction, userId, { friends: -1 });
      // Deletes the old notifications, so that a later friendship of these two members can notify again.
      for (const dedupeKey of [requestBy(other), acceptedBy(other)]) {
        announcements.push(
          ...(await notifier.forget(transaction, { by: 'dedupe-key', userIds: [userId], dedupeKey })),
        );
      }
    }
    return {
      message: i18n._('You are no longer friends.'),
      request: null,
      announcements,
    };
  }

  async function cancelRequest(transaction: Write, row: FriendshipRow): Promise<Outcome<null>> {
    const message = i18n._('Your friend request has been canceled.');
    // The row is kept, because its times decide whether a decline still counts and whether a repeated request notifies.
    await repository.update(transaction, row.id, { status: 'withdrawn' });
    if (row.status === 'declined') {
      const announcements = [relationCounts.changed(row.requester_id, row.recipient_id)];
      return { message, request: null, announcements };
    }
    await relationCounts.add(transaction, row.recipient_id, { friend_requests: -1 });
    const forgotten = await notifier.forget(transaction, {
      by: 'dedupe-key',
      userIds: [row.recipient_id],
      dedupeKey: requestBy(row.requester_id),
    });
    return { message, request: null, announcements: [...both(row), ...forgotten] };
  }

  return { deliver, accept, decline, requestAgain, unfriend, cancelRequest };
}
