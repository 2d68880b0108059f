import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isStaying } from '../hidden-content/index.ts';
import { nameColumns } from '../people/index.ts';

type Write = Transaction<DatabaseSchema>;
export type DataExport = Selectable<DatabaseSchema['data_exports']>;

interface Ready {
  readonly bytes: number;
  readonly ready_at: number;
  readonly expires_at: number;
}

export function createDataExportRepository({ read }: Database) {
  return {
    ofMember: (userId: string): Promise<DataExport | undefined> =>
      read.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    find: (id: string): Promise<DataExport | undefined> =>
      read.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The export for the holder of the address. Undefined while the member's account is pending deletion. */
    findForDownload: (id: string): Promise<DataExport | undefined> =>
      read
        .selectFrom('data_exports')
        .selectAll()
        .where('id', '=', id)
        .where(isStaying('data_exports.user_id'))
        .executeTakeFirst(),

    /** The member who gets the email. Undefined if the account was deleted. */
    addressee: (userId: string) =>
      read
        .selectFrom('users')
        .select([...nameColumns, 'email', 'language'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    /** Locks the member's row, so that simultaneous requests run one after the other. */
    async lockRow(write: Write, userId: string): Promise<DataExport | undefined> {
      await write.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
      return write.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst();
    },

    async insert(write: Write, asked: DataExport): Promise<void> {
      await write.insertInto('data_exports').values(asked).execute();
    },

    /** Returns false if the export was deleted in the meantime. */
    async complete(write: Write, id: string, ready: Ready): Promise<boolean> {
      const completed = await write
        .updateTable('data_exports')
        .set(ready)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return completed !== undefined;
    },

    async delete(write: Write, id: string): Promise<void> {
      await write.deleteFrom('data_exports').where('id', '=', id).execute();
    },
  };
}
