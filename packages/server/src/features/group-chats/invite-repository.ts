import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Write } from './repository.ts';

type Read = Kysely<DatabaseSchema>;

export interface InviteRow {
  readonly id: string;
  readonly expires_at: number;
}

export function createInviteRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** Returns the link of a chat, if it has not expired. */
    async ofChat(chatId: string, now: number): Promise<InviteRow | null> {
      const invite = await read
        .selectFrom('chat_invites')
        .select(['id', 'expires_at'])
        .where('chat_id', '=', chatId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return invite ?? null;
    },

    /** Returns the id of the chat to which a link invites, if the link has not expired. */
    async chatIdOf(id: string, now: number, reader: Read = read): Promise<string | null> {
      const invite = await reader
        .selectFrom('chat_invites')
        .select('chat_id')
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return invite?.chat_id ?? null;
    },

    /** Returns what a link shows to members who are not in the chat. */
    async invitation(id: string, now: number) {
      const row = await read
        .selectFrom('chat_invites')
        .innerJoin('chats', 'chats.id', 'chat_invites.chat_id')
        .leftJoin('files', 'files.id', 'chats.file_id')
        .select([
          'chats.id',
          'chats.name',
          'chats.description',
          'chats.file_id',
          'files.width as file_width',
          'files.height as file_height',
          'files.placeholder as file_placeholder',
          'chat_invites.expires_at',
        ])
        .where('chat_invites.id', '=', id)
        .where('chat_invites.expires_at', '>', now)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Replaces the link of a chat. */
    async replace(transaction: Write, invite: Insertable<DatabaseSchema['chat_invites']>): Promise<void> {
      await transaction.deleteFrom('chat_invites').where('chat_id', '=', invite.chat_id).execute();
      await transaction.insertInto('chat_invites').values(invite).execute();
    },

    async delete(transaction: Write, chatId: string): Promise<void> {
      await transaction.deleteFrom('chat_invites').where('chat_id', '=', chatId).execute();
    },
  };
}
