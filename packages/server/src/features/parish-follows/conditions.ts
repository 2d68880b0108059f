import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A condition for rows of `publications`: a parish that everybody can see. */
export const isPublishedParish: () => RawBuilder<SqlBool> = () =>
  sql<SqlBool>`(publications.kind = 'parish' and publications.state = 'published')`;

/**
 * Selects the members of a parish, as `id`: those who have made it their own and choose to be seen. No member matches an
 * empty id.
 */
export const membersOfParish = (parishId: string): RawBuilder<unknown> =>
  sql`select own_parish.user_id as id from parish_follows as own_parish
    where own_parish.parish_id = ${parishId} and own_parish.is_visible = 1 and own_parish.is_mine = 1`;

/**
 * A condition: the member in `column` has made another parish their own. Then the name that they have written counts
 * less than the parish, because many parishes have the same name. With an empty id, the condition is false.
 */
export const isOfOtherParish = (parishId: string, column: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from parish_follows as other_parish
    where other_parish.user_id = ${sql.ref(column)} and other_parish.is_mine = 1
      and other_parish.parish_id <> ${parishId} and ${parishId} <> '')`;
