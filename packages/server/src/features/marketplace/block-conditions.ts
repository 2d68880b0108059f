import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import { isOpenTo, isStaff } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isAmong } from './conditions.ts';

/** The maximum number of owners that a query excludes by their ids. If there are more, the query checks each row. */
const NAMED = 200;

/**
 * Creates the conditions that exclude listings of owners whom the viewer must not see. There are usually few such
 * owners, so their ids are read first. If there are more than NAMED, the query checks each row. `offered` is the
 * alias of the listing in the query.
 */
export function createBlockConditions({
  read,
  dialect,
  staffRule,
}: Pick<Database, 'read' | 'dialect' | 'staffRule'>) {
  const blocked = precompile(read, ({ viewer }: { viewer: string }) =>
    read
      .selectFrom('blocks')
      .select('blocked_id as id')
      .where('blocker_id', '=', viewer)
      .union(read.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', viewer))
      .union(
        read
          .selectFrom('departures')
          .select('user_id as id')
          .where('user_id', '!=', viewer)
          .where(sql<SqlBool>`not ${isStaff(staffRule, viewer)}`),
      )
      .limit(sql.lit(NAMED + 1)),
  );

  const anyHidden = precompile(read, () =>
    read
      .selectFrom('concealments')
      .select('subject_id')
      .where('subject_type', 'in', ['listing', 'member'])
      .limit(sql.lit(1)),
  );

  async function unblocked(viewer: string, column: string): Promise<readonly RawBuilder<SqlBool>[]> {
    const found = await blocked({ viewer });
    if (found.length === 0) return [];
    if (found.length > NAMED) return [noBlockBetween(viewer, column), isOpenTo(staffRule, viewer, column)];
    return [
      sql`not ${isAmong(
        dialect,
        column,
        found.map(({ id }) => id),
      )}`,
    ];
  }

  return async (viewer: string): Promise<readonly RawBuilder<SqlBool>[]> => {
    const [conditions, hidden] = await Promise.all([unblocked(viewer, 'offered.owner_id'), anyHidden({})]);
    return hidden.length === 0
      ? conditions
      : [...conditions, isOpenTo(staffRule, viewer, 'offered.owner_id', 'offered.id')];
  };
}
