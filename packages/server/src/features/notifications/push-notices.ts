import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Language } from '../../platform/language.ts';
import { createPersonPresenter, personFieldColumns } from '../people/index.ts';
import { groupChatSentence, presentNotification, type Notification } from './presenter.ts';
import type { NotificationKind } from './tables.ts';

/** A notification that a push message can show. */
export interface PushNotice {
  readonly userId: string;
  readonly language: Language;
  /** The number of the member's unread notifications. */
  readonly unread: number;
  /** Stays the same if a later event replaces this one. */
  readonly topic: string;
  /** The kind whose switch decides whether the message is sent. */
  readonly switchedBy: NotificationKind;
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
        .leftJoin('chats', (join) =>
          join
            .onRef('chats.id', '=', 'notifications.subject_id')
            .on('notifications.kind', '=', 'message')
            .on('chats.kind', '=', 'group'),
        )
        .select([
          'notifications.id',
          'notifications.user_id',
          'notifications.kind',
          'notifications.subject_id',
          'notifications.promise',
          'notifications.excerpt',
          'notifications.mentioned_in',
          'notifications.cause',
          'notifications.read_at',
          'notifications.created_at',
          'notifications.actor_id',
          'recipients.language',
          'recipients.unread_notifications',
          'chats.id as group_chat_id',
          ...personFieldColumns,
        ])
        .where('notifications.id', 'in', ids)
        .where('notifications.read_at', 'is', null)
        .orderBy('notifications.id')
        .execute();
      return rows.map((row) => {
        const notification = presentNotification(row, persons, row.language);
        return {
          userId: row.user_id,
          language: row.language,
          unread: row.unread_notifications,
          topic: row.cause ?? row.id,
          switchedBy: row.mentioned_in === null ? row.kind : 'mention',
          notification:
            row.group_chat_id === null || row.mentioned_in !== null
              ? notification
              : { ...notification, description: groupChatSentence(notification.actor)[row.language] },
        };
      });
    },

    /** Notes that no push message was sent about these notifications, so that the next event with the same key renews them. */
    async skip(transaction: Transaction<DatabaseSchema>, notices: readonly PushNotice[]): Promise<void> {
      // Locks the members before their notifications, as all transactions do.
      await transaction
        .selectFrom('users')
        .select('id')
        .where('id', 'in', [...new Set(notices.map(({ userId }) => userId))])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      await transaction
        .updateTable('notifications')
        .set({ push_skipped: 1 })
        .where(
          'id',
          'in',
          notices.map(({ notification }) => notification._id),
        )
        .execute();
    },

    /** Returns the number of a member's unread notifications, and the ids of the newest ones whose notices stay. */
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
        .where('push_skipped', '=', 0)
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
