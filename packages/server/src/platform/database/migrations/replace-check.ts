import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DatabaseSchema } from '../schema.ts';

interface Check {
  table: keyof DatabaseSchema;
  constraint: string;
}

/**
 * Changes the values that a check allows. No new table is needed, because both engines can drop and add constraints
 * (SQLite since 3.53).
 */
export async function replaceCheck(
  database: Kysely<DatabaseSchema>,
  { table, constraint }: Check,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const changed = sql.table(table);
  const name = sql.id(constraint);
  await sql`alter table ${changed} drop constraint ${name}`.execute(database);
  await sql`alter table ${changed} add constraint ${name} check (${condition})`.execute(database);
}
