import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { StoredMessage } from './evidence.ts';
import type { ReportsTable } from './tables.ts';
import { isReadableIn, isShownTo } from '../groups/index.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isKept, isReportable } from '../messages/index.ts';
import { fullName, fullNameColumn, nameColumns } from '../people/index.ts';

/** The number of messages before a reported one that its report can have. */
const EARLIER = 5;

type AttachmentsTable = DatabaseSchema['attachments'];
type MessagesTable = DatabaseSchema['messages'];

type Write = Transaction<DatabaseSchema>;
export type SubjectType = ReportsTable['subject_type'];

interface ReadableMessage {
  readonly text: Pick<MessagesTable, 'sender_id' | 'type' | 'content' | 'file_name' | 'created_at'>;
  /** Whether the message is a copy of another one. */
  readonly isForwarded: boolean;
  /** The name of the group chat; null in a chat of two. */
  readonly chatName: string | null;
  /** The text of the message to which it replies, or the name of its file. Null if the reporter cannot see that message. */
  readonly quote: string | null;
  /** Null if the message has no file, or if its file was deleted together with its sender. */
  readonly attachmentId: string | null;
  readonly file: Pick<AttachmentsTable, 'content_type' | 'width' | 'height' | 'bytes'> | null;
  /** The texts before the edits, oldest first. */
  readonly versions: Pick<DatabaseSchema['message_versions'], 'content' | 'replaced_at'>[];
}

/** The public text of the subject. `member_id` is the member who is responsible for it, or null if there is none. */
export interface Published {
  readonly member_id: string | null;
  readonly title: string;
  readonly content: string;
  readonly created_at: number;
}

export function createReportRepository({ read, staffRule }: Database) {
  return {
    /**
     * Returns the content if the reporter can read it. Posts of groups that the reporter is not allowed to read count
     * as missing.
     */
    async published(
      reporterId: string,
      type: Exclude<SubjectType, 'message' | 'group_chat'>,
      id: string,
    ): Promise<Published | null> {
      if (type === 'member') {
        const member = await read
          .selectFrom('users')
          .select(['id', ...nameColumns, 'about', 'created_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (member === undefined) return null;
        const { about, created_at } = member;
        return {
          member_id: member.id,
          title: fullName(member),
          content: about,
          created_at,
        };
      }
      if (type === 'comment') {
        const comment = await read
          .selectFrom('comments')
          .innerJoin('posts', 'posts.id', 'comments.post_id')
          .select(['comments.author_id as member_id', 'comments.content', 'comments.created_at'])
          .where('comments.id', '=', id)
          .where(isReadableIn(staffRule, reporterId, 'posts.group_id'))
          .executeTakeFirst();
        return comment === undefined ? null : { ...comment, title: '' };
      }
      if (type === 'post') {
        const post = await read
          .selectFrom('posts')
          .select(['author_id as member_id', 'title', 'content', 'created_at'])
          .where('id', '=', id)
          .where(isReadableIn(staffRule, reporterId, 'posts.group_id'))
          .executeTakeFirst();
        return post ?? null;
      }
      if (type === 'group') {
        const group = await read
          .selectFrom('groups')
          .select(['name as title', 'description', 'place', 'created_at'])
          .select((reported) =>
            reported
              .selectFrom('group_members')
              .select('user_id')
              .whereRef('group_members.group_id', '=', 'groups.id')
              .where(groupRoleCan('role', 'moderate'))
              .orderBy('group_members.id')
              .limit(1)
              .as('member_id'),
          )
          .where('groups.id', '=', id)
          .where('removed_at', 'is', null)
          .where(isShownTo(staffRule, reporterId, 'groups'))
          .executeTakeFirst();
        if (group === undefined) return null;
        const { description, place, ...rest } = group;
        return { ...rest, content: place === '' ? description : `${description}\n${place}` };
      }
      const listing = await read
        .selectFrom('listings')
        .select(['owner_id as member_id', 'title', 'description as content', 'created_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      return listing ?? null;
    },

    /**
     * Returns the message as its reporter sees it. This copy is stored with the report. Returns null if the reporter
     * cannot read the message.
     */
    async readableMessage(reporterId: string, id: string): Promise<ReadableMessage | null> {
      const message = await read
        .selectFrom('messages')
        .innerJoin('chat_members', 'chat_members.chat_id', 'messages.chat_id')
        .innerJoin('chats', 'chats.id', 'messages.chat_id')
        .leftJoin('messages as quoted', (join) =>
          join
            .onRef('quoted.id', '=', 'messages.reply_to')
            .onRef('quoted.seq', '>', 'chat_members.cleared_seq')
            .on(isKept(reporterId, 'quoted')),
        )
        .select([
          'messages.sender_id',
          'messages.type',
          'messages.content',
          'messages.file_name',
          'messages.created_at',
          'messages.forwarded',
          'messages.attachment_id',
          'chats.kind',
          'chats.name',
          'quoted.content as quoted_content',
          'quoted.file_name as quoted_file_name',
        ])
        .where('messages.id', '=', id)
        .where('chat_members.user_id', '=', reporterId)
        .whereRef('messages.seq', '>', 'chat_members.cleared_seq')
        .where('messages.deleted_at', 'is', null)
        .where('messages.event', 'is', null)
        .where(isReportable(reporterId))
        .executeTakeFirst();
      if (message === undefined) return null;
      const {
        attachment_id: attachmentId,
        quoted_content: quotedContent,
        quoted_file_name: quotedFileName,
        forwarded,
        kind,
        name,
        ...text
      } = message;
      const file = await read
        .selectFrom('attachments')
        .select(['content_type', 'width', 'height', 'bytes'])
        .where('id', '=', attachmentId)
        .executeTakeFirst();
      const versions = await read
        .selectFrom('message_versions')
        .select(['content', 'replaced_at'])
        .where('message_id', '=', id)
        .orderBy('version')
        .execute();
      return {
        text,
        isForwarded: forwarded === 1,
        chatName: kind === 'group' ? name : null,
        quote: quotedContent || quotedFileName,
        attachmentId,
        file: file ?? null,
        versions,
      };
    },

    /** Returns the messages before this one that the reporter can read, oldest first. */
    async earlierMessages(reporterId: string, id: string): Promise<StoredMessage[]> {
      const rows = await read
        .selectFrom('messages')
        .innerJoin('messages as reported', (join) =>
          join.onRef('reported.chat_id', '=', 'messages.chat_id').onRef('reported.seq', '>', 'messages.seq'),
        )
        .innerJoin('chat_members', 'chat_members.chat_id', 'messages.chat_id')
        .innerJoin('chats', 'chats.id', 'messages.chat_id')
        .leftJoin('users', 'users.id', 'messages.sender_id')
        .select([
          fullNameColumn('users').as('sender_name'),
          'chats.kind',
          'messages.sender_id',
          'messages.content',
          'messages.file_name',
          'messages.created_at',
          'messages.forwarded',
        ])
        .where('reported.id', '=', id)
        .where('chat_members.user_id', '=', reporterId)
        .whereRef('messages.seq', '>', 'chat_members.cleared_seq')
        .where('messages.deleted_at', 'is', null)
        .where('messages.event', 'is', null)
        .where(isKept(reporterId))
        .orderBy('messages.seq', 'desc')
        .limit(EARLIER)
        .execute();
      return rows
        .toReversed()
        .map(({ sender_id, content, file_name, created_at, forwarded, sender_name: name, kind }) => ({
          is_by_reporter: sender_id === reporterId,
          content: content || (file_name ?? ''),
          created_at,
          ...(forwarded === 1 ? { forwarded: true } : {}),
          ...(kind === 'group' ? { sender: name === null ? null : { _id: sender_id, name } } : {}),
        }));
    },

    /**
     * Stores a report. Returns false if the member already has an open report about the subject. Exception: if only the
     * new report is about minors or vulnerable adults, the new report is stored as well.
     */
    async insert(transaction: Write, report: Insertable<ReportsTable>): Promise<boolean> {
      // If the author's account is being deleted right now, this lock waits for the end of the deletion. `member_id` is
      // then null.
      const concerned = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', report.member_id ?? '')
        .forKeyShare()
        .executeTakeFirst();
      const urgent = await transaction
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', report.reporter_id ?? '')
        .where('subject_type', '=', report.subject_type)
        .where('subject_id', '=', report.subject_id)
        .where('category', '=', 'safeguarding')
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (urgent !== undefined) return false;
      const inserted = await transaction
        .insertInto('reports')
        .values({ ...report, member_id: concerned?.id ?? null })
        // `reports_open_unique`: if a member reports the same subject twice at the same time, one report is stored.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
}
