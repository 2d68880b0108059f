import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds an index of the published parishes by ZIP code. It reads the code from the details, so servers of the last
 * release keep it up to date, too.
 */
export function parishPlaces(dialect: DatabaseDialect): Migration {
  const zip =
    dialect === 'postgres' ? sql`((details::jsonb ->> 'zip') collate "C")` : sql`(details ->> 'zip')`;
  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      await sql`create index publications_parish_zip on publications (${zip})
        where kind = 'parish' and state = 'published'`.execute(database);
    },
  };
}
