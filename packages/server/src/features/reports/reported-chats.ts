import type { Database } from '../../platform/database/database.ts';

/** A reported group chat. Its oldest owner is responsible for it. */
export interface ReportedChat {
  readonly name: string;
  readonly description: string;
  readonly created_at: number;
  /** The picture. */
  readonly file_id: string | null;
  readonly content_type: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number | null;
  readonly members: number;
  readonly owner_id: string | null;
}

export function createReportedChats({ read }: Pick<Database, 'read'>) {
  const chats = () =>
    read
      .selectFrom('chats')
      .leftJoin('files', 'files.id', 'chats.file_id')
      .select([
        'chats.name',
        'chats.description',
        'chats.created_at',
        'chats.file_id',
        'files.content_type',
        'files.width',
        'files.height',
        'files.bytes',
      ])
      .select((chat) => [
        chat
          .selectFrom('chat_members')
          .select(({ fn }) => fn.countAll().as('members'))
          .whereRef('chat_members.chat_id', '=', 'chats.id')
          .as('members'),
        chat
          .selectFrom('chat_members')
          .select('chat_members.user_id')
          .whereRef('chat_members.chat_id', '=', 'chats.id')
          .where('chat_members.role', '=', 'owner')
          .orderBy('chat_members.joined_at')
          .orderBy('chat_members.user_id')
          .limit(1)
          .as('owner_id'),
      ])
      .where('chats.kind', '=', 'group');

  return {
    /** Returns the chat as its members see it, or null if the reporter does not belong to it. */
    async ofMember(reporterId: string, chatId: string): Promise<ReportedChat | null> {
      const chat = await chats()
        .where('chats.id', '=', chatId)
        .where((of) =>
          of.exists(
            of
              .selectFrom('chat_members as own')
              .select('own.user_id')
              .whereRef('own.chat_id', '=', 'chats.id')
              .where('own.user_id', '=', reporterId),
          ),
        )
        .executeTakeFirst();
      return chat === undefined ? null : { ...chat, members: Number(chat.members) };
    },

    /** The present name and description, for the staff. Null if the chat no longer exists. */
    async current(chatId: string): Promise<{ title: string; text: string } | null> {
      const chat = await chats().where('chats.id', '=', chatId).executeTakeFirst();
      return chat === undefined ? null : { title: chat.name, text: chat.description };
    },
  };
}
