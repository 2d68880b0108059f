import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { getsPush, showsNotices, type PushQueue } from '../push-queue/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import type { MutableKind, NotificationKind } from './tables.ts';

type Write = Transaction<DatabaseSchema>;

interface Wanted {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Empty if the service caused the event. */
  readonly actorId: string;
  /** Empty if every event notifies. */
  readonly dedupeKey: string;
  /** The dedupe key if a stale notification with this key is renewed. Empty otherwise. */
  readonly renewedKey: string;
}

/** A notification that counts. */
interface Counted {
  readonly getsPush: boolean;
  /** Whether there was a stale notification with the same key, which this one replaces. */
  readonly hasFormer: boolean;
}

/** The member has read the notification, or has not got its push message. */
export const isStale = (of: ExpressionBuilder<DatabaseSchema, 'notifications'>): Expression<SqlBool> =>
  of.or([of('notifications.read_at', 'is not', null), of('notifications.push_skipped', '=', 1)]);

const from = expressionBuilder<DatabaseSchema, 'users'>();

const withKey = (dedupeKey: string) =>
  from
    .selectFrom('notifications')
    .select('notifications.id')
    .where('notifications.cause', '=', dedupeKey)
    .whereRef('notifications.user_id', '=', 'users.id');

/** Whether a notification with the key exists that a new one does not replace. */
const isNotified = ({ dedupeKey, renewedKey }: Pick<Wanted, 'dedupeKey' | 'renewedKey'>) =>
  from.exists(
    withKey(dedupeKey).where((of) =>
      of.or([of('notifications.cause', '<>', renewedKey), of.not(isStale(of))]),
    ),
  );

const counted = ({ dedupeKey }: Pick<Wanted, 'dedupeKey'>) =>
  ['id', getsPush().as('gets_push'), from.exists(withKey(dedupeKey)).as('has_former')] as const;

/** Counts a new notification of several members, who are locked already. */
const countAllWanted = (
  transaction: Write,
  wanted: Omit<Wanted, 'userId'>,
  userIds: readonly string[],
  mentionedIds: readonly string[],
) =>
  transaction
    .updateTable('users')
    .set((user) => ({ unread_notifications: user('unread_notifications', '+', 1) }))
    .where('id', 'in', userIds)
    .where(noBlockBetween(wanted.actorId, 'users.id'))
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom('muted_notifications')
            .select('muted_notifications.kind')
            .whereRef('muted_notifications.user_id', '=', 'users.id')
            .where(
              'muted_notifications.kind',
              '=',
              mentionedIds.length === 0
                ? wanted.kind
                : sql<MutableKind>`case when users.id in (${sql.join(mentionedIds)})
                    then 'mention' else ${wanted.kind} end`,
            ),
        ),
      ),
    )
    .where((user) => user.not(isNotified(wanted)))
    .returning(counted(wanted))
    .execute();

/** The stored counters of unread notifications, which change together with the notifications. */
export function createUnreadCounter(
  { dialect, read }: Pick<Database, 'dialect' | 'read'>,
  pushes: PushQueue,
) {
  const locked = precompile(read, ({ userId }: { userId: string }) =>
    read.selectFrom('users').select('unread_notifications').where('id', '=', userId).forNoKeyUpdate(),
  );
  const count = precompile(read, ({ userId, change }: { userId: string; change: number }) =>
    read
      .updateTable('users')
      .set((user) => ({ unread_notifications: user('unread_notifications', '+', change) }))
      .where('id', '=', userId)
      .returning(['unread_notifications', showsNotices().as('shows_notices')]),
  );
  const countWanted = precompile(read, (parameters: { [Key in keyof Wanted]: Wanted[Key] }) =>
    read
      .updateTable('users')
      .set((user) => ({ unread_notifications: user('unread_notifications', '+', 1) }))
      .where('id', '=', parameters.userId)
      .where(noBlockBetween(parameters.actorId, 'users.id'))
      .where((user) =>
        user.not(
          user.exists(
            user
              .selectFrom('muted_notifications')
              .select('muted_notifications.kind')
              .where('muted_notifications.user_id', '=', parameters.userId)
              .where('muted_notifications.kind', '=', parameters.kind),
          ),
        ),
      )
      .where((user) => user.not(isNotified(parameters)))
      .returning(counted(parameters)),
  );

  return {
    /** Locks a member who is not locked yet. */
    async lock(transaction: Write, userId: string): Promise<void> {
      await locked({ userId }, transaction);
    },

    /** Changes the counter, and returns it. Returns null if the member does not exist. */
    async change(transaction: Write, userId: string, change: number): Promise<number | null> {
      const [user] = await count({ userId, change }, transaction);
      if (user === undefined) return null;
      // The member may have read what another device still shows.
      if (user.shows_notices) await pushes.changed(transaction, userId);
      return user.unread_notifications;
    },

    /** Changes the counters of locked members by the same number. */
    async changeAll(transaction: Write, userIds: readonly string[], change: number): Promise<void> {
      const users = await transaction
        .updateTable('users')
        .set((user) => ({ unread_notifications: user('unread_notifications', '+', change) }))
        .where(isAmong(dialect, sql.ref('users.id'), userIds))
        .returning(['id', showsNotices().as('shows_notices')])
        .execute();
      const shown = users.filter((user) => user.shows_notices).map(({ id }) => id);
      // In the order of the ids, to avoid deadlocks.
      for (const userId of shown.toSorted()) await pushes.changed(transaction, userId);
    },

    /**
     * Counts a new notification, unless its kind is muted, there is a block between the two members, or its key
     * exists. Returns null then.
     */
    async addWanted(transaction: Write, wanted: Wanted): Promise<Counted | null> {
      const [user] = await countWanted({ ...wanted }, transaction);
      return user === undefined
        ? null
        : { getsPush: Boolean(user.gets_push), hasFormer: Boolean(user.has_former) };
    },

    /** Locks members who are not locked yet. The lowest id comes first, to avoid deadlocks. */
    async lockAll(transaction: Write, userIds: readonly string[]): Promise<void> {
      await transaction
        .selectFrom('users')
        .select('id')
        .where(isAmong(dialect, sql.ref('users.id'), userIds))
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
    },

    /**
     * Like `addWanted`, for many locked members at once. For those who are mentioned, the switch for mentions decides.
     * Returns those for whom the notification counts.
     */
    async addAllWanted(
      transaction: Write,
      wanted: Omit<Wanted, 'userId'>,
      userIds: readonly string[],
      mentionedIds: readonly string[],
    ): Promise<(Counted & { userId: string })[]> {
      const users = await countAllWanted(transaction, wanted, userIds, mentionedIds);
      return users.map((user) => ({
        userId: user.id,
        getsPush: Boolean(user.gets_push),
        hasFormer: Boolean(user.has_former),
      }));
    },
  };
}
