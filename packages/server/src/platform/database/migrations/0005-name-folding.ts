import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameWords, searchable } from '../../text.ts';
import type { DatabaseSchema } from '../schema.ts';

type Database = Kysely<DatabaseSchema>;

const BATCH = 500;

async function foldName(database: Database, id: string, search: string): Promise<void> {
  await database.updateTable('users').set({ search }).where('id', '=', id).execute();
  await database.deleteFrom('name_words').where('user_id', '=', id).execute();
  const words = nameWords(search).map((word) => ({ word, user_id: id }));
  if (words.length > 0) await database.insertInto('name_words').values(words).execute();
}

async function foldNames(database: Database): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const users = await database
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'search'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, first_name, last_name, search } of users) {
      const folded = searchable(`${first_name} ${last_name}`);
      if (folded !== search) await foldName(database, id, folded);
    }
    last = users.at(-1)?.id;
  }
}

/** Converts the answers that are shared with every member. Answers that are not shared are empty and stay so. */
async function foldAnswers(database: Database): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows = await database
      .selectFrom('questionnaires')
      .select(['id', 'parish', 'diocese', 'shared_parish', 'shared_diocese'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, parish, diocese, ...row } of rows) {
      const shared_parish = row.shared_parish === null ? null : searchable(parish);
      const shared_diocese = row.shared_diocese === null ? null : searchable(diocese);
      if (shared_parish === row.shared_parish && shared_diocese === row.shared_diocese) continue;
      await database
        .updateTable('questionnaires')
        .set({ shared_parish, shared_diocese })
        .where('id', '=', id)
        .execute();
    }
    last = rows.at(-1)?.id;
  }
}

/**
 * Stores names and answers as `searchable` now returns them. Also adds an index of names, not of their single words. It
 * contains only the beginning of each name, because databases limit the length of indexed texts.
 */
export const nameFolding: Migration = {
  async up(database: Database): Promise<void> {
    await foldNames(database);
    await foldAnswers(database);
    await sql`create index users_name on users (substr(search, 1, 100))`.execute(database);
  },
};
