import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the claims of parishes, the roles for parishes and dioceses, and who has confirmed a parish. */
export function parishStaff(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('parish_claims')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('parish_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('position', 'text', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text')
        .addColumn('code_expires_at', 'bigint')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('proved_at', 'bigint')
        .addColumn('decided_at', 'bigint')
        .addColumn('decided_by', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('parish_claims_pkey', ['id'])
        .addCheckConstraint('parish_claims_method_check', sql`method in ('email', 'letter')`)
        .addCheckConstraint(
          'parish_claims_state_check',
          sql`state in ('unproved', 'proved', 'accepted', 'declined', 'withdrawn')`,
        )
        .execute();
      await schema
        .createIndex('parish_claims_open_unique')
        .unique()
        .on('parish_claims')
        .columns(['parish_id', 'user_id'])
        .where(sql.ref('state'), 'in', [sql.lit('unproved'), sql.lit('proved')])
        .execute();
      await schema
        .createIndex('parish_claims_user_id')
        .on('parish_claims')
        .columns(['user_id', 'parish_id', 'id'])
        .execute();
      await schema.createIndex('parish_claims_state').on('parish_claims').columns(['state', 'id']).execute();

      await schema
        .createTable('parish_roles')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('parish_id', identifier, (column) =>
          column.references('publications.id').onDelete('cascade'),
        )
        .addColumn('diocese', 'text', (column) => column.notNull())
        .addColumn('diocese_key', 'text', (column) => column.notNull())
        .addColumn('position', 'text', (column) => column.notNull())
        .addColumn('given_by', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('parish_roles_pkey', ['id'])
        .addCheckConstraint('parish_roles_scope_check', sql`(parish_id is null) = (diocese_key <> '')`)
        .execute();
      await schema
        .createIndex('parish_roles_parish_unique')
        .unique()
        .on('parish_roles')
        .columns(['user_id', 'parish_id'])
        .where(sql.ref('parish_id'), 'is not', null)
        .execute();
      await schema
        .createIndex('parish_roles_diocese_unique')
        .unique()
        .on('parish_roles')
        .columns(['user_id', 'diocese_key'])
        .where(sql.ref('parish_id'), 'is', null)
        .execute();
      await schema.createIndex('parish_roles_parish_id').on('parish_roles').column('parish_id').execute();

      await schema
        .alterTable('publications')
        .addColumn('confirmed_by', 'text', (column) => column.notNull().defaultTo('site'))
        .execute();
    },
  };
}
