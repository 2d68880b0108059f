import type { Database } from '../../platform/database/database.ts';
import type { SavedSearchesTable } from './tables.ts';

export function createSavedSearchRepository(database: Database) {
  const { read, write } = database;

  return {
    list: (userId: string): Promise<SavedSearchesTable[]> =>
      read
        .selectFrom('saved_searches')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute(),

    async find(id: string): Promise<SavedSearchesTable | null> {
      const row = await read.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst();
      return row ?? null;
    },

    /** Returns null if the member already has the maximum number of saved searches. */
    save: (search: SavedSearchesTable, most: number) =>
      database.transaction(async (transaction) => {
        // Locks the member, so that of two simultaneous requests the second one counts the first.
        await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', search.user_id)
          .forNoKeyUpdate()
          .execute();
        const kept = await transaction
          .selectFrom('saved_searches')
          .selectAll()
          .where('user_id', '=', search.user_id)
          .execute();
        const same = kept.find(({ fingerprint }) => fingerprint === search.fingerprint);
        if (same !== undefined) return { isNew: false, row: same };
        if (kept.length >= most) return null;
        await transaction.insertInto('saved_searches').values(search).execute();
        return { isNew: true, row: search };
      }),

    async delete(id: string): Promise<void> {
      await write.deleteFrom('saved_searches').where('id', '=', id).execute();
    },
  };
}
