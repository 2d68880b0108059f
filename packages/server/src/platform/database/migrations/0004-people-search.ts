import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameWords } from '../../text.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { createNameIndex } from './name-index.ts';

const BATCH = 500;

/** Adds the words of existing members. */
async function fillWords(database: Kysely<DatabaseSchema>): Promise<void> {
  let last = '';
  for (;;) {
    const users = await database
      .selectFrom('users')
      .select(['id', 'search'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const words = users.flatMap(({ id, search }) => nameWords(search).map((word) => ({ word, user_id: id })));
    if (words.length > 0) await database.insertInto('name_words').values(words).execute();
    const end = users.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

/**
 * Adds two indexes for names. The sorted words of the names find the beginning of a name fast, and the index of
 * trigrams finds a part of a name.
 */
export function peopleSearch(dialect: DatabaseDialect): Migration {
  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
      await database.schema
        .createTable('name_words')
        .addColumn('word', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('name_words_pkey', ['word', 'user_id'])
        .execute();
      await database.schema
        .createIndex('name_words_user_id')
        .on('name_words')
        .columns(['user_id', 'word'])
        .execute();
      await fillWords(database);

      await createNameIndex(database, dialect);
    },
  };
}
