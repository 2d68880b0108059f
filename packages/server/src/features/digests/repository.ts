import { sql, type Selectable, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { nameColumns } from '../people/index.ts';
import { isUnrestricted } from '../restrictions/index.ts';
import type { DigestPreferences } from './tables.ts';

type Write = Transaction<DatabaseSchema>;
type DigestRow = Selectable<DatabaseSchema['digests']>;

/** The place of a digest in the order of the times at which they are due. */
interface DuePlace {
  readonly dueAt: number;
  readonly userId: string;
}

/** A member who gets a digest now, with what its content depends on. */
export type Recipient = NonNullable<Awaited<ReturnType<DigestRepository['recipient']>>>;
type DigestRepository = ReturnType<typeof createDigestRepository>;

export const preferencesOf = (row: DigestRow): DigestPreferences => ({
  frequency: row.frequency,
  weekday: row.weekday,
  hour: row.hour,
  timeZone: row.time_zone,
});

export function createDigestRepository({ read }: Pick<Database, 'read'>) {
  return {
    async find(userId: string, transaction?: Write): Promise<DigestRow | null> {
      const row = await (transaction ?? read)
        .selectFrom('digests')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Locks the row, so that a choice at the same time is not lost. */
    async lock(transaction: Write, userId: string): Promise<DigestRow | null> {
      const row = await transaction
        .selectFrom('digests')
        .selectAll()
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    /** Does nothing if the member has made a choice at the same time. */
    async insertFirst(transaction: Write, row: DigestRow): Promise<void> {
      await transaction
        .insertInto('digests')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
    },

    /** The newer of two choices at the same time replaces the other one. */
    async save(transaction: Write, row: DigestRow): Promise<void> {
      const { user_id: _, ...changes } = row;
      await transaction
        .insertInto('digests')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
        .execute();
    },

    /** Moves the next digest, unless the member has changed it meanwhile. */
    async advance(
      transaction: Write,
      { user_id: userId, due_at: dueAt }: Pick<DigestRow, 'user_id' | 'due_at'>,
      next: Partial<Pick<DigestRow, 'due_at' | 'sent_through'>>,
    ): Promise<void> {
      await transaction
        .updateTable('digests')
        .set(next)
        .where('user_id', '=', userId)
        .where('due_at', '=', dueAt)
        .execute();
    },

    async end(transaction: Write, userId: string): Promise<void> {
      await transaction
        .updateTable('digests')
        .set({ frequency: 'never', due_at: null })
        .where('user_id', '=', userId)
        .execute();
    },

    /** The digests that are due until this time and come after a place in the order, the first ones first. */
    due: (until: number, limit: number, after: DuePlace | null): Promise<DigestRow[]> =>
      read
        .selectFrom('digests')
        .selectAll()
        .where('due_at', '<=', until)
        .$if(after !== null, (query) =>
          query.where(sql<SqlBool>`(due_at, user_id) > (${after?.dueAt ?? 0}, ${after?.userId ?? ''})`),
        )
        .orderBy('due_at')
        .orderBy('user_id')
        .limit(limit)
        .execute(),

    /** Returns null for members who are suspended or banned, or whose account is pending deletion. */
    async recipient(userId: string, now: number) {
      const row = await read
        .selectFrom('users')
        .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
        .select([
          'users.id',
          ...nameColumns,
          'users.email',
          'users.language',
          'users.zip',
          'questionnaires.parish',
          'questionnaires.diocese',
        ])
        .where('users.id', '=', userId)
        .where(isUnrestricted('users.id', now))
        .where((user) =>
          user.not(
            user.exists(
              user
                .selectFrom('departures')
                .select('departures.user_id')
                .whereRef('departures.user_id', '=', 'users.id'),
            ),
          ),
        )
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
