import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { RecordingsTable } from './tables.ts';

export type RecordingRow = Selectable<RecordingsTable>;

export function createRecordingRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** Returns the recordings in their order. */
    of: (publicationId: string, reader: Kysely<DatabaseSchema> = read): Promise<RecordingRow[]> =>
      reader
        .selectFrom('recordings')
        .selectAll()
        .where('publication_id', '=', publicationId)
        .orderBy('place')
        .orderBy('id')
        .execute(),

    async findByKey(
      key: string,
    ): Promise<Pick<RecordingRow, 'id' | 'publication_id' | 'fingerprint'> | null> {
      const row = await read
        .selectFrom('recordings')
        .select(['id', 'publication_id', 'fingerprint'])
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },

    async insert(
      transaction: Transaction<DatabaseSchema>,
      recording: Insertable<RecordingsTable>,
    ): Promise<void> {
      await transaction.insertInto('recordings').values(recording).execute();
    },

    async update(
      transaction: Transaction<DatabaseSchema>,
      id: string,
      change: Partial<Pick<RecordingRow, 'title' | 'place'>>,
    ): Promise<void> {
      await transaction.updateTable('recordings').set(change).where('id', '=', id).execute();
    },

    async delete(transaction: Transaction<DatabaseSchema>, id: string): Promise<void> {
      await transaction.deleteFrom('recordings').where('id', '=', id).execute();
    },
  };
}
