import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds passkeys and the challenges that they sign. */
export function passkeys(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('passkeys')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('credential_id', identifier, (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('is_synced', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_used_at', 'bigint')
        .addPrimaryKeyConstraint('passkeys_pkey', ['id'])
        .addUniqueConstraint('passkeys_credential_id_unique', ['credential_id'])
        .execute();
      await schema
        .createTable('passkey_challenges')
        .addColumn('challenge_hash', identifier, (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('user_id', identifier, (column) => column.references('users.id').onDelete('cascade'))
        .addColumn('bound_to', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('passkey_challenges_pkey', ['challenge_hash'])
        .addCheckConstraint(
          'passkey_challenges_purpose_check',
          sql`purpose in ('register', 'signIn', 'secondFactor', 'prove')`,
        )
        .execute();
      for (const [table, column] of [
        ['passkeys', 'user_id'],
        ['passkey_challenges', 'user_id'],
        ['passkey_challenges', 'expires_at'],
      ] as const) {
        await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
      }
    },
  };
}
