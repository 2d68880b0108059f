import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from './database.ts';

/** All values are in one parameter, so that the statement is the same for any number of values. */
export const isAmong = (
  dialect: DatabaseDialect,
  column: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<SqlBool> =>
  dialect === 'postgres'
    ? sql`(${column} = any(string_to_array(${values.join(',')}, ',')))`
    : sql`(${column} in (select json_each.value from json_each(${JSON.stringify(values)})))`;
