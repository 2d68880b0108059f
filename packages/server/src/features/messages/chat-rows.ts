import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { personFieldColumns } from '../people/index.ts';
import { hiddenSender, hidingBlock } from './hiding-blocks.ts';
import { chatsOfMembers, participantColumns } from './participants.ts';
import { seenPosition } from './read-positions.ts';

/** The list of chats shows this many characters of the newest message. */
const BEGINNING = 200;

/**
 * Selects chats of members as lists show them, each with its newest message. The columns of `sums` read all members of a
 * group chat for each row, so the query of one chat for many members leaves them out.
 */
export const chatsWithoutSums = (database: Kysely<DatabaseSchema>) =>
  chatsOfMembers(database)
    .leftJoin('messages as newest', (join) =>
      join
        .onRef('newest.chat_id', '=', 'own.chat_id')
        .on(
          'newest.seq',
          '=',
          sql<number>`case when own.removed_last_seq = own.last_seq then own.previous_seq else own.last_seq end`,
        )
        .onRef('newest.seq', '>', 'own.cleared_seq'),
    )
    .leftJoin('attachments', 'attachments.id', 'newest.attachment_id')
    .leftJoin('users as senders', (join) =>
      join.onRef('senders.id', '=', 'newest.sender_id').on('chats.kind', '=', 'group'),
    )
    .leftJoin('files', 'files.id', 'chats.file_id')
    .select([
      ...participantColumns,
      'own.chat_id as id',
      'own.user_id as reader_id',
      'own.joined_seq',
      'own.listed',
      'own.last_seq',
      'own.read_seq',
      'own.unread',
      'own.muted',
      'own.active_at',
      'chats.low_id',
      'chats.high_id',
      'chats.created_at',
      'chats.name',
      'chats.description',
      'chats.group_id',
      'own.role',
      'chats.file_id',
      'files.width as file_width',
      'files.height as file_height',
      'files.placeholder as file_placeholder',
      ...personFieldColumns,
      'users.presence_visible',
      'users.last_seen_at',
      'newest.sender_id',
      'senders.first_name as sender_name',
      'newest.event',
      // A block hides the name of the chat in a line about it.
      sql<1 | null>`case when newest.event is not null
        then ${hiddenSender(sql.ref('own.user_id'), sql.ref('newest.sender_id'))} end`.as('hides_name'),
      // A block that has begun after the message hides it here, until a job shows an earlier one.
      hidingBlock(sql.ref('own.user_id'), { table: 'newest', kind: sql.ref('chats.kind') }).as('hidden'),
      'newest.seq as shown_seq',
      'newest.deleted_at',
      'newest.type',
      'newest.file_name',
      'newest.reply_to',
      'attachments.voice_seconds',
      'newest.created_at as sent_at',
      sql<string | null>`substr(newest.content, 1, ${sql.lit(BEGINNING)})`.as('beginning'),
    ]);

const sums = (now: number) =>
  [
    sql<number | null>`case when chats.kind = 'pair' then theirs.read_seq else ${seenPosition(now)} end`.as(
      'seen_seq',
    ),
    sql<number>`case when chats.kind = 'pair' then 2 else (
    select count(*) from chat_members as counted where counted.chat_id = own.chat_id) end`.as('members'),
  ] as const;

/** Selects chats of members, with the numbers that read all members of a group chat. */
export const chats = (database: Kysely<DatabaseSchema>, now: number) =>
  chatsWithoutSums(database).select(sums(now));

export type ChatRow = Awaited<ReturnType<ReturnType<typeof chats>['executeTakeFirstOrThrow']>>;
