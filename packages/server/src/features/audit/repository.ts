import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { AuditLinesTable } from './tables.ts';
import type { Role } from '../../platform/permissions.ts';
import { fullName, fullNameColumn, nameColumns } from '../people/index.ts';

export type AuditRow = Omit<Selectable<AuditLinesTable>, 'cause'> & {
  readonly member_id: string | null;
  readonly member_name: string | null;
};

export interface AuditFilter {
  readonly actor: string | null;
  readonly subject: string | null;
  readonly outcome: AuditLinesTable['outcome'] | null;
  readonly action: string | null;
  /** Only lines from this time on, and before `until`. */
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * The member whom a line is about. The line of an appeal also has the type `report`, but the id of the decision that
 * the member appeals against.
 */
const aboutMember = sql<string | null>`case audit_lines.subject_type
  when 'member' then audit_lines.subject_id
  when 'payment' then (select payments.user_id from payments where payments.id = audit_lines.subject_id)
  when 'report' then coalesce(
    (select reports.member_id from reports where reports.id = audit_lines.subject_id),
    (select decisions.member_id from decisions where decisions.id = audit_lines.subject_id)
  )
end`;

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';

export function createAuditRepository({ read }: Database) {
  return {
    async nameAndRole(
      reader: Kysely<DatabaseSchema>,
      id: string,
    ): Promise<{ name: string; role: Role } | null> {
      const actor = await reader
        .selectFrom('users')
        .select([...nameColumns, 'role'])
        .where('id', '=', id)
        .executeTakeFirst();
      return actor === undefined ? null : { name: fullName(actor), role: actor.role };
    },

    async insert(transaction: Transaction<DatabaseSchema>, line: Insertable<AuditLinesTable>): Promise<void> {
      await transaction
        .insertInto('audit_lines')
        .values(line)
        .onConflict((conflict) => conflict.column('cause').doNothing())
        .execute();
    },

    async forgetChanges(
      transaction: Transaction<DatabaseSchema>,
      subjectId: string,
      actions: readonly string[],
    ): Promise<void> {
      await transaction
        .updateTable('audit_lines')
        .set({ changes: '[]' })
        .where('subject_id', '=', subjectId)
        .where('action', 'in', actions)
        .execute();
    },

    page: (
      { actor, subject, outcome, action, from, until }: AuditFilter,
      limit: number,
      before: string | null,
    ): Promise<AuditRow[]> =>
      read
        .selectFrom('audit_lines')
        .leftJoin('users as members', (members) => members.on('members.id', '=', aboutMember))
        .select([
          'audit_lines.id',
          'audit_lines.actor_id',
          'audit_lines.actor_name',
          'audit_lines.actor_role',
          'audit_lines.action',
          'audit_lines.outcome',
          'audit_lines.reason',
          'audit_lines.reasons',
          'audit_lines.subject_type',
          'audit_lines.subject_id',
          'audit_lines.changes',
          'audit_lines.created_at',
          'members.id as member_id',
        ])
        .select(fullNameColumn('members').as('member_name'))
        .where('audit_lines.id', '<', before ?? LAST)
        .$if(actor !== null, (query) => query.where('audit_lines.actor_id', '=', actor ?? ''))
        .$if(subject !== null, (query) => query.where('audit_lines.subject_id', '=', subject))
        .$if(from !== null, (query) => query.where('audit_lines.created_at', '>=', from ?? 0))
        .$if(until !== null, (query) => query.where('audit_lines.created_at', '<', until ?? 0))
        .$if(action !== null, (query) => query.where('audit_lines.action', '=', action ?? ''))
        .$if(outcome !== null, (query) => query.where('audit_lines.outcome', '=', outcome ?? 'done'))
        .orderBy('audit_lines.id', 'desc')
        .limit(limit)
        .execute(),
  };
}
