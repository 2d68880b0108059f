import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { ChosenKinds } from './kinds.ts';
import type { NotificationKind } from '../push-queue/index.ts';
import { noPreferences, type StoredPreferences } from './preferences.ts';
import type { QuietDay } from './quiet.ts';

type Write = Transaction<DatabaseSchema>;

export function createPreferenceRepository({ read }: Pick<Database, 'read'>) {
  /** Returns the preferences of members. Members who have chosen nothing are missing. */
  async function of(
    userIds: readonly string[],
    transaction?: Write,
  ): Promise<ReadonlyMap<string, StoredPreferences>> {
    const database = transaction ?? read;
    const rows = await database
      .selectFrom('push_preferences')
      .selectAll()
      .where('user_id', 'in', userIds)
      .execute();
    const kinds = await database
      .selectFrom('push_kinds')
      .selectAll()
      .where('user_id', 'in', userIds)
      .execute();
    const chosen = new Map<string, Map<NotificationKind, boolean>>();
    for (const { user_id: userId, kind, is_sent: isSent } of kinds) {
      const ofMember = chosen.get(userId) ?? new Map<NotificationKind, boolean>();
      chosen.set(userId, ofMember.set(kind, isSent === 1));
    }
    const found = new Map<string, StoredPreferences>();
    for (const [userId, ofMember] of chosen) found.set(userId, { ...noPreferences, kinds: ofMember });
    for (const row of rows) {
      const { quiet_from: from, quiet_to: to, quiet_days: days } = row;
      found.set(row.user_id, {
        kinds: chosen.get(row.user_id) ?? noPreferences.kinds,
        showsText: row.shows_text === 1,
        quietHours: from === null || to === null ? null : { from, to },
        // Only `save` writes this column, so the type is right.
        quietDays: days === '' ? [] : (days.split(',') as QuietDay[]),
        timeZone: row.time_zone,
      });
    }
    return found;
  }

  return {
    of,

    async ofMember(userId: string, transaction?: Write): Promise<StoredPreferences> {
      return (await of([userId], transaction)).get(userId) ?? noPreferences;
    },

    async save(
      transaction: Write,
      userId: string,
      { showsText, quietHours, quietDays, timeZone }: StoredPreferences,
    ): Promise<void> {
      const values = {
        shows_text: showsText ? (1 as const) : (0 as const),
        quiet_from: quietHours?.from ?? null,
        quiet_to: quietHours?.to ?? null,
        quiet_days: quietDays.join(','),
        time_zone: timeZone,
      };
      await transaction
        .insertInto('push_preferences')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    async saveKinds(transaction: Write, userId: string, kinds: ChosenKinds): Promise<void> {
      for (const [kind, isSent] of kinds) {
        const values = { is_sent: isSent ? (1 as const) : (0 as const) };
        await transaction
          .insertInto('push_kinds')
          .values({ user_id: userId, kind, ...values })
          .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(values))
          .execute();
      }
    },
  };
}
