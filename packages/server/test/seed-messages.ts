import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { batch, idFrom, numbers } from './seed.ts';

/** The words of every message. One of them is the number of the message. */
const WORDS = ["'message'", 'cast(i as text)', "'see'", "'you'", "'at'", "'mass'", "'on'", "'sunday'"];

/**
 * Fills an empty chat with this many messages. They are a minute apart, and the two members write in turn. In a group
 * chat, `sender` is SQL for the id of the member who wrote the message `i`.
 */
export async function seedMessages(
  database: Database,
  chatId: string,
  count: number,
  sender?: string,
): Promise<void> {
  const { low_id, high_id } = await database.read
    .selectFrom('chats')
    .select(['low_id', 'high_id'])
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow();
  const first = Date.now() - count * 60_000;
  const senderId = sender ?? `case i % 2 when 0 then '${low_id}' else '${high_id}' end`;
  const id = (version: string) =>
    `substr(${idFrom(database, 'i', version)}, 1, 24) || '${chatId.slice(-12)}'`;
  for (let from = 1; from <= count; from += batch) {
    const range = numbers(from, Math.min(from + batch, count + 1));
    const statement = `insert into messages (id, chat_id, seq, sender_id, client_id, fingerprint, type, content, search, attachment_id, file_name, created_at)
      ${range}
      select ${id('004')}, '${chatId}', i, ${senderId}, ${id('005')}, '', 'text',
        'Message ' || i || ': see you at Mass on Sunday.', 'message ' || i || ' see you at mass on sunday', null, null, ${first} + i * 60000
      from numbers`;
    await sql.raw(statement).execute(database.write);
    for (const word of WORDS) {
      const words = `insert into message_words (chat_id, word, seq)
        ${range}
        select '${chatId}', ${word}, i from numbers`;
      await sql.raw(words).execute(database.write);
    }
  }
  await database.write.updateTable('chats').set({ last_seq: count }).where('id', '=', chatId).execute();
  // Counts the messages of each sender once. In a large group chat, counting for each member takes too long.
  await database.write
    .with(
      (sent) => sent('sent').materialized(),
      (query) =>
        query
          .selectFrom('messages')
          .select(({ fn }) => ['messages.sender_id', fn.countAll<number>().as('messages')])
          .where('messages.chat_id', '=', chatId)
          .groupBy('messages.sender_id'),
    )
    .updateTable('chat_members')
    .set({
      last_seq: count,
      listed: 1,
      active_at: first + count * 60_000,
      unread: sql<number>`${count} - coalesce((select sent.messages from sent
        where sent.sender_id = chat_members.user_id), 0)`,
    })
    .where('chat_id', '=', chatId)
    .execute();
}
