import fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { seedMessages } from './seed-messages.ts';

const friendId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c';
const friendshipId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d';
export const seededChatId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51';

/**
 * Adds a friend for the member, and a chat with this many messages. The server must have run once and must be
 * stopped.
 */
export async function seedChat(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  memberId: string,
  count: number,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  const { write } = database;
  const now = Date.now();
  const [low_id = '', high_id = ''] = [memberId, friendId].toSorted();
  try {
    await write
      .insertInto('users')
      .values({
        id: friendId,
        first_name: 'Cuthbert',
        last_name: 'of Lindisfarne',
        search: 'cuthbert of lindisfarne',
        email: 'cuthbert@example.org',
        email_key: 'cuthbert@example.org',
        phone: null,
        password_hash: '',
        role: 'member',
        email_visible: 1,
        terms_accepted_at: null,
        friends: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await write
      .insertInto('friendships')
      .values({
        id: friendshipId,
        requester_id: memberId,
        recipient_id: friendId,
        low_id,
        high_id,
        status: 'accepted',
        created_at: now,
        answered_at: now,
      })
      .execute();
    await write.insertInto('chats').values({ id: seededChatId, low_id, high_id, created_at: now }).execute();
    for (const [user_id, other_id] of [
      [memberId, friendId],
      [friendId, memberId],
    ] as const) {
      await write
        .insertInto('chat_members')
        .values({ chat_id: seededChatId, user_id, other_id, active_at: now })
        .execute();
    }
    await seedMessages(database, seededChatId, count);
    // Analyzes now. Otherwise PostgreSQL would analyze the tables during the measurement.
    await sql.raw(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
  } finally {
    await database.close();
  }
}
