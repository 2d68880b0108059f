import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

export type ServerRow = Selectable<DatabaseSchema['servers']>;

export function createServerRepository(database: Database) {
  return {
    /** Oldest first. */
    list: (): Promise<ServerRow[]> =>
      database.read.selectFrom('servers').selectAll().orderBy('started_at').orderBy('id').execute(),

    /** Removes the servers in whose place this one starts, because they have crashed. */
    async replace({ id, name }: Pick<ServerRow, 'id' | 'name'>): Promise<void> {
      await database.write
        .deleteFrom('servers')
        .where('id', '!=', id)
        // A SQLite database has only one server.
        .$if(database.dialect === 'postgres', (query) => query.where('name', '=', name))
        .execute();
    },

    /** Writes the report of a server, and removes the servers that last reported before this time. */
    save: (server: Insertable<DatabaseSchema['servers']>, before: number): Promise<void> =>
      database.transaction(async (transaction) => {
        const { seen_at, state } = server;
        await transaction
          .insertInto('servers')
          .values(server)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, state }))
          .execute();
        await transaction.deleteFrom('servers').where('seen_at', '<', before).execute();
      }),

    async remove(id: string): Promise<void> {
      await database.write.deleteFrom('servers').where('id', '=', id).execute();
    },
  };
}
