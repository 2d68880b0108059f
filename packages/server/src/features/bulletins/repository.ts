import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { textWords } from '../../platform/text-words.ts';
import type { BulletinsTable } from './tables.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

/** About a year of weekly bulletins. */
const SHOWN = 60;

export function createBulletinRepository({ read, dialect }: Pick<Database, 'read' | 'dialect'>) {
  return {
    of: (parishId: string, reader: Read = read) =>
      reader
        .selectFrom('bulletins')
        .select(['id', 'title', 'day', 'bytes'])
        .where('parish_id', '=', parishId)
        .orderBy('day', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute(),

    async isPublished(parishId: string): Promise<boolean> {
      const parish = await read
        .selectFrom('publications')
        .select('id')
        .where('id', '=', parishId)
        .where('kind', '=', 'parish')
        .where('state', '=', 'published')
        .executeTakeFirst();
      return parish !== undefined;
    },

    async find(id: string) {
      return (await read.selectFrom('bulletins').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    async findByKey(key: string) {
      const bulletin = await read
        .selectFrom('bulletins')
        .select(['parish_id', 'fingerprint'])
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return bulletin ?? null;
    },

    async insert(transaction: Write, bulletin: Insertable<BulletinsTable>): Promise<void> {
      await transaction.insertInto('bulletins').values(bulletin).execute();
    },

    async delete(transaction: Write, id: string, parishId: string): Promise<{ title: string } | null> {
      const deleted = await transaction
        .deleteFrom('bulletins')
        .where('id', '=', id)
        .where('parish_id', '=', parishId)
        .returning('title')
        .executeTakeFirst();
      return deleted ?? null;
    },

    /** Stores the text and its words. Does nothing if the bulletin was deleted in the meantime. */
    async setText(transaction: Write, id: string, text: string): Promise<void> {
      const bulletin = await transaction
        .updateTable('bulletins')
        .set({ text })
        .where('id', '=', id)
        .returning('title')
        .executeTakeFirst();
      if (bulletin === undefined) return;
      await transaction.deleteFrom('bulletin_words').where('bulletin_id', '=', id).execute();
      const words = textWords(`${bulletin.title}\n${text}`);
      if (words.length === 0) return;
      const each =
        dialect === 'postgres'
          ? sql`unnest(string_to_array(${words.join(' ')}, ' ')) as words (value)`
          : sql`json_each(${JSON.stringify(words)}) as words`;
      await transaction
        .insertInto('bulletin_words')
        .columns(['bulletin_id', 'word'])
        .expression(sql`select ${id}, words.value from ${each}`)
        .execute();
    },

    async deleteBefore(transaction: Write, time: number): Promise<number> {
      const { numDeletedRows } = await transaction
        .deleteFrom('bulletins')
        .where('created_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
