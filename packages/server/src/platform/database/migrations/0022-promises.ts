import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { systemClock } from '../../clock.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the data for the deadlines that the terms promise, except for those whose data another feature already stores.
 */
export function promises(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      for (const column of ['last_used_at', 'unused_warned_at']) {
        await schema.alterTable('users').addColumn(column, 'bigint').execute();
      }
      // Sessions are deleted after two months. If a member has no session, the account counts as used now, which is in
      // the member's favor.
      await sql`update users set last_used_at = coalesce(
        (select max(sessions.last_used_at) from sessions where sessions.user_id = users.id),
        ${sql.lit(systemClock.now())})`.execute(database);
      await schema.createIndex('users_last_used_at').on('users').columns(['last_used_at', 'id']).execute();
      await schema
        .createIndex('users_unused_warned_at')
        .on('users')
        .column('unused_warned_at')
        .where(sql.ref('unused_warned_at'), 'is not', null)
        .execute();

      await schema
        .createTable('payment_disputes')
        .addColumn('payment_id', identifier, (column) =>
          column.notNull().references('payments.id').onDelete('cascade'),
        )
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        // There is no foreign key, because the name stays when the account is deleted.
        .addColumn('answered_by', identifier)
        .addColumn('answered_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('payment_disputes_pkey', ['payment_id'])
        .addCheckConstraint(
          'payment_disputes_answered_check',
          sql`(answered_at is null) = (answered_by is null)`,
        )
        .execute();
      await schema
        .createIndex('payment_disputes_due_at')
        .on('payment_disputes')
        .column('due_at')
        .where(sql.ref('answered_at'), 'is', null)
        .execute();

      await schema
        .createTable('promise_confirmations')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('promise', identifier, (column) => column.notNull())
        .addColumn('item_id', identifier, (column) => column.notNull())
        // There is no foreign key, because the name stays when the account is deleted.
        .addColumn('actor_id', identifier, (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('promise_confirmations_pkey', ['id'])
        .execute();
      await schema
        .createIndex('promise_confirmations_promise')
        .on('promise_confirmations')
        .columns(['promise', 'item_id', 'created_at'])
        .execute();

      await schema
        .createTable('promise_alerts')
        .addColumn('promise', identifier, (column) => column.notNull())
        .addColumn('item_id', identifier, (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('promise_alerts_pkey', ['promise', 'item_id', 'due_at'])
        .execute();
    },
  };
}
