import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds a number to events and a table of cancellations. Calendar programs have copies of events: they need a higher
 * number for each change, and a notice for each cancellation.
 */
export function eventCancellations(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .alterTable('publications')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('event_cancellations')
        .addColumn('event_id', identifier, (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('cancelled_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('event_cancellations_pkey', ['event_id'])
        .execute();
      await schema
        .createIndex('event_cancellations_cancelled_at')
        .on('event_cancellations')
        .columns(['cancelled_at', 'event_id'])
        .execute();
      await schema
        .createTable('event_cancellation_attendees')
        .addColumn('event_id', identifier, (column) =>
          column.notNull().references('event_cancellations.event_id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('event_cancellation_attendees_pkey', ['event_id', 'user_id'])
        .execute();
      await schema
        .createIndex('event_cancellation_attendees_user_id')
        .on('event_cancellation_attendees')
        .columns(['user_id', 'event_id'])
        .execute();
    },
  };
}
