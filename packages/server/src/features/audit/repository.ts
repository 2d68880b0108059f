import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AuditLinesTable, DatabaseSchema, Role } from '../../platform/database/schema.ts';

export type AuditRow = Omit<Selectable<AuditLinesTable>, 'cause'>;

export interface AuditFilter {
  readonly actor: string | null;
  readonly subject: string | null;
  readonly outcome: AuditLinesTable['outcome'] | null;
  readonly action: string | null;
  /** The time of the first line, and that before which the last one stands. */
  readonly from: number | null;
  readonly until: number | null;
}

/** Beyond every id: where the list of the newest begins. */
const LAST = 'g';

export function createAuditRepository({ read }: Database) {
  return {
    async nameAndRole(
      reader: Kysely<DatabaseSchema>,
      id: string,
    ): Promise<{ name: string; role: Role } | null> {
      const actor = await reader
        .selectFrom('users')
        .select(['first_name', 'last_name', 'role'])
        .where('id', '=', id)
        .executeTakeFirst();
      return actor === undefined
        ? null
        : { name: `${actor.first_name} ${actor.last_name}`, role: actor.role };
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
        .select([
          'id',
          'actor_id',
          'actor_name',
          'actor_role',
          'action',
          'outcome',
          'reason',
          'subject_type',
          'subject_id',
          'changes',
          'created_at',
        ])
        .where('id', '<', before ?? LAST)
        .$if(actor !== null, (query) => query.where('actor_id', '=', actor ?? ''))
        .$if(subject !== null, (query) => query.where('subject_id', '=', subject))
        .$if(from !== null, (query) => query.where('created_at', '>=', from ?? 0))
        .$if(until !== null, (query) => query.where('created_at', '<', until ?? 0))
        .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
        .$if(outcome !== null, (query) => query.where('outcome', '=', outcome ?? 'done'))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
  };
}
