import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PlansTable } from './tables.ts';
import { planColumns, type PlanRow } from './presenter.ts';

type Write = Transaction<DatabaseSchema>;

export type StoredPlan = PlanRow &
  Pick<PlansTable, 'position' | 'is_default'> & { retired_at: number | null };

const plans = (database: Kysely<DatabaseSchema>) =>
  database
    .selectFrom('plans')
    .select([...planColumns, 'plans.position', 'plans.is_default', 'plans.retired_at']);

export function createPlanRepository({ read }: Database) {
  return {
    /** Returns the offered plans after the given position, in their order. */
    page: (limit: number, after: { position: number; id: string } | null): Promise<StoredPlan[]> =>
      plans(read)
        .where('retired_at', 'is', null)
        .$if(after !== null, (query) =>
          query.where((plan) =>
            plan(plan.refTuple('position', 'id'), '>', plan.tuple(after?.position ?? 0, after?.id ?? '')),
          ),
        )
        .orderBy('position')
        .orderBy('id')
        .limit(limit)
        .execute(),

    async findOffered(id: string): Promise<StoredPlan | null> {
      const plan = await plans(read).where('id', '=', id).where('retired_at', 'is', null).executeTakeFirst();
      return plan ?? null;
    },

    async findByKey(key: string): Promise<(StoredPlan & { fingerprint: string | null }) | null> {
      const plan = await plans(read)
        .select('fingerprint')
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return plan ?? null;
    },

    standard: (): Promise<StoredPlan> => plans(read).where('is_default', '=', 1).executeTakeFirstOrThrow(),

    /** Locks the plan until the transaction ends. */
    async lockRow(transaction: Write, id: string): Promise<StoredPlan | null> {
      const plan = await plans(transaction)
        .where('id', '=', id)
        .where('retired_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return plan ?? null;
    },

    /** Locks all offered plans until the transaction ends, and returns them in their order. */
    async lockOffered(transaction: Write): Promise<Pick<PlansTable, 'id' | 'position'>[]> {
      const offered = await transaction
        .selectFrom('plans')
        .select(['id', 'position'])
        .where('retired_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      // The rows are ordered by id. The sort is stable, so plans with the same position stay in this order.
      return offered.toSorted((one, other) => one.position - other.position);
    },

    async lastPosition(transaction: Write): Promise<number> {
      const { position } = await transaction
        .selectFrom('plans')
        .select((plan) => plan.fn.max('position').as('position'))
        .executeTakeFirstOrThrow();
      return position;
    },

    async insert(transaction: Write, plan: Insertable<PlansTable>): Promise<void> {
      await transaction.insertInto('plans').values(plan).execute();
    },

    async update(transaction: Write, id: string, change: Updateable<PlansTable>): Promise<void> {
      await transaction.updateTable('plans').set(change).where('id', '=', id).execute();
    },
  };
}
