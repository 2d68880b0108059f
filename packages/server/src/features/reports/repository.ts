import type { Database } from '../../platform/database/database.ts';
import type { ReportsTable } from '../../platform/database/schema.ts';

export type SubjectType = ReportsTable['subject_type'];

const tables = { post: 'posts', comment: 'comments', member: 'users', message: 'messages' } as const;

export function createReportRepository({ read, write }: Database) {
  return {
    async subjectExists(type: SubjectType, id: string): Promise<boolean> {
      const subject = await read
        .selectFrom(tables[type])
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return subject !== undefined;
    },

    /** False where the same member has reported the same thing before; the first report stands. */
    async insert(report: ReportsTable): Promise<boolean> {
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
