import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { nameColumns } from '../people/index.ts';

type Write = Transaction<DatabaseSchema>;
type PendingDeletion = Selectable<DatabaseSchema['departures']>;

export function createPendingDeletionRepository({ read }: Pick<Database, 'read'>) {
  return {
    ofMember: (reader: Kysely<DatabaseSchema>, userId: string) =>
      reader
        .selectFrom('departures')
        .select(['id', 'erases_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** Returns the recipient of the email. Undefined if the deletion was cancelled or is finished. */
    find: (id: string) =>
      read
        .selectFrom('departures')
        .innerJoin('users', 'users.id', 'departures.user_id')
        .select([
          'departures.user_id',
          'departures.erases_at',
          ...nameColumns,
          'users.email',
          'users.email_state',
          'users.language',
        ])
        .where('departures.id', '=', id)
        .executeTakeFirst(),

    async insert(write: Write, deletion: PendingDeletion): Promise<void> {
      await write.insertInto('departures').values(deletion).execute();
    },

    /** Deletes the row. The member must be locked. */
    async delete(write: Write, userId: string): Promise<void> {
      await write.deleteFrom('departures').where('user_id', '=', userId).execute();
    },
  };
}
