import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { lacksOwner } from './conditions.ts';

type Read = Kysely<DatabaseSchema>;
export type Write = Transaction<DatabaseSchema>;
type ChatsTable = DatabaseSchema['chats'];

const chats = (reader: Read, userId: string) =>
  reader
    .selectFrom('chats')
    .innerJoin('chat_members as own', (join) =>
      join.onRef('own.chat_id', '=', 'chats.id').on('own.user_id', '=', userId),
    )
    .select([
      'chats.id',
      'chats.name',
      'chats.description',
      'chats.file_id',
      'chats.group_id as groupId',
      'chats.fingerprint',
      'own.role',
    ])
    .where('chats.kind', '=', 'group');

/** A group chat with the role of one member. */
export type GroupChatRow = Awaited<ReturnType<ReturnType<typeof chats>['executeTakeFirstOrThrow']>>;

/** The details that owners choose. */
export interface ChatDetails {
  readonly name: string;
  readonly description: string;
  /** The picture. */
  readonly file_id: string | null;
}

/** Locks the chat, so that until the end of the transaction nobody can join, leave, write or change it. */
const lockRow = async (transaction: Write, chatId: string): Promise<boolean> => {
  const chat = await transaction
    .selectFrom('chats')
    .select('id')
    .where('id', '=', chatId)
    .where('kind', '=', 'group')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return chat !== undefined;
};

export function createGroupChatRepository({ read }: Pick<Database, 'read'>) {
  const find = async (userId: string, chatId: string, reader: Read = read): Promise<GroupChatRow | null> =>
    (await chats(reader, userId).where('chats.id', '=', chatId).executeTakeFirst()) ?? null;

  const ownerless = () =>
    read
      .selectFrom('chats')
      .select('chats.id')
      .where('chats.kind', '=', 'group')
      .where(lacksOwner)
      .orderBy('chats.id');

  return {
    find,
    lockRow,

    /** Locks the chat and finds it. Returns null if the member does not belong to it. */
    async lock(transaction: Write, userId: string, chatId: string): Promise<GroupChatRow | null> {
      return (await lockRow(transaction, chatId)) ? find(userId, chatId, transaction) : null;
    },

    async findByKey(creatorId: string, key: string): Promise<GroupChatRow | null> {
      const chat = await chats(read, creatorId)
        .where('chats.creator_id', '=', creatorId)
        .where('chats.idempotency_key', '=', key)
        .executeTakeFirst();
      return chat ?? null;
    },

    /** The group chats without an owner who can manage them. */
    async ownerless(): Promise<string[]> {
      const rows = await ownerless().execute();
      return rows.map(({ id }) => id);
    },

    /** Those of the member's group chats. */
    async ownerlessOf(userId: string): Promise<string[]> {
      const rows = await ownerless()
        .where('chats.id', 'in', (own) =>
          own.selectFrom('chat_members').select('chat_members.chat_id').where('user_id', '=', userId),
        )
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Whether the member has a chat of two with this id. */
    async isPair(userId: string, chatId: string): Promise<boolean> {
      const chat = await read
        .selectFrom('chat_members')
        .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
        .select('chats.id')
        .where('chats.id', '=', chatId)
        .where('chats.kind', '=', 'pair')
        .where('chat_members.user_id', '=', userId)
        .executeTakeFirst();
      return chat !== undefined;
    },

    /** Returns false if the group of the chat has a chat already. */
    async insert(
      transaction: Write,
      chat: Omit<Insertable<ChatsTable>, 'kind' | 'low_id' | 'high_id'>,
    ): Promise<boolean> {
      const inserted = await transaction
        .insertInto('chats')
        // The columns of a pair, which are unique together.
        .values({ ...chat, kind: 'group', low_id: '', high_id: chat.id })
        .$if((chat.group_id ?? null) !== null, (query) =>
          query.onConflict((conflict) =>
            conflict.column('group_id').where('group_id', 'is not', null).doNothing(),
          ),
        )
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Returns null if there is no such group chat. */
    async detailsOf(reader: Read, chatId: string): Promise<ChatDetails | null> {
      const chat = await reader
        .selectFrom('chats')
        .select(['name', 'description', 'file_id'])
        .where('id', '=', chatId)
        .where('kind', '=', 'group')
        .executeTakeFirst();
      return chat ?? null;
    },

    async update(transaction: Write, chatId: string, change: Updateable<ChatsTable>): Promise<void> {
      await transaction.updateTable('chats').set(change).where('id', '=', chatId).execute();
    },
  };
}
