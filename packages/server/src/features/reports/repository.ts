import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ReportsTable } from '../../platform/database/schema.ts';

export type SubjectType = ReportsTable['subject_type'];

const tables = { post: 'posts', comment: 'comments', member: 'users' } as const;

export function createReportRepository({ read, write }: Database) {
  return {
    async subjectExists(type: keyof typeof tables, id: string): Promise<boolean> {
      const subject = await read
        .selectFrom(tables[type])
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return subject !== undefined;
    },

    /** What the member could read of that message, to be kept with the report; null where they could read nothing. */
    async evidenceOfMessage(reporterId: string, id: string): Promise<string | null> {
      const message = await read
        .selectFrom('messages')
        .innerJoin('chat_members', 'chat_members.chat_id', 'messages.chat_id')
        .select(['sender_id', 'type', 'content', 'file_name', 'created_at'])
        .where('messages.id', '=', id)
        .where('chat_members.user_id', '=', reporterId)
        .whereRef('messages.seq', '>', 'chat_members.cleared_seq')
        .executeTakeFirst();
      return message === undefined ? null : JSON.stringify(message);
    },

    /** False where the same member has reported the same thing before; the first report stands. */
    async insert(report: Insertable<ReportsTable>): Promise<boolean> {
      const inserted = await write
        .insertInto('reports')
        .values(report)
        .onConflict((conflict) => conflict.columns(['reporter_id', 'subject_type', 'subject_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
  };
}
