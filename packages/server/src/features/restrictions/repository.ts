import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { RestrictionsTable } from './tables.ts';
import type { Language } from '../../platform/language.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

export type RestrictionRow = Selectable<RestrictionsTable>;

/** The maximum number of restrictions that are shown for a member. */
const SHOWN = 100;

export function createRestrictionRepository({ read }: Database) {
  return {
    /** Returns the restriction that applies now: it has not ended and was not lifted. */
    async lasting(
      reader: Read,
      userId: string,
      now: number,
    ): Promise<(RestrictionRow & { language: Language }) | null> {
      const restriction = await reader
        .selectFrom('exclusions')
        .innerJoin('users', 'users.id', 'exclusions.user_id')
        .selectAll('exclusions')
        .select('users.language')
        .where('exclusions.user_id', '=', userId)
        .where('exclusions.lifted_at', 'is', null)
        .where((lasting) =>
          lasting.or([lasting('exclusions.ends_at', 'is', null), lasting('exclusions.ends_at', '>', now)]),
        )
        .orderBy('exclusions.id', 'desc')
        .executeTakeFirst();
      return restriction ?? null;
    },

    async find(id: string): Promise<RestrictionRow | null> {
      return (
        (await read.selectFrom('exclusions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
      );
    },

    ofMember: (userId: string): Promise<RestrictionRow[]> =>
      read
        .selectFrom('exclusions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute(),

    async insert(transaction: Write, restriction: Insertable<RestrictionsTable>): Promise<void> {
      await transaction.insertInto('exclusions').values(restriction).execute();
    },

    async lift(
      transaction: Write,
      id: string,
      lifted: { readonly at: number; readonly by: string; readonly reason: string },
    ): Promise<void> {
      await transaction
        .updateTable('exclusions')
        .set({ lifted_at: lifted.at, lifted_by: lifted.by, lift_reason: lifted.reason })
        .where('id', '=', id)
        .execute();
    },
  };
}
