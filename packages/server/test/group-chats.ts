import { chatSearchText } from '../src/features/messages/chat-names.ts';
import { newId } from '../src/platform/identifiers.ts';
import type { Community } from './community.ts';

type Server = Pick<Community, 'clock' | 'database'>;

interface Member {
  readonly id: string;
}

/** Adds members to a group chat. They see the messages from then on. */
export async function addToGroupChat(
  { clock, database: { write } }: Server,
  chatId: string,
  members: readonly Member[],
  role: 'owner' | 'member' = 'member',
): Promise<void> {
  const now = clock.now();
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

/** Stores a group chat, and returns its id. */
export async function makeGroupChat(
  server: Server,
  owner: Member,
  members: readonly Member[],
  name = 'Choir of Saint Cecilia',
): Promise<string> {
  const { clock, database } = server;
  const id = newId(clock);
  await database.write
    .insertInto('chats')
    .values({
      id,
      kind: 'group',
      low_id: '',
      high_id: id,
      name,
      search: chatSearchText(name),
      creator_id: owner.id,
      created_at: clock.now(),
    })
    .execute();
  await addToGroupChat(server, id, [owner], 'owner');
  if (members.length > 0) await addToGroupChat(server, id, members);
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
