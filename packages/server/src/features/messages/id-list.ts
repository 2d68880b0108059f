import { sql, type RawBuilder } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';

/** Puts ids into one parameter, so that a statement is the same for any number of ids. */
export const joinedIds = (dialect: DatabaseDialect, ids: readonly string[]): string =>
  dialect === 'postgres' ? ids.join(',') : JSON.stringify(ids);

/** Selects the ids of such a parameter. */
export const idsIn = (dialect: DatabaseDialect, ids: string): RawBuilder<string> =>
  dialect === 'postgres'
    ? sql`(select unnest(string_to_array(${ids}, ',')) collate "C")`
    : sql`(select json_each.value from json_each(${ids}))`;
