import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DueRow } from '../../platform/database/due-rows.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isInOffice } from '../staff/index.ts';
import type { KnownDeadline } from './deadlines.ts';
import { nameColumns } from '../people/index.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

interface Place {
  readonly limit: number;
  readonly after: { readonly dueAt: number; readonly id: string } | null;
}

const items = (reader: Read, { rows }: KnownDeadline, now: number, viewerId: string | null = null) =>
  reader.selectFrom(rows(reader, now, viewerId).as('items'));

export function createDeadlineRepository({ lockTable, read }: Database) {
  return {
    async counts(
      deadline: KnownDeadline,
      now: number,
      viewerId: string | null,
    ): Promise<{ due: number; overdue: number }> {
      const { all, overdue } = await items(read, deadline, now, viewerId)
        .select((item) => [
          item.fn.countAll<number>().as('all'),
          item.fn.countAll<number>().filterWhere('items.due_at', '<', now).as('overdue'),
        ])
        .executeTakeFirstOrThrow();
      return { due: all - overdue, overdue };
    },

    /** The most urgent items first. */
    page: (
      deadline: KnownDeadline,
      now: number,
      viewerId: string,
      { limit, after }: Place,
    ): Promise<DueRow[]> =>
      items(read, deadline, now, viewerId)
        .selectAll('items')
        .$if(after !== null, (query) =>
          query.where((item) =>
            item.or([
              item('items.due_at', '>', after?.dueAt ?? 0),
              item.and([
                item('items.due_at', '=', after?.dueAt ?? 0),
                item('items.id', '>', after?.id ?? ''),
              ]),
            ]),
          ),
        )
        .orderBy('items.due_at')
        .orderBy('items.id')
        .limit(limit)
        .execute(),

    find: (reader: Read, deadline: KnownDeadline, id: string, now: number): Promise<DueRow | undefined> =>
      items(reader, deadline, now).selectAll('items').where('items.id', '=', id).executeTakeFirst(),

    /** The overdue items about which the staff has not been notified. */
    unnotified: (
      transaction: Write,
      deadline: KnownDeadline,
      now: number,
      limit: number,
    ): Promise<DueRow[]> =>
      items(transaction, deadline, now)
        .selectAll('items')
        .where('items.due_at', '<', now)
        .where((item) =>
          item.not(
            item.exists(
              item
                .selectFrom('promise_alerts')
                .select('promise_alerts.item_id')
                .where('promise_alerts.promise', '=', deadline.id)
                .whereRef('promise_alerts.item_id', '=', 'items.id')
                .whereRef('promise_alerts.due_at', '=', 'items.due_at'),
            ),
          ),
        )
        .orderBy('items.due_at')
        .orderBy('items.id')
        .limit(limit)
        .execute(),

    async markNotified(transaction: Write, deadline: KnownDeadline, rows: readonly DueRow[]): Promise<void> {
      await transaction
        .insertInto('promise_alerts')
        .values(rows.map(({ id, due_at }) => ({ promise: deadline.id, item_id: id, due_at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Makes simultaneous confirmations run one after the other, so that the second one finds the first. */
    lockConfirmations: (transaction: Write): Promise<void> => lockTable(transaction, 'promise_confirmations'),

    async confirm(
      transaction: Write,
      confirmation: Insertable<DatabaseSchema['promise_confirmations']>,
    ): Promise<void> {
      await transaction.insertInto('promise_confirmations').values(confirmation).execute();
    },

    staff: (now: number, reader: Read = read) =>
      reader
        .selectFrom('users')
        .select(['id', ...nameColumns, 'email', 'language', 'role'])
        .where(isInOffice(now, 'deadline.review'))
        .orderBy('id')
        .execute(),
  };
}
