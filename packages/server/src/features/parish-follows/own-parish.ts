import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import { isPublishedParish } from './conditions.ts';

/** Creates the function that returns the id of a member's own parish, or an empty text. */
export function createOwnParish({ read, shortReads }: Pick<Database, 'read' | 'shortReads'>) {
  const own = precompile(shortReads, ({ userId }: { userId: string }) =>
    read
      .selectFrom('parish_follows')
      .innerJoin('publications', 'publications.id', 'parish_follows.parish_id')
      .select('publications.id')
      .where('parish_follows.user_id', '=', userId)
      .where('parish_follows.is_mine', '=', (value) => value.lit(1))
      .where(isPublishedParish),
  );
  return async (userId: string, transaction?: Transaction<DatabaseSchema>): Promise<string> => {
    const [row] = await own({ userId }, transaction);
    return row?.id ?? '';
  };
}

/** Creates the function that returns the ids of the published parishes that a member follows. */
export function createFollowedParishes({ read, shortReads }: Pick<Database, 'read' | 'shortReads'>) {
  const followed = precompile(shortReads, ({ userId }: { userId: string }) =>
    read
      .selectFrom('parish_follows')
      .innerJoin('publications', 'publications.id', 'parish_follows.parish_id')
      .select('publications.id')
      .where('parish_follows.user_id', '=', userId)
      .where(isPublishedParish),
  );
  return async (userId: string): Promise<readonly string[]> =>
    (await followed({ userId })).map(({ id }) => id);
}

/**
 * Creates the function that counts the members who follow a parish, and those whose own parish it is. Leaves out hidden
 * members and accounts pending deletion.
 */
export function createParishFollowerCounts({ read }: Pick<Database, 'read'>) {
  return async (parishId: string): Promise<{ readonly followers: number; readonly own: number }> => {
    const row = await read
      .selectFrom('parish_follows')
      .select(({ fn }) => [
        fn.countAll<number>().as('followers'),
        fn.coalesce(fn.sum<number>('is_mine'), sql.lit(0)).as('own'),
      ])
      .where('parish_id', '=', parishId)
      .where(isOpenToAll('parish_follows.user_id'))
      .executeTakeFirstOrThrow();
    return row;
  };
}
