import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Language } from '../../platform/language.ts';
import { createPersonPresenter, personFieldColumns } from '../people/index.ts';
import { presentNotification, type Notification } from './presenter.ts';

/** A notification that a push message can show. */
export interface PushNotice {
  readonly userId: string;
  readonly language: Language;
  /** The number of the member's unread notifications. */
  readonly unread: number;
  /** Stays the same if a later event replaces this one. */
  readonly topic: string;
  readonly notification: Notification;
}

/** Reads notifications for push messages. */
export function pushNoticesOf({
  clock,
  database,
  secrets,
}: Pick<Dependencies, 'clock' | 'database' | 'secrets'>) {
  const { read } = database;
  const persons = createPersonPresenter({ clock, secrets });

  return {
    /** Returns those of the notifications that are still unread. */
    async unread(ids: readonly string[]): Promise<PushNotice[]> {
      const rows = await read
        .selectFrom('notifications')
        .innerJoin('users as recipients', 'recipients.id', 'notifications.user_id')
        .leftJoin('users', 'users.id', 'notifications.actor_id')
        .select([
          'notifications.id',
          'notifications.user_id',
          'notifications.kind',
          'notifications.subject_id',
          'notifications.promise',
          'notifications.excerpt',
          'notifications.cause',
          'notifications.read_at',
          'notifications.created_at',
          'notifications.actor_id',
          'recipients.language',
          'recipients.unread_notifications',
          ...personFieldColumns,
        ])
        .where('notifications.id', 'in', ids)
        .where('notifications.read_at', 'is', null)
        .orderBy('notifications.id')
        .execute();
      return rows.map((row) => ({
        userId: row.user_id,
        language: row.language,
        unread: row.unread_notifications,
        topic: row.cause ?? row.id,
        notification: presentNotification(row, persons, row.language),
      }));
    },

    /** Returns the number of a member's unread notifications, and the ids of the newest ones. */
    async stateOf(userId: string, atMost: number): Promise<{ unread: number; ids: string[] } | null> {
      const user = await read
        .selectFrom('users')
        .select('unread_notifications')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (user === undefined) return null;
      const rows = await read
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
      return { unread: user.unread_notifications, ids: rows.map(({ id }) => id) };
    },

    /** Returns those of the ids whose notification is still unread. */
    async stillUnread(
      transaction: Transaction<DatabaseSchema>,
      ids: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const rows = await transaction
        .selectFrom('notifications')
        .select('id')
        .where('id', 'in', ids)
        .where('read_at', 'is', null)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}
