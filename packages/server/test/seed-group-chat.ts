import fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { idFrom, numbers } from './seed.ts';
import { seedMessages } from './seed-messages.ts';

export const seededGroupChatId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a52';

/**
 * Adds a group chat of this many members, the given one included. The others write its messages in turn. The server must
 * have run once and must be stopped.
 */
export async function seedGroupChat(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  ownerId: string,
  { size, messages }: { size: number; messages: number },
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  const { write } = database;
  const now = Date.now();
  const others = size - 1;
  const id = (number: string) => idFrom(database, number, '006');
  const run = (statement: string) => sql.raw(statement).execute(write);
  try {
    await run(`insert into users (id, first_name, last_name, search, email, email_key, phone, password_hash, role, email_visible, terms_accepted_at, created_at, updated_at)
      ${numbers(0, others)}
      select ${id('i')}, 'Singer', 'Number ' || i, 'singer number', 'singer' || i || '@example.org', 'singer' || i || '@example.org', null, '', 'member', 1, null, ${now}, ${now}
      from numbers`);
    await write
      .insertInto('chats')
      .values({
        id: seededGroupChatId,
        kind: 'group',
        low_id: '',
        high_id: seededGroupChatId,
        name: 'Choir of Saint Cecilia',
        search: 'choir of saint cecilia',
        creator_id: ownerId,
        created_at: now,
      })
      .execute();
    const member = { chat_id: seededGroupChatId, other_id: '', joined_at: now, active_at: now };
    await write
      .insertInto('chat_members')
      .values({ ...member, user_id: ownerId, role: 'owner' })
      .execute();
    await run(`insert into chat_members (chat_id, user_id, other_id, role, joined_at, active_at)
      ${numbers(0, others)}
      select '${seededGroupChatId}', ${id('i')}, '', 'member', ${now}, ${now} from numbers`);
    await seedMessages(database, seededGroupChatId, messages, id(`i % ${others}`));
    // Analyzes now. Otherwise PostgreSQL would analyze the tables during the measurement.
    await run(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze');
  } finally {
    await database.close();
  }
}
