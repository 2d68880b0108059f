import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const kinds = sql`kind in ('friend_request', 'friend_accepted', 'comment', 'reply', 'like', 'message',
  'listing_enquiry', 'plan_activated', 'report_decided')`;

/** Adds friends, followers, blocks, notifications, and the content of profiles. */
export function people(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      for (const picture of ['avatar_id', 'cover_id'] as const) {
        await schema
          .alterTable('users')
          .addColumn(picture, identifier, (column) => column.references('files.id').onDelete('set null'))
          .execute();
        await schema.createIndex(`users_${picture}`).on('users').column(picture).execute();
      }
      for (const [text, initial] of [
        ['about', ''],
        ['audiences', '{}'],
      ] as const) {
        await schema
          .alterTable('users')
          .addColumn(text, 'text', (column) => column.notNull().defaultTo(initial))
          .execute();
      }
      for (const counter of ['friends', 'followers', 'unread_notifications', 'friend_requests']) {
        await schema
          .alterTable('users')
          .addColumn(counter, 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }

      for (const answer of ['shared_parish', 'shared_diocese']) {
        await schema.alterTable('questionnaires').addColumn(answer, 'text').execute();
        await schema
          .createIndex(`questionnaires_${answer}`)
          .on('questionnaires')
          .columns([answer, 'user_id'])
          .where(sql.ref(answer), 'is not', null)
          .execute();
      }

      await schema
        .createTable('friendships')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('requester_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('recipient_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('low_id', identifier, (column) => column.notNull())
        .addColumn('high_id', identifier, (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('answered_at', 'bigint')
        .addPrimaryKeyConstraint('friendships_pkey', ['id'])
        .addUniqueConstraint('friendships_low_id_high_id_unique', ['low_id', 'high_id'])
        .addCheckConstraint(
          'friendships_status_check',
          sql`status in ('pending', 'accepted', 'declined', 'withdrawn')`,
        )
        .addCheckConstraint('friendships_pair_check', sql`low_id < high_id`)
        .execute();
      for (const side of ['requester_id', 'recipient_id', 'low_id', 'high_id']) {
        await schema
          .createIndex(`friendships_${side}`)
          .on('friendships')
          .columns([side, 'status', 'id'])
          .execute();
      }

      for (const [table, from, to] of [
        ['follows', 'follower_id', 'followed_id'],
        ['blocks', 'blocker_id', 'blocked_id'],
      ] as const) {
        await schema
          .createTable(table)
          .addColumn(from, identifier, (column) =>
            column.notNull().references('users.id').onDelete('cascade'),
          )
          .addColumn(to, identifier, (column) => column.notNull().references('users.id').onDelete('cascade'))
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .addPrimaryKeyConstraint(`${table}_pkey`, [from, to])
          .execute();
        await schema.createIndex(`${table}_${to}`).on(table).columns([to, from]).execute();
      }

      await schema
        .createTable('notifications')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('actor_id', identifier, (column) => column.references('users.id').onDelete('cascade'))
        .addColumn('subject_id', identifier)
        .addColumn('excerpt', 'text', (column) => column.notNull())
        .addColumn('cause', identifier)
        .addColumn('read_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('notifications_pkey', ['id'])
        .addUniqueConstraint('notifications_cause_user_id_unique', ['cause', 'user_id'])
        .addCheckConstraint('notifications_kind_check', kinds)
        .execute();
      await schema
        .createIndex('notifications_user_id')
        .on('notifications')
        .columns(['user_id', 'id'])
        .execute();
      await schema
        .createIndex('notifications_unread')
        .on('notifications')
        .column('user_id')
        .where(sql`read_at`, 'is', null)
        .execute();
      await schema
        .createIndex('notifications_actor_id')
        .on('notifications')
        .columns(['actor_id', 'user_id'])
        .execute();
      await schema.createIndex('notifications_subject_id').on('notifications').column('subject_id').execute();

      await schema
        .createTable('muted_notifications')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('muted_notifications_pkey', ['user_id', 'kind'])
        .addCheckConstraint('muted_notifications_kind_check', kinds)
        .execute();
    },
  };
}
