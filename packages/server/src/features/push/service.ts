import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { checkedAddress, createAddressBook, type PushAddress } from './addresses.ts';
import { kindsOf } from './kinds.ts';
import { createPreferenceRepository } from './preference-repository.ts';
import { changedPreferences, presentPreferences } from './preferences.ts';
import { createSubscriptionRepository } from './subscription-repository.ts';

type Schemas = components['schemas'];

/** The browsers of one member that get push messages. */
const MOST_SUBSCRIPTIONS = 20;

export function createPushService({
  clock,
  config,
  database,
  secrets,
}: Pick<Dependencies, 'clock' | 'config' | 'database' | 'secrets'>) {
  const addresses = createAddressBook(secrets);
  const subscriptions = createSubscriptionRepository(database);
  const stored = createPreferenceRepository(database);

  return {
    /** Returns the endpoint to which push messages of this session are sent, or null. */
    async endpointOf({ sessionId, userId }: Actor): Promise<string | null> {
      const address = await subscriptions.addressOf(sessionId);
      return address === null ? null : (addresses.decrypt(address, userId)?.endpoint ?? null);
    },

    async subscribe({ sessionId, userId }: Actor, payload: PushAddress): Promise<string> {
      const address = checkedAddress(payload, config.push);
      const subscription = {
        endpointHash: addresses.hashOf(address.endpoint),
        sessionId,
        userId,
        address: addresses.encrypt(address, userId),
        now: clock.now(),
      };
      await database.transaction(async (transaction) => {
        await subscriptions.lockMember(transaction, userId);
        if (!(await subscriptions.save(transaction, subscription))) throw unauthorized();
        await subscriptions.limit(transaction, userId, MOST_SUBSCRIPTIONS);
      });
      return address.endpoint;
    },

    unsubscribe: ({ sessionId }: Actor): Promise<void> =>
      database.transaction((transaction) => subscriptions.delete(transaction, sessionId)),

    async preferences({ userId }: Actor): Promise<Schemas['PushPreferences']> {
      return presentPreferences(await stored.ofMember(userId));
    },

    async choose(
      { userId }: Actor,
      change: Schemas['PushPreferencesPayload'],
    ): Promise<Schemas['PushPreferences']> {
      return database.transaction(async (transaction) => {
        await subscriptions.lockMember(transaction, userId);
        const after = changedPreferences(await stored.ofMember(userId, transaction), change);
        await stored.save(transaction, userId, after);
        await stored.saveKinds(transaction, userId, new Map(kindsOf(change.kinds ?? {})));
        return presentPreferences(after);
      });
    },
  };
}

/** Deletes the subscriptions of sessions that have ended. */
export async function sweepPushSubscriptions({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const subscriptions = createSubscriptionRepository(database);
  await database.transaction((transaction) => subscriptions.sweep(transaction, clock.now()));
}
