import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the parishes that members follow. One of them is the member's own parish. */
export function parishFollows(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      await database.schema
        .createTable('parish_follows')
        .addColumn('id', identifier, (column) => column.primaryKey())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('parish_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('is_mine', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_visible', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('parish_follows_unique', ['user_id', 'parish_id'])
        .execute();
      await database.schema
        .createIndex('parish_follows_parish_id')
        .on('parish_follows')
        .columns(['parish_id', 'user_id'])
        .execute();
      await sql`create unique index parish_follows_mine on parish_follows (user_id) where is_mine = 1`.execute(
        database,
      );
      await sql`create index parish_follows_visible on parish_follows (parish_id, id) where is_visible = 1`.execute(
        database,
      );
    },
  };
}
