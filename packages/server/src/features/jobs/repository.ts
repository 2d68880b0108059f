import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema, JobsTable } from '../../platform/database/schema.ts';

export type JobRow = Pick<
  Selectable<JobsTable>,
  'id' | 'kind' | 'attempts' | 'error' | 'outcome' | 'created_at' | 'due_at'
>;

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';

export function createJobRepository({ read }: Database) {
  return {
    page: (state: 'waiting' | 'dead', limit: number, before: string | null): Promise<JobRow[]> =>
      read
        .selectFrom('jobs')
        .select(['id', 'kind', 'attempts', 'error', 'outcome', 'created_at', 'due_at'])
        .where('id', '<', before ?? LAST)
        .$if(state === 'dead', (query) => query.where('outcome', '=', 'dead'))
        .$if(state === 'waiting', (query) => query.where('outcome', 'is', null))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns false if no failed job has this id. */
    async revive(transaction: Transaction<DatabaseSchema>, id: string, now: number): Promise<boolean> {
      const revived = await transaction
        .updateTable('jobs')
        .set({ outcome: null, finished_at: null, attempts: 0, due_at: now })
        .where('id', '=', id)
        .where('outcome', '=', 'dead')
        .returning('id')
        .executeTakeFirst();
      return revived !== undefined;
    },
  };
}
