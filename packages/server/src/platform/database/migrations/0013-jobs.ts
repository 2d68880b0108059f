import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds jobs, which are work that runs later or outside of a request. */
export function jobs(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('jobs')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('key', identifier, (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('holder', identifier)
        .addColumn('error', 'text')
        .addColumn('outcome', identifier)
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('finished_at', 'bigint')
        .addPrimaryKeyConstraint('jobs_pkey', ['id'])
        .addUniqueConstraint('jobs_kind_key_unique', ['kind', 'key'])
        .addCheckConstraint('jobs_outcome_check', sql`outcome in ('done', 'dead')`)
        .addCheckConstraint('jobs_finished_check', sql`(outcome is null) = (finished_at is null)`)
        .execute();
      await schema
        .createIndex('jobs_due')
        .on('jobs')
        .columns(['due_at', 'id'])
        .where(sql.ref('outcome'), 'is', null)
        .execute();
      await schema
        .createIndex('jobs_outcome')
        .on('jobs')
        .columns(['outcome', 'id'])
        .where(sql.ref('outcome'), 'is not', null)
        .execute();
    },
  };
}
