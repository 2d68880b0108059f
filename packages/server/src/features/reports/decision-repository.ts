import { type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { DecisionsTable } from './tables.ts';
import { fullNameColumn } from '../people/index.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

/** The maximum number of decisions about a member that are shown with a report. */
const SHOWN = 50;

const decisions = (reader: Read) =>
  reader
    .selectFrom('decisions')
    .leftJoin('users', 'users.id', 'decisions.member_id')
    .selectAll('decisions')
    .select(fullNameColumn('users').as('member_name'))
    .select((decision) =>
      decision
        .selectFrom('reports')
        .select((report) => report.fn.min('reports.id').as('id'))
        .whereRef('reports.decision_id', '=', 'decisions.id')
        .as('report_id'),
    );

export type DecisionRow = Selectable<DecisionsTable> & {
  readonly member_name: string | null;
  readonly report_id: string | null;
};

export function createDecisionRepository({ read }: Database) {
  return {
    async find(id: string, reader: Read = read): Promise<DecisionRow | null> {
      return (await decisions(reader).where('decisions.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** Returns the decisions about a member. Leaves out dismissals, because the member does not see them. */
    ofMember: (userId: string, limit: number, before: string): Promise<DecisionRow[]> =>
      decisions(read)
        .where('decisions.member_id', '=', userId)
        .where('decisions.outcome', '!=', 'dismissed')
        .where('decisions.id', '<', before)
        .orderBy('decisions.id', 'desc')
        .limit(limit)
        .execute(),

    about: (memberId: string, exceptId: string | null): Promise<DecisionRow[]> =>
      decisions(read)
        .where('decisions.member_id', '=', memberId)
        .where('decisions.id', '!=', exceptId ?? '')
        .orderBy('decisions.id', 'desc')
        .limit(SHOWN)
        .execute(),

    /**
     * Returns the appeals. Those against decisions about the viewer are left out, because the response contains notes
     * for staff only.
     */
    appeals: (
      viewerId: string,
      state: 'open' | 'decided',
      limit: number,
      after: string,
    ): Promise<DecisionRow[]> =>
      decisions(read)
        .where('decisions.member_id', 'is distinct from', viewerId)
        .where('decisions.appeal_state', 'in', state === 'open' ? ['open'] : ['upheld', 'overturned'])
        .where('decisions.id', '>', after)
        .orderBy('decisions.id')
        .limit(limit)
        .execute(),

    async insert(transaction: Write, decision: Insertable<DecisionsTable>): Promise<void> {
      await transaction.insertInto('decisions').values(decision).execute();
    },

    /** Locks the decision until the transaction ends. */
    async lockRow(transaction: Write, id: string): Promise<void> {
      await transaction.selectFrom('decisions').select('id').where('id', '=', id).forUpdate().execute();
    },

    async appeal(transaction: Write, id: string, text: string, now: number): Promise<void> {
      await transaction
        .updateTable('decisions')
        .set({ appeal_state: 'open', appeal_text: text, appealed_at: now })
        .where('id', '=', id)
        .execute();
    },

    async decideAppeal(
      transaction: Write,
      id: string,
      decided: { state: 'upheld' | 'overturned'; reason: string; actorName: string; at: number },
    ): Promise<void> {
      await transaction
        .updateTable('decisions')
        .set({
          appeal_state: decided.state,
          appeal_reason: decided.reason,
          appeal_actor_name: decided.actorName,
          appeal_decided_at: decided.at,
        })
        .where('id', '=', id)
        .execute();
    },

    /** Returns the reports of a decision whose reporters still have an account. */
    async reports(id: string, reader: Read = read): Promise<{ id: string; reporterId: string }[]> {
      const rows = await reader
        .selectFrom('reports')
        .select(['id', 'reporter_id'])
        .where('decision_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.flatMap(({ id: reportId, reporter_id: reporterId }) =>
        reporterId === null ? [] : [{ id: reportId, reporterId }],
      );
    },

    /** Whether another decision that is still valid hides the same subject, or has cleared the same group chat. */
    async isHiddenBesides(
      transaction: Write,
      { id, subject_id, subject_type }: DecisionRow,
    ): Promise<boolean> {
      const other = await transaction
        .selectFrom('decisions')
        .select('id')
        .where('subject_id', '=', subject_id)
        .where('id', '!=', id)
        .where(
          'outcome',
          'in',
          // A suspension of the owner does not change the chat.
          subject_type === 'group_chat' ? ['removed'] : ['removed', 'suspended', 'banned'],
        )
        .where((decision) =>
          decision.or([decision('appeal_state', 'is', null), decision('appeal_state', '!=', 'overturned')]),
        )
        .limit(1)
        .executeTakeFirst();
      return other !== undefined;
    },
  };
}
