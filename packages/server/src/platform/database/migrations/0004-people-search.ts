import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameWords } from '../../text.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const BATCH = 500;

/** Of the members who joined before there were words. */
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
 * The words of the names in their order, so that whoever's name begins with what is typed is found at once, and an index
 * of trigrams over the names, so that a part of a name is found without reading every member: `pg_trgm` on
 * PostgreSQL, a full-text table kept up by triggers on SQLite.
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

      if (dialect === 'postgres') {
        await sql`create extension if not exists pg_trgm`.execute(database);
        await sql`create index users_search on users using gin (search gin_trgm_ops)`.execute(database);
        return;
      }
      await sql`create virtual table users_search using fts5(
        search, content = 'users', content_rowid = 'rowid', tokenize = 'trigram')`.execute(database);
      await sql`insert into users_search (users_search) values ('rebuild')`.execute(database);
      await sql`create trigger users_search_insert after insert on users begin
        insert into users_search (rowid, search) values (new.rowid, new.search);
      end`.execute(database);
      await sql`create trigger users_search_delete after delete on users begin
        insert into users_search (users_search, rowid, search) values ('delete', old.rowid, old.search);
      end`.execute(database);
      await sql`create trigger users_search_update after update of search on users begin
        insert into users_search (users_search, rowid, search) values ('delete', old.rowid, old.search);
        insert into users_search (rowid, search) values (new.rowid, new.search);
      end`.execute(database);
    },
  };
}
