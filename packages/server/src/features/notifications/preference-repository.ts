import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { MutableKind } from './tables.ts';

type Write = Transaction<DatabaseSchema>;

/** Creates the repository of the kinds of notifications that members have turned off. */
export function createPreferenceRepository({ read }: Pick<Database, 'read'>) {
  return {
    async muted(userId: string, transaction?: Write): Promise<ReadonlySet<MutableKind>> {
      const kinds = await (transaction ?? read)
        .selectFrom('muted_notifications')
        .select('kind')
        .where('user_id', '=', userId)
        .execute();
      return new Set(kinds.map(({ kind }) => kind));
    },

    async mute(transaction: Write, userId: string, kind: MutableKind): Promise<void> {
      await transaction
        .insertInto('muted_notifications')
        .values({ user_id: userId, kind })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
        .execute();
    },

    async unmute(transaction: Write, userId: string, kind: MutableKind): Promise<void> {
      await transaction
        .deleteFrom('muted_notifications')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .execute();
    },
  };
}

export type PreferenceRepository = ReturnType<typeof createPreferenceRepository>;
