import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { insertFirstPlans } from './first-plans.ts';

/** Adds plans, their payments, the paid periods, and the audit log of the staff. */
export function plans(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      await schema
        .alterTable('users')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();

      await schema
        .createTable('plans')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', identifier, (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('price', 'integer', (column) => column.notNull())
        .addColumn('benefits', 'text', (column) => column.notNull())
        .addColumn('highlight', 'integer', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('is_default', 'integer', (column) => column.notNull())
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('retired_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint')
        .addPrimaryKeyConstraint('plans_pkey', ['id'])
        .addUniqueConstraint('plans_idempotency_key_unique', ['idempotency_key'])
        .addCheckConstraint('plans_price_check', sql`price between 0 and 1000000`)
        .addCheckConstraint('plans_default_check', sql`is_default = 0 or (price = 0 and retired_at is null)`)
        .execute();
      await schema
        .createIndex('plans_name_key_unique')
        .unique()
        .on('plans')
        .column('name_key')
        .where(sql.ref('retired_at'), 'is', null)
        .execute();
      await schema
        .createIndex('plans_is_default_unique')
        .unique()
        .on('plans')
        .column('is_default')
        .where(sql.ref('is_default'), '=', sql.lit(1))
        .execute();
      await insertFirstPlans(database);

      await schema
        .createTable('payments')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) => column.references('users.id').onDelete('set null'))
        .addColumn('plan_id', identifier, (column) => column.references('plans.id'))
        .addColumn('plan_name', 'text')
        .addColumn('amount', 'integer', (column) => column.notNull())
        .addColumn('reference', identifier, (column) => column.notNull())
        .addColumn('payer_name', 'text', (column) => column.notNull())
        .addColumn('payer_contact', identifier, (column) => column.notNull())
        .addColumn('payer_reference', 'text', (column) => column.notNull())
        .addColumn('state', identifier, (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('payments_pkey', ['id'])
        .addUniqueConstraint('payments_reference_unique', ['reference'])
        .addUniqueConstraint('payments_user_id_idempotency_key_unique', ['user_id', 'idempotency_key'])
        .addCheckConstraint('payments_amount_check', sql`amount between 1 and 1000000`)
        .addCheckConstraint(
          'payments_state_check',
          sql`state in ('requested', 'instructed', 'confirmed', 'rejected', 'expired', 'refunded')`,
        )
        .execute();
      for (const columns of [['user_id', 'id'], ['state', 'id'], ['payer_contact']]) {
        await schema
          .createIndex(`payments_${columns.join('_')}`)
          .on('payments')
          .columns(columns)
          .execute();
      }

      await schema
        .createTable('payment_steps')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('payment_id', identifier, (column) =>
          column.notNull().references('payments.id').onDelete('cascade'),
        )
        .addColumn('state', identifier, (column) => column.notNull())
        // There is no foreign key, because the name stays when the account is deleted.
        .addColumn('actor_id', identifier)
        .addColumn('actor_name', 'text')
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('payment_steps_pkey', ['id'])
        // A payment can be in each state only once.
        .addUniqueConstraint('payment_steps_payment_id_state_unique', ['payment_id', 'state'])
        .execute();

      await schema
        .createTable('periods')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('plan_id', identifier, (column) => column.notNull().references('plans.id'))
        .addColumn('payment_id', identifier, (column) =>
          column.notNull().references('payments.id').onDelete('cascade'),
        )
        .addColumn('price', 'integer', (column) => column.notNull())
        .addColumn('anchor_day', 'integer', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('periods_pkey', ['id'])
        .addUniqueConstraint('periods_payment_id_unique', ['payment_id'])
        .addCheckConstraint('periods_time_check', sql`starts_at < ends_at`)
        .execute();
      await schema.createIndex('periods_user_id').on('periods').columns(['user_id', 'ends_at']).execute();

      await schema
        .createTable('audit_lines')
        .addColumn('id', identifier, (column) => column.notNull())
        // There are no foreign keys, because a line stays when its actor or its subject is deleted.
        .addColumn('actor_id', identifier, (column) => column.notNull())
        .addColumn('actor_name', 'text', (column) => column.notNull())
        .addColumn('actor_role', identifier, (column) => column.notNull())
        .addColumn('action', identifier, (column) => column.notNull())
        .addColumn('outcome', identifier, (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('subject_type', identifier)
        .addColumn('subject_id', identifier)
        .addColumn('changes', 'text', (column) => column.notNull())
        .addColumn('cause', identifier)
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('audit_lines_pkey', ['id'])
        .addUniqueConstraint('audit_lines_cause_unique', ['cause'])
        .addCheckConstraint('audit_lines_outcome_check', sql`outcome in ('done', 'refused')`)
        .execute();
      for (const column of ['actor_id', 'subject_id', 'outcome']) {
        await schema.createIndex(`audit_lines_${column}`).on('audit_lines').columns([column, 'id']).execute();
      }
    },
  };
}
