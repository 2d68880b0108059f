import type { Database } from '../../platform/database/database.ts';
import { VERSION } from '../../platform/version.ts';
import type { ServerReport } from '../../platform/own-report.ts';

/** The reports of all servers. They exist only on PostgreSQL, because a server with SQLite is the only one. */
export function createReportRepository(database: Database) {
  const isShared = (): boolean => database.dialect === 'postgres';
  const isWritable = (): boolean => isShared() && !database.isReadOnly();

  return {
    /** Oldest first. */
    list: async (): Promise<ServerReport[]> =>
      isShared()
        ? database.read.selectFrom('servers').selectAll().orderBy('started_at').orderBy('id').execute()
        : [],

    /** Removes the servers in whose place this one starts, because they have crashed. */
    async replace({ id, name }: Pick<ServerReport, 'id' | 'name'>): Promise<void> {
      if (!isWritable()) return;
      await database.write.deleteFrom('servers').where('id', '!=', id).where('name', '=', name).execute();
    },

    /** Writes the report of a server, and removes the servers that last reported before this time. */
    async save(report: ServerReport, before: number): Promise<void> {
      if (!isWritable()) return;
      const { seen_at, state } = report;
      await database.transaction(async (transaction) => {
        await transaction
          .insertInto('servers')
          .values(report)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, state }))
          .execute();
        await transaction.deleteFrom('servers').where('seen_at', '<', before).execute();
      });
    },

    /** Whether a server of another release has reported since this time. */
    async hasOtherRelease(since: number): Promise<boolean> {
      if (!isShared()) return false;
      const other = await database.read
        .selectFrom('servers')
        .select('id')
        .where('version', '!=', VERSION)
        .where('seen_at', '>', since)
        .limit(1)
        .executeTakeFirst();
      return other !== undefined;
    },

    async remove(id: string): Promise<void> {
      if (isWritable()) await database.write.deleteFrom('servers').where('id', '=', id).execute();
    },
  };
}
