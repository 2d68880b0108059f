import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the browsers that get push messages, and what their members have chosen. */
export function push(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('push_subscriptions')
        .addColumn('endpoint_hash', identifier, (column) => column.notNull())
        .addColumn('session_id', identifier, (column) =>
          column.notNull().references('sessions.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('shown', 'text', (column) => column.notNull().defaultTo('none'))
        .addColumn('failing_since', 'bigint')
        .addColumn('paused_until', 'bigint')
        .addPrimaryKeyConstraint('push_subscriptions_pkey', ['endpoint_hash'])
        .addUniqueConstraint('push_subscriptions_session_id_unique', ['session_id'])
        .addCheckConstraint('push_subscriptions_shown_check', sql`shown in ('none', 'some', 'outdated')`)
        .execute();
      await schema
        .createIndex('push_subscriptions_user_id')
        .on('push_subscriptions')
        .column('user_id')
        .execute();
      await schema
        .createTable('push_preferences')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('shows_text', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('quiet_from', 'integer')
        .addColumn('quiet_to', 'integer')
        .addColumn('quiet_days', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('time_zone', 'text')
        .addPrimaryKeyConstraint('push_preferences_pkey', ['user_id'])
        .execute();
      await schema
        .createTable('push_kinds')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('is_sent', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('push_kinds_pkey', ['user_id', 'kind'])
        .execute();
    },
  };
}
