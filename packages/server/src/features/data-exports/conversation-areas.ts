import { sql, type Kysely, type SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { PAGE, paged, type AreasOf, type Rows } from './areas.ts';
import { hiddenSender, isKept, visibleEvent } from '../messages/index.ts';
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
        .leftJoin('attachments', 'attachments.id', 'messages.attachment_id')
        .select([
          'messages.chat_id',
          'messages.seq',
          'messages.sender_id',
          'messages.type',
          'messages.content',
          'messages.attachment_id',
          'messages.file_name',
          'attachments.voice_seconds',
          'messages.listing_id',
          'quoted.seq as reply_to_seq',
          'messages.forwarded',
          'messages.event',
          'messages.created_at',
          'messages.edited_at',
          'messages.deleted_at',
          hiddenSender(userId, sql.ref('messages.sender_id')).as('blocked'),
        ])
        .where('messages.chat_id', '=', chat_id)
        .where('messages.seq', '>', after)
        .where(isKept(userId))
        .orderBy('messages.seq')
        .limit(PAGE)
        .execute();
      for (const { blocked, event, ...row } of rows)
        yield { ...row, event: visibleEvent({ event, blocked }) };
      after = rows.at(-1)?.seq ?? after;
      if (rows.length < PAGE) break;
    }
  }
}

/** The texts of the member's own messages before their edits. */
async function* formerTexts(read: Kysely<DatabaseSchema>, userId: string): Rows {
  let last = { id: '', version: 0 };
  for (;;) {
    const { id, version } = last;
    const rows = await read
      .selectFrom('message_versions')
      .innerJoin('messages', 'messages.id', 'message_versions.message_id')
      .select([
        'messages.id',
        'message_versions.version',
        'messages.chat_id',
        'messages.seq',
        'message_versions.content',
        'message_versions.replaced_at',
      ])
      .where('messages.sender_id', '=', userId)
      .where(sql<SqlBool>`(messages.id, message_versions.version) > (${id}, ${version})`)
      .orderBy('messages.id')
      .orderBy('message_versions.version')
      .limit(PAGE)
      .execute();
    yield* rows;
    last = rows.at(-1) ?? last;
    if (rows.length < PAGE) return;
  }
}

/** The messages of the member's chats, without those that the member has deleted, or that a block hides in a group chat. */
export const conversationAreas: AreasOf = (read) => [
  {
    name: 'chats',
    rows: (userId) =>
      paged(
        read,
        'chat_id',
        read
          .selectFrom('chat_members')
          .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
          .leftJoin('users', 'users.id', 'chat_members.other_id')
          .select([
            'chat_id',
            'other_id as member_id',
            ...nameColumns,
            'chats.kind',
            'chats.name',
            sql<string | null>`case chats.kind when 'group' then chat_members.role end`.as('role'),
            sql<number | null>`case chats.kind when 'group' then chat_members.joined_at end`.as('joined_at'),
            'muted',
            'chats.requested_by',
            'chats.requested_at',
            'chats.accepted_at',
          ])
          .where('user_id', '=', userId),
      ),
  },
  { name: 'messages', rows: (userId) => messages(read, userId) },
  {
    name: 'message-reactions',
    rows: (userId) =>
      paged(
        read,
        'message_id',
        read
          .selectFrom('message_reactions')
          .select(['message_id', 'type', 'created_at'])
          .where('user_id', '=', userId),
      ),
  },
  { name: 'former-messages', rows: (userId) => formerTexts(read, userId) },
];
