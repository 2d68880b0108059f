import { sql } from 'kysely';
import type { DueRows } from '../../platform/database/due-rows.ts';

/**
 * The time between two confirmations. A confirmation says that no backup is older than 60 days. With a confirmation
 * every 30 days, no backup gets older than the promised 90 days.
 */
export const PAUSE = 30 * 24 * 60 * 60 * 1000;

/**
 * The next confirmation that no backup is too old. It is due a month after the last confirmation or, if there is
 * none, after the first member joined.
 */
export const oldBackups: DueRows = (reader) =>
  reader
    .selectFrom('users')
    .leftJoin('promise_confirmations as last', (confirmations) =>
      confirmations.on('last.id', '=', (newest) =>
        newest
          .selectFrom('promise_confirmations')
          .select((confirmation) => confirmation.fn.max('promise_confirmations.id').as('id'))
          .where('promise_confirmations.promise', '=', 'backups'),
      ),
    )
    .select([
      sql<string>`coalesce(last.id, users.id)`.as('id'),
      sql<string>`coalesce(last.id, users.id)`.as('subject_id'),
      sql<number>`coalesce(last.created_at, users.created_at)`.as('started_at'),
      sql<number>`coalesce(last.created_at, users.created_at) + ${sql.lit(PAUSE)}`.as('due_at'),
    ])
    .where('users.id', '=', (first) =>
      first.selectFrom('users as firsts').select((user) => user.fn.min('firsts.id').as('id')),
    );
