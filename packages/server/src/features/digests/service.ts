import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badField, badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { isTimeZone, spelledTimeZone } from '../../platform/zoned-time.ts';
import { addDigestJob } from './jobs.ts';
import { createDigestRepository, preferencesOf } from './repository.ts';
import { firstPreferences, nextDigestAt } from './schedule.ts';
import type { DigestPreferences } from './tables.ts';
import { createDigestTokens } from './tokens.ts';

type Payload = components['schemas']['DigestPreferencesPayload'];

const unchosen: DigestPreferences = { ...firstPreferences, frequency: 'never' };

export function createDigestService(dependencies: Dependencies) {
  const { clock, database, jobs, secrets } = dependencies;
  const repository = createDigestRepository(database);
  const tokens = createDigestTokens(secrets);

  return {
    async preferences({ userId }: Actor): Promise<DigestPreferences> {
      const row = await repository.find(userId);
      return row === null ? unchosen : preferencesOf(row);
    },

    async choose({ userId }: Actor, { timeZone, ...change }: Payload): Promise<DigestPreferences> {
      if (timeZone !== undefined && !isTimeZone(timeZone))
        throw badField('timeZone', i18n._('We do not know this time zone.'));
      const chosen = await database.transaction(async (transaction) => {
        const now = clock.now();
        const row = await repository.find(userId, transaction);
        const before = row === null ? unchosen : preferencesOf(row);
        const preferences: DigestPreferences = {
          ...before,
          ...change,
          ...(timeZone === undefined ? {} : { timeZone: spelledTimeZone(timeZone) }),
        };
        const dueAt = nextDigestAt(preferences, now);
        await repository.save(transaction, {
          user_id: userId,
          frequency: preferences.frequency,
          weekday: preferences.weekday,
          hour: preferences.hour,
          time_zone: preferences.timeZone,
          due_at: dueAt,
          // The first digest has no old news.
          sent_through: row === null || before.frequency === 'never' ? now : row.sent_through,
        });
        await addDigestJob(dependencies, transaction, { userId, dueAt });
        return preferences;
      });
      jobs.wake();
      return chosen;
    },

    /** Ends the digests of the member in the token. */
    async end(token: string): Promise<void> {
      const userId = tokens.read('unsubscribe', token);
      if (userId === null)
        throw badRequest(i18n._('This link no longer works. Please use Settings.'), undefined, 'digest.link');
      await database.transaction((transaction) => repository.end(transaction, userId));
    },
  };
}

/** Gives a new member the first preferences, with the time zone of their browser. An unknown zone is left out. */
export async function startDigests(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  transaction: Transaction<DatabaseSchema>,
  userId: string,
  zone: string | undefined,
): Promise<void> {
  const timeZone = zone !== undefined && isTimeZone(zone) ? spelledTimeZone(zone) : null;
  const preferences: DigestPreferences = { ...firstPreferences, timeZone };
  const now = clock.now();
  await createDigestRepository(database).save(transaction, {
    user_id: userId,
    frequency: preferences.frequency,
    weekday: preferences.weekday,
    hour: preferences.hour,
    time_zone: timeZone,
    due_at: nextDigestAt(preferences, now),
    sent_through: now,
  });
}
