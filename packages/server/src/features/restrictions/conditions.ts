import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A condition: the member is neither suspended nor banned at this time. */
export const isUnrestricted = (member: string, now: number): RawBuilder<SqlBool> =>
  sql`not exists (select 1 from exclusions
    where exclusions.user_id = ${sql.ref(member)} and exclusions.lifted_at is null
      and (exclusions.ends_at is null or exclusions.ends_at > ${now}))`;

/** A condition: the member is not banned. */
export const isNotBanned = (member: string): RawBuilder<SqlBool> =>
  sql`not exists (select 1 from exclusions
    where exclusions.user_id = ${sql.ref(member)} and exclusions.kind = 'banned' and exclusions.lifted_at is null)`;
