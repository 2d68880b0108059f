import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';

const MINUTE = 60 * 1000;
/** The leader extends its lease this often. */
export const CLAIM_INTERVAL = MINUTE;
/** A lease outlives two failed claims. Then another server takes it. The clocks can differ by a minute. */
const LEASE = 3 * MINUTE;

export interface Leadership {
  /** Takes or extends the lease. Returns whether this server is the leader until its next claim. */
  claim(): Promise<boolean>;
  /** Ends the lease, so that another server takes it at its next claim. */
  release(): Promise<void>;
}

/** A server with a SQLite database is the only one. */
const alwaysLeader: Leadership = { claim: async () => true, release: async () => undefined };

/** Decides which server does the work that several servers must not all do. */
export function createLeadership(
  { clock, database }: { readonly clock: Clock; readonly database: Database },
  name: string,
): Leadership {
  if (database.dialect === 'sqlite') return alwaysLeader;
  const holder = randomUUID();

  return {
    async claim() {
      const now = clock.now();
      const lease = { holder, ends_at: now + LEASE };
      const claimed = await database.write
        .insertInto('leases')
        .values({ name, ...lease })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(lease)
            .where((stored) =>
              stored.or([stored('leases.holder', '=', holder), stored('leases.ends_at', '<=', now)]),
            ),
        )
        .returning('holder')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    async release() {
      await database.write
        .deleteFrom('leases')
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute();
    },
  };
}
