import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { ReportsTable } from './tables.ts';
import { isInOffice } from '../staff/index.ts';
import { fullNameColumn, nameColumns } from '../people/index.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

export interface ReportFilter {
  /** The member of the staff who views the reports. They cannot see reports about themselves. */
  readonly viewerId: string;
  readonly state: ReportsTable['status'] | null;
  readonly queue: 'safeguarding' | 'general' | null;
  readonly category: ReportsTable['category'] | null;
  readonly isOverdue: boolean;
}

export interface ReportPlace {
  readonly sort: 'urgent' | 'newest' | 'oldest';
  readonly limit: number;
  readonly after: { readonly rank: number; readonly id: string } | null;
}

export type Thing = Pick<ReportsTable, 'subject_type' | 'subject_id'>;

/** The maximum number of other reports and of earlier decisions that are shown with a report. */
const SHOWN = 50;

/** Sorts reports about minors and vulnerable adults first. */
const rank = sql<number>`case when reports.category = 'safeguarding' then 0 else 1 end`;

const reports = (reader: Read) =>
  reader
    .selectFrom('reports')
    .leftJoin('users as reporters', 'reporters.id', 'reports.reporter_id')
    .leftJoin('users as concerned', 'concerned.id', 'reports.member_id')
    .leftJoin('users as handlers', 'handlers.id', 'reports.handler_id')
    .leftJoin('decisions', 'decisions.id', 'reports.decision_id')
    .select([
      'reports.id',
      'reports.subject_type',
      'reports.subject_id',
      'reports.category',
      'reports.details',
      'reports.evidence',
      'reports.evidence_file_id',
      'reports.status',
      'reports.due_at',
      'reports.created_at',
      'reports.reporter_id',
      'reports.member_id',
      'reports.decision_id',
      // Null if the handler has deleted their account.
      'handlers.id as handler_id',
      'decisions.outcome',
      'decisions.appeal_state',
      'decisions.created_at as decided_at',
    ])
    .select([
      fullNameColumn('reporters').as('reporter_name'),
      fullNameColumn('concerned').as('member_name'),
      fullNameColumn('handlers').as('handler_name'),
      rank.as('rank'),
    ]);

export type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

export function createCaseRepository({ read }: Database) {
  return {
    async page(
      { viewerId, state, queue, category, isOverdue }: ReportFilter,
      place: ReportPlace,
      now: number,
    ) {
      const { sort, limit, after } = place;
      const beyond = (): ReturnType<typeof sql<SqlBool>> => {
        if (after === null) return sql`1 = 1`;
        if (sort === 'newest') return sql`reports.id < ${after.id}`;
        if (sort === 'oldest') return sql`reports.id > ${after.id}`;
        return sql`(${rank} > ${after.rank} or (${rank} = ${after.rank} and reports.id > ${after.id}))`;
      };
      return reports(read)
        .where('reports.member_id', 'is distinct from', viewerId)
        .$if(state !== null, (query) => query.where('reports.status', '=', state ?? 'open'))
        .$if(queue !== null, (query) =>
          query.where('reports.category', queue === 'safeguarding' ? '=' : '!=', 'safeguarding'),
        )
        .$if(category !== null, (query) => query.where('reports.category', '=', category ?? 'other'))
        .$if(isOverdue, (query) =>
          query.where('reports.status', '=', 'open').where('reports.due_at', '<', now),
        )
        .where(beyond())
        .$if(sort === 'urgent', (query) => query.orderBy(rank))
        .orderBy('reports.id', sort === 'newest' ? 'desc' : 'asc')
        .limit(limit)
        .execute();
    },

    async find(id: string, reader: Read = read): Promise<ReportRow | null> {
      return (await reports(reader).where('reports.id', '=', id).executeTakeFirst()) ?? null;
    },

    others: ({ id, subject_type, subject_id }: Thing & { id: string }): Promise<ReportRow[]> =>
      reports(read)
        .where('reports.subject_type', '=', subject_type)
        .where('reports.subject_id', '=', subject_id)
        .where('reports.id', '!=', id)
        .orderBy('reports.id', 'desc')
        .limit(SHOWN)
        .execute(),

    ofReporter: (userId: string, limit: number, before: string): Promise<ReportRow[]> =>
      reports(read)
        .where('reports.reporter_id', '=', userId)
        .where('reports.id', '<', before)
        .orderBy('reports.id', 'desc')
        .limit(limit)
        .execute(),

    /** Locks all open reports about the same subject until the transaction ends. */
    async lockOpen(transaction: Write, { subject_type, subject_id }: Thing) {
      return transaction
        .selectFrom('reports')
        .select(['id', 'reporter_id', 'category', 'handler_id'])
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .where('status', '=', 'open')
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async setHandler(transaction: Write, ids: readonly string[], handlerId: string | null): Promise<void> {
      await transaction
        .updateTable('reports')
        .set({ handler_id: handlerId })
        .where('id', 'in', ids)
        .execute();
    },

    async decide(transaction: Write, ids: readonly string[], decisionId: string): Promise<void> {
      await transaction
        .updateTable('reports')
        .set({ status: 'decided', decision_id: decisionId })
        .where('id', 'in', ids)
        .execute();
    },

    /** Returns the staff to alert. The member whom the report is about is left out. */
    staffFor: ({ member_id: memberId }: Pick<ReportRow, 'member_id'>, now: number, reader: Read = read) =>
      reader
        .selectFrom('users')
        .select(['id', ...nameColumns, 'email', 'language'])
        .where(isInOffice(now, 'report.review'))
        .$if(memberId !== null, (query) => query.where('id', '!=', memberId))
        .orderBy('id')
        .execute(),
  };
}
