import { Client } from 'pg';

const fill = `
  create function no_room() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create function no_room_for_table() returns event_trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  do $$ declare name text; begin
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute format('create trigger no_room before insert or update on %s execute function no_room()', name);
    end loop;
  end $$;
  create event trigger no_room_for_table on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function no_room_for_table();
`;
const free = `
  drop event trigger no_room_for_table;
  drop function no_room_for_table();
  drop function no_room() cascade;
`;

async function execute(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/**
 * Makes every write to a PostgreSQL database fail with the error of a full disk. Returns a function that makes room
 * again. A real full disk would need the rights of root.
 */
export async function fillDatabase(url: string): Promise<() => Promise<void>> {
  await execute(url, fill);
  return () => execute(url, free);
}
