import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { PAGE, paged, type AreasOf, type Rows } from './areas.ts';
import { nameColumns } from '../people/index.ts';

async function* messages(read: Kysely<DatabaseSchema>, userId: string): Rows {
  const chats = await read
    .selectFrom('chat_members')
    .select(['chat_id', 'cleared_seq'])
    .where('user_id', '=', userId)
    .execute();
  for (const { chat_id, cleared_seq } of chats) {
    let after = cleared_seq;
    for (;;) {
      const rows = await read
        .selectFrom('messages')
        .leftJoin('messages as quoted', (join) =>
          join.onRef('quoted.id', '=', 'messages.reply_to').on('quoted.seq', '>', cleared_seq),
        )
        .select([
          'messages.chat_id',
          'messages.seq',
          'messages.sender_id',
          'messages.type',
          'messages.content',
          'messages.attachment_id',
          'messages.file_name',
          'messages.listing_id',
          'quoted.seq as reply_to_seq',
          'messages.created_at',
        ])
        .where('messages.chat_id', '=', chat_id)
        .where('messages.seq', '>', after)
        .orderBy('messages.seq')
        .limit(PAGE)
        .execute();
      yield* rows;
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < PAGE) break;
    }
  }
}

/** The messages of the member's chats, without those that the member has deleted. */
export const conversationAreas: AreasOf = (read) => [
  {
    name: 'chats',
    rows: (userId) =>
      paged(
        read,
        'chat_id',
        read
          .selectFrom('chat_members')
          .leftJoin('users', 'users.id', 'chat_members.other_id')
          .select(['chat_id', 'other_id as member_id', ...nameColumns, 'muted'])
          .where('user_id', '=', userId),
      ),
  },
  { name: 'messages', rows: (userId) => messages(read, userId) },
];
