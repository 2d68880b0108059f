import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { plain, textInParentheses } from './sql-text.ts';

/** Returns the named constraints of a `create table` statement, each with the text in its parentheses. */
function constraintsOf(statement: string): string[] {
  const found: string[] = [];
  for (const { 0: head, index } of statement.matchAll(/constraint \w+ (?:primary key|unique|check)/g)) {
    found.push(`${head}${textInParentheses(statement, index + head.length)}`);
  }
  return found;
}

interface MasterRow {
  type: string;
  name: string;
  sql: string;
}

interface ColumnRow {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

interface ReferenceRow {
  table: string;
  from: string;
  to: string | null;
  on_delete: string;
}

async function schemaOfSqlite({ read }: Database): Promise<string[]> {
  const { rows } = await sql<MasterRow>`select type, name, sql from sqlite_master
    where sql is not null and name not like 'kysely_%' and name not like 'users_search_%'`.execute(read);
  const lines: string[] = [];
  for (const { type, name, sql: statement } of rows) {
    const text = plain(statement);
    if (type !== 'table' || text.startsWith('create virtual')) {
      lines.push(text);
      continue;
    }
    lines.push(`table ${name}${text.endsWith('without rowid') ? ' without rowid' : ''}`);
    for (const constraint of constraintsOf(text)) lines.push(`${name}: ${constraint}`);
    const columns = await sql<ColumnRow>`select * from pragma_table_info(${name})`.execute(read);
    for (const column of columns.rows) {
      const { notnull, dflt_value } = column;
      lines.push(`${name}.${column.name}: ${column.type.toLowerCase()} ${notnull} ${dflt_value}`);
    }
    const references = await sql<ReferenceRow>`select * from pragma_foreign_key_list(${name})`.execute(read);
    for (const { table, from, to, on_delete } of references.rows)
      lines.push(`${name}.${from}: ${table}.${to} ${on_delete.toLowerCase()}`);
  }
  return lines;
}

async function schemaOfPostgres({ read }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || ' '
      || coalesce(column_default, '') || ' ' || coalesce(collation_name, '') as line
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'
    union all
    select conrelid::regclass || ': ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely_%'
      and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%'
    union all
    select 'trigger ' || tgname from pg_trigger where not tgisinternal
    union all
    select 'extension ' || extname from pg_extension`.execute(read);
  return rows.map(({ line }) => line);
}

/**
 * Returns all tables, columns, constraints, indexes and triggers of a database in a fixed order. Two databases of the
 * same engine can be compared in this way.
 */
export async function schemaOf(database: Database): Promise<string[]> {
  const lines = database.dialect === 'postgres' ? schemaOfPostgres(database) : schemaOfSqlite(database);
  return (await lines).toSorted();
}
