import { sql, type Kysely } from 'kysely';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Creates an index of trigrams, which finds a part of a name without reading every member. On PostgreSQL it is
 * `pg_trgm`. On SQLite it is a full-text table that triggers update.
 */
export async function createNameIndex(
  database: Kysely<DatabaseSchema>,
  dialect: DatabaseDialect,
): Promise<void> {
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
}
