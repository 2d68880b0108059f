import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds one-time codes, recovery codes, and logins that wait for such a code. */
export function secondFactor(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema.alterTable('users').addColumn('second_factor_at', 'bigint').execute();
      await schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
      await schema
        .createTable('one_time_codes')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('last_step', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addPrimaryKeyConstraint('one_time_codes_pkey', ['user_id'])
        .execute();
      await schema
        .createTable('recovery_codes')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
        .execute();
      await schema
        .createTable('login_challenges')
        .addColumn('token_hash', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('password_tag', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('login_challenges_pkey', ['token_hash'])
        .addCheckConstraint('login_challenges_purpose_check', sql`purpose in ('startSession', 'comeBack')`)
        .execute();
      for (const column of ['user_id', 'expires_at']) {
        await schema
          .createIndex(`login_challenges_${column}`)
          .on('login_challenges')
          .column(column)
          .execute();
      }
    },
  };
}
