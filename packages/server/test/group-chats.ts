import type { Kysely } from 'kysely';
import { chatSearchText } from '../src/features/messages/chat-names.ts';
import type { DatabaseSchema } from '../src/platform/database/schema.ts';
import { newId } from '../src/platform/identifiers.ts';
import type { Community } from './community.ts';

type Server = Pick<Community, 'clock' | 'database'>;

interface Member {
  readonly id: string;
}

type Role = 'owner' | 'member';

async function insertMembers(
  write: Kysely<DatabaseSchema>,
  chatId: string,
  members: readonly Member[],
  { role, now }: { role: Role; now: number },
): Promise<void> {
  const { last_seq } = await write
    .selectFrom('chats')
    .select('last_seq')
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow();
  await write
    .insertInto('chat_members')
    .values(
      members.map(({ id }) => ({
        chat_id: chatId,
        user_id: id,
        other_id: '',
        role,
        joined_at: now,
        joined_seq: last_seq,
        listed: 1 as const,
        read_seq: last_seq,
        cleared_seq: last_seq,
        last_seq,
        active_at: now,
      })),
    )
    .execute();
}

/** Adds members to a group chat. They see the messages from then on. */
export const addToGroupChat = (
  { clock, database: { write } }: Server,
  chatId: string,
  members: readonly Member[],
  role: Role = 'member',
): Promise<void> => insertMembers(write, chatId, members, { role, now: clock.now() });

/**
 * Stores a group chat, and returns its id. Stores the chat and its members at once. Otherwise, the job that repairs
 * chats can find the chat without an owner, and write a line in it.
 */
export async function makeGroupChat(
  { clock, database }: Server,
  owner: Member,
  members: readonly Member[],
  name = 'Choir of Saint Cecilia',
): Promise<string> {
  const id = newId(clock);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await transaction
      .insertInto('chats')
      .values({
        id,
        kind: 'group',
        low_id: '',
        high_id: id,
        name,
        search: chatSearchText(name),
        creator_id: owner.id,
        created_at: now,
      })
      .execute();
    await insertMembers(transaction, id, [owner], { role: 'owner', now });
    if (members.length > 0) await insertMembers(transaction, id, members, { role: 'member', now });
  });
  return id;
}

export async function removeFromGroupChat(
  { database: { write } }: Server,
  chatId: string,
  { id }: Member,
): Promise<void> {
  await write.deleteFrom('chat_members').where('chat_id', '=', chatId).where('user_id', '=', id).execute();
}

/** Stores a line, such as "Maria has added Josef". */
export async function addLine(
  { clock, database: { write } }: Server,
  chatId: string,
  actor: Member,
  event: { kind: string; memberIds: readonly string[]; text: string | null },
): Promise<string> {
  const id = newId(clock);
  const { last_seq: seq } = await write
    .updateTable('chats')
    .set((chat) => ({ last_seq: chat('last_seq', '+', 1) }))
    .where('id', '=', chatId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  await write
    .insertInto('messages')
    .values({
      id,
      chat_id: chatId,
      seq,
      sender_id: actor.id,
      client_id: newId(clock),
      fingerprint: '',
      type: 'text',
      content: '',
      search: '',
      forwarded: 0,
      event: JSON.stringify(event),
      created_at: clock.now(),
    })
    .execute();
  await write
    .updateTable('chat_members')
    .set({ last_seq: seq, active_at: clock.now() })
    .where('chat_id', '=', chatId)
    .execute();
  return id;
}
