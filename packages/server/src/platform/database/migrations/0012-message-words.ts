import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { textWords } from '../../text-words.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const BATCH = 500;

/** Adds the words of existing messages. */
async function fillWords(database: Kysely<DatabaseSchema>, dialect: DatabaseDialect): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const messages = await database
      .selectFrom('messages')
      .select(['id', 'chat_id', 'seq', 'content', 'file_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, chat_id, seq, content, file_name } of messages) {
      const words = textWords(`${content} ${file_name ?? ''}`);
      const search = words.join(' ');
      await database.updateTable('messages').set({ search }).where('id', '=', id).execute();
      const each =
        dialect === 'postgres'
          ? sql`unnest(string_to_array(${search}, ' ')) as words (value)`
          : sql`json_each(${JSON.stringify(words)}) as words`;
      await sql`insert into message_words (chat_id, word, seq)
        select ${chat_id}, words.value, cast(${seq} as integer) from ${each}`.execute(database);
    }
    last = messages.at(-1)?.id;
  }
}

/**
 * Adds the words of messages, sorted within each chat, so that a rare word is found without reading the chat. Each
 * message also gets a column with its words. A search for several words finds messages by one of them, and compares the
 * others with this column, not with the text.
 */
export function messageWords(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      await database.schema
        .createTable('message_words')
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('message_words_pkey', ['chat_id', 'word', 'seq'])
        .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute();
      await fillWords(database, dialect);
    },
  };
}
