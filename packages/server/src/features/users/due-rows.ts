import { sql } from 'kysely';
import type { DueRows } from '../../platform/database/due-rows.ts';

const DAY = 24 * 60 * 60 * 1000;
/** At least twelve months, even with a leap year and a last use that is stored to the day. */
export const UNUSED = 367 * DAY;
/** The period between the warning, which is sent after eleven months, and the closing. */
export const NOTICE = 30 * DAY;

/** Accounts whose members were warned of disuse; due when staff may close them. */
export const unusedAccounts: DueRows = (reader, now) =>
  reader
    .selectFrom('users')
    .select(['users.id', 'users.id as subject_id'])
    .select(sql<number>`users.last_used_at`.as('started_at'))
    // The notice period starts with the warning, even if it was sent late.
    .select(
      sql<number>`case when users.last_used_at + ${sql.lit(UNUSED)} > users.unused_warned_at + ${sql.lit(NOTICE)}
        then users.last_used_at + ${sql.lit(UNUSED)} else users.unused_warned_at + ${sql.lit(NOTICE)} end`.as(
        'due_at',
      ),
    )
    .where('users.unused_warned_at', 'is not', null)
    // The staff has confirmed that the account stays.
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
