import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { perLimit } from '../../platform/database/per-limit.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { NotificationKind, DeadlineName } from './tables.ts';
import type { Language } from '../../platform/language.ts';
import { matching, unread, type Selection } from './selection.ts';
import { personFieldColumns } from '../people/index.ts';
import type { PushQueue } from '../push-queue/index.ts';
import { createUnreadCounter, isStale } from './unread-counter.ts';

type Write = Transaction<DatabaseSchema>;

interface Counters {
  readonly unread: number;
  readonly friendRequests: number;
  /** The language of the announcements that the member's open pages get. */
  readonly language: Language;
}

const notifications = (database: Kysely<DatabaseSchema>) =>
  database
    .selectFrom('notifications')
    .leftJoin('users', 'users.id', 'notifications.actor_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.subject_id',
      'notifications.promise',
      'notifications.excerpt',
      'notifications.mentioned_in',
      'notifications.read_at',
      'notifications.created_at',
      'notifications.actor_id',
      ...personFieldColumns,
    ]);

export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof notifications>['executeTakeFirstOrThrow']>
>;

export interface NewNotification {
  readonly id: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly deadline: DeadlineName | null;
  readonly excerpt: string;
  readonly dedupeKey: string | null;
  /** Whether this notification replaces a stale one with the same key. */
  readonly renews: boolean;
  readonly quotedId: string | null;
  readonly now: number;
}

type NewRecipient = Pick<NewNotification, 'id' | 'userId' | 'excerpt'> & {
  /** The name of the chat in which the event mentions the member, or null. */
  readonly mentionedIn: string | null;
};

type StoredColumns = Omit<NewNotification, 'renews'>;

/** A notification that was stored. */
interface StoredNotification {
  readonly getsPush: boolean;
  /** Whether it has replaced a stale one. */
  readonly isRenewed: boolean;
}

/**
 * An empty text in place of an id or a key turns off the check for a block or for a repeat. No real id or key is empty.
 */
const conditionsOf = ({
  kind,
  actorId,
  dedupeKey,
  renews,
}: Pick<NewNotification, 'kind' | 'actorId' | 'dedupeKey' | 'renews'>) => ({
  kind,
  actorId: actorId ?? '',
  dedupeKey: dedupeKey ?? '',
  renewedKey: renews ? (dedupeKey ?? '') : '',
});

/** A mention replaces every notification with its key that is no unread mention. */
const isReplacedByMention = (of: ExpressionBuilder<DatabaseSchema, 'notifications'>): Expression<SqlBool> =>
  of.or([of('mentioned_in', 'is', null), of('read_at', 'is not', null)]);

export function createNotificationRepository({ dialect, read, shortReads }: Database, pushes: PushQueue) {
  const counter = createUnreadCounter({ dialect, read }, pushes);
  const ofMember = perLimit((limit) =>
    precompile(shortReads, ({ userId, before }: { userId: string; before: string }) =>
      notifications(read)
        .where('notifications.user_id', '=', userId)
        .where('notifications.id', '<', before)
        .orderBy('notifications.id', 'desc')
        .limit(sql.lit(limit)),
    ),
  );
  const byId = precompile(shortReads, ({ userId, id }: { userId: string; id: string }) =>
    notifications(read).where('notifications.id', '=', id).where('notifications.user_id', '=', userId),
  );
  const counters = precompile(shortReads, ({ userId }: { userId: string }) =>
    read
      .selectFrom('users')
      .select(['unread_notifications', 'friend_requests', 'language'])
      .where('id', '=', userId),
  );
  const insert = precompile(read, (notification: { [Key in keyof StoredColumns]: StoredColumns[Key] }) =>
    read
      .insertInto('notifications')
      .values({
        id: notification.id,
        user_id: notification.userId,
        kind: notification.kind,
        actor_id: notification.actorId,
        subject_id: notification.subjectId,
        promise: notification.deadline,
        excerpt: notification.excerpt,
        cause: notification.dedupeKey,
        quoted_id: notification.quotedId,
        read_at: null,
        created_at: notification.now,
      })
      .onConflict((conflict) => conflict.columns(['cause', 'user_id']).doNothing())
      .returning('id'),
  );

  const markRead = precompile(read, ({ userId, id, now }: { userId: string; id: string; now: number }) =>
    read
      .updateTable('notifications')
      .set({ read_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .returning('id'),
  );
  const remove = precompile(read, ({ userId, id }: { userId: string; id: string }) =>
    read.deleteFrom('notifications').where('id', '=', id).where('user_id', '=', userId).returning('read_at'),
  );

  /** Updates the counters of members who are locked already. Returns their ids. */
  async function discount(
    transaction: Write,
    removed: readonly { readonly user_id: string; readonly read_at: number | null }[],
  ): Promise<string[]> {
    const lost = new Map<string, number>();
    for (const { user_id, read_at } of removed) {
      lost.set(user_id, (lost.get(user_id) ?? 0) + (read_at === null ? 1 : 0));
    }
    const userIds = [...lost.keys()];
    for (const number of new Set(lost.values())) {
      const losers = userIds.filter((userId) => lost.get(userId) === number);
      await counter.changeAll(transaction, losers, -number);
    }
    return userIds;
  }

  /** Deletes the notifications that new ones replace, and returns their recipients. The members must be locked. */
  async function removeFormer(
    transaction: Write,
    dedupeKey: string | null,
    userIds: readonly string[],
    isReplaced: (of: ExpressionBuilder<DatabaseSchema, 'notifications'>) => Expression<SqlBool>,
  ): Promise<string[]> {
    if (dedupeKey === null || userIds.length === 0) return [];
    const removed = await transaction
      .deleteFrom('notifications')
      .where('cause', '=', dedupeKey)
      .where('user_id', 'in', userIds)
      .where(isReplaced)
      .returning(['user_id', 'read_at'])
      .execute();
    await discount(
      transaction,
      removed.filter(({ read_at }) => read_at === null),
    );
    return removed.map(({ user_id }) => user_id);
  }

  return {
    list: (userId: string, before: string, limit: number): Promise<NotificationRow[]> =>
      ofMember(limit)({ userId, before }),

    async find(userId: string, id: string): Promise<NotificationRow | null> {
      const [notification] = await byId({ userId, id });
      return notification ?? null;
    },

    async counters(userId: string): Promise<Counters | null> {
      const [user] = await counters({ userId });
      return user === undefined
        ? null
        : {
            unread: user.unread_notifications,
            friendRequests: user.friend_requests,
            language: user.language,
          };
    },

    /**
     * Stores the notification. Returns null if the kind is muted, if there is a block between the two members, or if
     * the dedupe key exists.
     */
    async insert(transaction: Write, notification: NewNotification): Promise<StoredNotification | null> {
      const { userId, dedupeKey } = notification;
      const wanted = await counter.addWanted(transaction, { userId, ...conditionsOf(notification) });
      if (wanted === null) return null;
      const { getsPush, hasFormer } = wanted;
      if (hasFormer) await removeFormer(transaction, dedupeKey, [userId], isStale);
      const { renews: _, ...columns } = notification;
      const inserted = await insert(columns, transaction);
      if (inserted.length > 0) return { getsPush, isRenewed: hasFormer };
      // Another transaction inserted the same key while this one waited for the lock.
      await counter.change(transaction, userId, -1);
      return null;
    },

    /**
     * Like `insert`, for one event and many members, with the same number of statements for any number of them. Returns
     * the stored notifications.
     */
    async insertAll(
      transaction: Write,
      event: Omit<NewNotification, 'id' | 'userId' | 'excerpt'>,
      recipients: readonly NewRecipient[],
    ): Promise<(StoredNotification & { id: string; userId: string })[]> {
      const { kind, actorId, dedupeKey, subjectId, deadline, quotedId, now } = event;
      const known = conditionsOf(event);
      const userIds = recipients.map(({ userId }) => userId);
      const mentionedIds = recipients
        .filter(({ mentionedIn }) => mentionedIn !== null)
        .map(({ userId }) => userId);
      await counter.lockAll(transaction, userIds);
      const replaced = await removeFormer(transaction, dedupeKey, mentionedIds, isReplacedByMention);
      const wanted = new Map(
        (await counter.addAllWanted(transaction, known, userIds, mentionedIds)).map((user) => [
          user.userId,
          user,
        ]),
      );
      const rows = recipients.filter(({ userId }) => wanted.has(userId));
      if (rows.length === 0) return [];
      const renewed = rows.filter(({ userId }) => wanted.get(userId)?.hasFormer === true);
      if (renewed.length > 0)
        await removeFormer(
          transaction,
          dedupeKey,
          renewed.map(({ userId }) => userId),
          isStale,
        );
      const inserted = await transaction
        .insertInto('notifications')
        .values(
          rows.map(({ id, userId, excerpt, mentionedIn }) => ({
            id,
            user_id: userId,
            kind,
            actor_id: actorId,
            subject_id: subjectId,
            promise: deadline,
            excerpt,
            cause: dedupeKey,
            quoted_id: quotedId,
            mentioned_in: mentionedIn,
            read_at: null,
            created_at: now,
          })),
        )
        .onConflict((conflict) => conflict.columns(['cause', 'user_id']).doNothing())
        .returning(['id', 'user_id'])
        .execute();
      const stored = new Set(inserted.map(({ user_id }) => user_id));
      // Another transaction inserted the same key while this one waited for the lock.
      for (const { userId } of rows) if (!stored.has(userId)) await counter.change(transaction, userId, -1);
      return inserted.map(({ id, user_id: userId }) => ({
        id,
        userId,
        getsPush: wanted.get(userId)?.getsPush === true,
        isRenewed: wanted.get(userId)?.hasFormer === true || replaced.includes(userId),
      }));
    },

    /**
     * Marks a notification as read, and returns whether it was unread. The member is locked first, so that the
     * counter changes together with the notification.
     */
    async markRead(transaction: Write, userId: string, id: string, now: number): Promise<boolean> {
      await counter.lock(transaction, userId);
      const marked = await markRead({ userId, id, now }, transaction);
      if (marked.length > 0) await counter.change(transaction, userId, -1);
      return marked.length > 0;
    },

    /** Marks all notifications as read, and returns whether any was unread. */
    async markAllRead(transaction: Write, userId: string, now: number): Promise<boolean> {
      await counter.lock(transaction, userId);
      const { numUpdatedRows } = await transaction
        .updateTable('notifications')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      await counter.change(transaction, userId, -Number(numUpdatedRows));
      return numUpdatedRows > 0n;
    },

    /**
     * Deletes a notification. Returns the number of unread ones that are left, or null if the notification does not
     * exist.
     */
    async delete(transaction: Write, userId: string, id: string): Promise<number | null> {
      await counter.lock(transaction, userId);
      const [removed] = await remove({ userId, id }, transaction);
      if (removed === undefined) return null;
      return counter.change(transaction, userId, removed.read_at === null ? -1 : 0);
    },

    /** Deletes the notifications, and returns the ids of their recipients. */
    async remove(transaction: Write, selection: Selection, which: 'unread' | 'all'): Promise<string[]> {
      const found = await transaction
        .selectFrom('notifications')
        .select('user_id')
        .distinct()
        .where((of) => matching(of, selection))
        .$if(which === 'unread', (query) => query.where(unread))
        .execute();
      if (found.length === 0) return [];
      await counter.lockAll(
        transaction,
        found.map((row) => row.user_id),
      );
      const removed = await transaction
        .deleteFrom('notifications')
        .where((of) => matching(of, selection))
        .$if(which === 'unread', (query) => query.where(unread))
        .returning(['user_id', 'read_at'])
        .execute();
      return discount(transaction, removed);
    },

    /** Deletes up to `atMost` notifications. Returns the ids of their recipients, and whether all are deleted. */
    async removeSome(transaction: Write, subjectId: string, atMost: number) {
      const found = await transaction
        .selectFrom('notifications')
        .select(['id', 'user_id'])
        .where('subject_id', '=', subjectId)
        .orderBy('id')
        .limit(atMost)
        .execute();
      const isAll = found.length < atMost;
      if (found.length === 0) return { userIds: [], isAll };
      await counter.lockAll(transaction, [...new Set(found.map((row) => row.user_id))]);
      const removed = await transaction
        .deleteFrom('notifications')
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        .returning(['user_id', 'read_at'])
        .execute();
      return { userIds: await discount(transaction, removed), isAll };
    },
  };
}
