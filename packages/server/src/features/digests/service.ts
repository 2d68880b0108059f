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

const knownZone = (zone: string | undefined): string | null =>
  zone !== undefined && isTimeZone(zone) ? spelledTimeZone(zone) : null;

/**
 * Stores the time zone of the browser of a member who has none, for example because they joined before time zones were
 * stored. A zone that the member has chosen stays. Ignores an unknown zone.
 */
export async function storeFirstTimeZone(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs'>,
  transaction: Transaction<DatabaseSchema>,
  userId: string,
  zone: string,
): Promise<void> {
  const timeZone = knownZone(zone);
  if (timeZone === null) return;
  const repository = createDigestRepository(dependencies.database);
  const now = dependencies.clock.now();
  const row = await repository.lock(transaction, userId);
  if (row === null) {
    await repository.insertFirst(transaction, {
      user_id: userId,
      frequency: unchosen.frequency,
      weekday: unchosen.weekday,
      hour: unchosen.hour,
      time_zone: timeZone,
      due_at: null,
      sent_through: now,
    });
    return;
  }
  if (row.time_zone !== null) return;
  const dueAt = nextDigestAt({ ...preferencesOf(row), timeZone }, now);
  await repository.save(transaction, { ...row, time_zone: timeZone, due_at: dueAt });
  await addDigestJob(dependencies, transaction, { userId, dueAt });
}

/**
 * Gives a new member the first preferences, with the time zone of their browser. An unknown zone is left out. Returns the
 * stored zone.
 */
export async function startDigests(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  transaction: Transaction<DatabaseSchema>,
  userId: string,
  zone: string | undefined,
): Promise<string | null> {
  const timeZone = knownZone(zone);
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
  return timeZone;
}
