import fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { batch, idFrom, numbers } from './seed.ts';

const members = 100;

/**
 * Writes this many notifications into the database, one for each second. One in a hundred is for the member, and half
 * of those are unread. The server must have run once and must be stopped.
 */
export async function seedNotifications(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  memberId: string,
  count: number,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  const first = Date.now() - count * 1000;
  const run = (statement: string) => sql.raw(statement).execute(database.write);
  const member = (number: string) => idFrom(database, `(${number})`, '001');
  try {
    await run(`insert into users (id, first_name, last_name, search, email, email_key, phone, password_hash, role, email_visible, terms_accepted_at, created_at, updated_at)
      ${numbers(0, members)}
      select ${member('i')}, 'Member', 'Number ' || i, 'member number', 'member' || i || '@example.org', 'member' || i || '@example.org', null, '', 'member', 1, null, ${first}, ${first}
      from numbers`);
    for (let from = 0; from < count; from += batch) {
      await run(`insert into notifications (id, user_id, kind, actor_id, subject_id, excerpt, cause, read_at, created_at)
        ${numbers(from, Math.min(from + batch, count))}
        select ${idFrom(database, `(${first} + i * 1000)`, '004')},
          case when i % ${members} = 0 then '${memberId}' else ${member(`i % ${members}`)} end,
          'comment', ${member(`(i + 1) % ${members}`)}, null, 'We will be there.', null,
          case when i % 2 = 0 then ${first} end, ${first} + i * 1000
        from numbers`);
    }
    await run(`update users set unread_notifications =
      (select count(*) from notifications where notifications.user_id = users.id and read_at is null)`);
    // Analyzes now, as a server would have done after some time. Otherwise PostgreSQL would do it during the
    // measurement.
    await run(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze');
  } finally {
    await database.close();
  }
}
