import { sql } from 'kysely';
import type { DueRows } from '../../platform/database/due-rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** At least twelve months. The extra days are for a leap year, and because the last use is stored only to the day. */
export const UNUSED = 367 * DAY;
/** The time between the warning and the closing of the account. The warning is sent after eleven months. */
export const NOTICE = 30 * DAY;

/** The unused accounts whose members were warned. An account is due when staff is allowed to close it. */
export const unusedAccounts: DueRows = (reader, now) =>
  reader
    .selectFrom('users')
    .select(['users.id', 'users.id as subject_id'])
    .select(sql<number>`users.last_used_at`.as('started_at'))
    // The notice period starts with the warning, so a late warning also moves the end.
    .select(
      sql<number>`case when users.last_used_at + ${sql.lit(UNUSED)} > users.unused_warned_at + ${sql.lit(NOTICE)}
        then users.last_used_at + ${sql.lit(UNUSED)} else users.unused_warned_at + ${sql.lit(NOTICE)} end`.as(
        'due_at',
      ),
    )
    .where('users.unused_warned_at', 'is not', null)
    // Leaves out accounts that the staff has decided to keep.
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom('promise_confirmations')
            .select('promise_confirmations.id')
            .where('promise_confirmations.promise', '=', 'unused-accounts')
            .whereRef('promise_confirmations.item_id', '=', 'users.id')
            .where('promise_confirmations.created_at', '>', now - UNUSED),
        ),
      ),
    );
