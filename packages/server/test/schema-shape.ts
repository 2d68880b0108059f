import { sql, type QueryExecutorProvider } from 'kysely';
import type { DatabaseDialect } from '../src/platform/database/database.ts';
import { plain, textInParentheses } from './sql-text.ts';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

/** A constraint, a unique index or a trigger. */
export interface Rule {
  readonly table: string;
  readonly kind: 'check' | 'unique' | 'reference' | 'trigger';
  readonly definition: string;
}

/** The part of a schema that a program which writes to its tables depends on. */
export interface SchemaShape {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
  /** The names of the files of the tables. A table that is rewritten gets another file. SQLite has none. */
  readonly files: ReadonlyMap<string, string>;
}

async function shapeOfPostgres(database: QueryExecutorProvider): Promise<SchemaShape> {
  const columns = await sql<Column>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as "isRequired", atthasdef or attidentity <> '' as "hasDefault"
    from pg_attribute join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p')
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and relname not like 'kysely_%'
  `.execute(database);
  const rules = await sql<Rule>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition,
      case contype when 'c' then 'check' when 'f' then 'reference' else 'unique' end as kind
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select indrelid::regclass::text, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', ''), 'unique'
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select tgrelid::regclass::text, pg_get_triggerdef(oid), 'trigger' from pg_trigger where not tgisinternal
  `.execute(database);
  const files = await sql<{ name: string; file: string }>`
    select relname as name, relfilenode::text as file from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(database);
  return {
    columns: columns.rows,
    rules: rules.rows.map((rule) => ({ ...rule, definition: plain(rule.definition) })),
    files: new Map(files.rows.map(({ name, file }) => [name, file])),
  };
}

/** Returns the checks of a `create table` statement, also those without a name. */
function checksOf(table: string, statement: string): Rule[] {
  const text = plain(statement);
  return [...text.matchAll(/\bcheck\(/g)].map(({ index }) => ({
    table,
    kind: 'check',
    definition: `check${textInParentheses(text, index + 'check'.length)}`,
  }));
}

const tables = sql`sqlite_schema as entry`;
const isOwnTable = sql`entry.type = 'table' and entry.name not like 'kysely_%' and entry.name not like 'users_search_%'`;

async function shapeOfSqlite(database: QueryExecutorProvider): Promise<SchemaShape> {
  const columns = await sql<{
    table: string;
    name: string;
    type: string;
    required: number;
    value: string | null;
  }>`
    select entry.name as "table", field.name, field.type, field."notnull" as required, field.dflt_value as value
    from ${tables} join pragma_table_info(entry.name) as field where ${isOwnTable}
  `.execute(database);
  const statements = await sql<{ name: string; text: string }>`
    select entry.name, entry.sql as text from ${tables} where ${isOwnTable}
  `.execute(database);
  const others = await sql<Rule>`
    select entry.name as "table", 'reference' as kind, 'foreign key(' || reference."from" || ') references '
      || reference."table" || ' on delete ' || lower(reference.on_delete) as definition
    from ${tables} join pragma_foreign_key_list(entry.name) as reference where ${isOwnTable}
    union all
    select entry.name, 'unique', 'unique(' || (
      select group_concat(coalesce(part.name, 'expression'), ',') from pragma_index_info(list.name) as part
    ) || ')' || coalesce((select sql from sqlite_schema where name = list.name), '')
    from ${tables} join pragma_index_list(entry.name) as list on list."unique" = 1 where ${isOwnTable}
    union all
    select entry.tbl_name, 'trigger', entry.sql from ${tables} where entry.type = 'trigger'
  `.execute(database);
  return {
    columns: columns.rows.map(({ table, name, type, required, value }) => ({
      table,
      name,
      type: type.toLowerCase(),
      isRequired: required === 1,
      hasDefault: value !== null,
    })),
    rules: [...statements.rows.flatMap(({ name, text }) => checksOf(name, text)), ...others.rows],
    files: new Map(),
  };
}

export const shapeOf = (database: QueryExecutorProvider, dialect: DatabaseDialect): Promise<SchemaShape> =>
  dialect === 'postgres' ? shapeOfPostgres(database) : shapeOfSqlite(database);
