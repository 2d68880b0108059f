import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds suspensions and bans by the staff. */
export function exclusions(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('exclusions')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('actor_name', 'text', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint')
        .addColumn('lifted_at', 'bigint')
        .addColumn('lifted_by', 'text')
        .addColumn('lift_reason', 'text')
        .addPrimaryKeyConstraint('exclusions_pkey', ['id'])
        .addCheckConstraint('exclusions_kind_check', sql`kind in ('suspended', 'banned')`)
        .addCheckConstraint('exclusions_end_check', sql`(kind = 'banned') = (ends_at is null)`)
        .execute();
      await schema.createIndex('exclusions_user_id').on('exclusions').columns(['user_id', 'id']).execute();
      await schema
        .createIndex('exclusions_lasting')
        .on('exclusions')
        .columns(['user_id', 'ends_at'])
        .where(sql.ref('lifted_at'), 'is', null)
        .execute();
      await schema.createIndex('users_role').on('users').columns(['role', 'id']).execute();
    },
  };
}
