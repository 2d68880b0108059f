import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the parishes to which events, articles, resources and groups belong. They are tables and not columns, because a
 * column with a foreign key locks both tables on PostgreSQL.
 */
export function parishLinks(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      for (const [table, owner, column] of [
        ['publication_parishes', 'publications', 'publication_id'],
        ['group_parishes', 'groups', 'group_id'],
      ] as const) {
        await schema
          .createTable(table)
          .addColumn(column, identifier, (added) =>
            added.primaryKey().references(`${owner}.id`).onDelete('cascade'),
          )
          .addColumn('parish_id', identifier, (added) =>
            added.notNull().references('publications.id').onDelete('cascade'),
          )
          .execute();
        await schema.createIndex(`${table}_parish_id`).on(table).columns(['parish_id', column]).execute();
      }
    },
  };
}
