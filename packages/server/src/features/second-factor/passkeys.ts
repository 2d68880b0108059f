import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { fullName } from '../people/index.ts';
import { createSecondFactorChanges } from './changes.ts';
import { createSecondFactorNotices } from './notices.ts';
import { createPasskeyCheck } from './passkey-check.ts';
import { createPasskeyRepository, type StoredPasskey } from './passkey-repository.ts';
import { noPasskey, passkeyKnown, passkeyRefused, passkeysFull, passkeyUnknown } from './errors.ts';
import { createSecondFactorRepository } from './repository.ts';

type Schemas = components['schemas'];

const MOST = 10;
const NAME = { multiline: false, atMost: 60 };
/** The format of the names of transports in WebAuthn. */
const TRANSPORT = /^[a-z-]+$/;

const nameOf = (name: string): string => requiredText(name, 'name', NAME);

export const presentPasskey = ({
  id,
  name,
  created_at,
  last_used_at,
  is_synced,
}: StoredPasskey): Schemas['Passkey'] => ({
  _id: id,
  name,
  createdAt: new Date(created_at).toISOString(),
  lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  isSynced: is_synced === 1,
});

/** Creates the service with which members manage their own passkeys. */
export function createPasskeys(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const members = createSecondFactorRepository(database);
  const repository = createPasskeyRepository(database);
  const check = createPasskeyCheck(dependencies);
  const changes = createSecondFactorChanges(dependencies);
  const notices = createSecondFactorNotices(dependencies);

  /** Returns the member's passkeys. Throws if the member cannot add another one. */
  async function others(userId: string, transaction?: Transaction<DatabaseSchema>): Promise<StoredPasskey[]> {
    const known = await repository.list(userId, transaction);
    if (known.length >= MOST) throw passkeysFull();
    return known;
  }

  return {
    async start({ userId, sessionId }: Actor): Promise<Schemas['PasskeyCreationOptions']> {
      const member = await members.member(userId);
      if (member === undefined) throw unauthorized();
      changes.requireAddress(member);
      const known = await others(userId);
      const person = { id: userId, email: member.email, name: fullName(member) };
      return check.creationOptions(person, sessionId, known);
    },

    async add(
      actor: Actor,
      { name: given, response }: Schemas['PasskeyPayload'],
    ): Promise<Omit<Schemas['PasskeyAdded'], 'message'>> {
      const { userId, sessionId } = actor;
      const name = nameOf(given);
      const registered = await check.register(response, userId, sessionId);
      if (registered === null) throw passkeyRefused();
      const transports = (response.response.transports ?? []).filter((one) => TRANSPORT.test(one));
      const row = {
        id: newId(clock),
        user_id: userId,
        credential_id: registered.credentialId,
        public_key: registered.publicKey,
        counter: registered.counter,
        transports: transports.join(' '),
        name,
        is_synced: registered.isSynced ? 1 : 0,
        created_at: clock.now(),
        last_used_at: null,
      } as const;
      try {
        const recoveryCodes = await changes.run(actor, 'add-passkey', async (transaction, member) => {
          changes.requireAddress(member);
          await others(userId, transaction);
          if (!(await registered.use(transaction))) throw passkeyRefused();
          await repository.insert(transaction, row);
          const isFirst = member.second_factor_at === null;
          await notices.add(transaction, isFirst ? 'firstPasskeyAdded' : 'passkeyAdded', member);
          return changes.turnOn(transaction, actor, member);
        });
        if (recoveryCodes.length > 0) changes.endOthers(actor);
        return { passkey: presentPasskey(row), recoveryCodes };
      } catch (error) {
        if (database.isUniqueViolation(error, 'passkeys_credential_id_unique')) throw passkeyKnown();
        throw error;
      }
    },

    async requireOwn({ userId }: Actor, id: string): Promise<void> {
      const own = await repository.list(userId);
      if (!own.some((passkey) => passkey.id === id)) throw passkeyUnknown();
    },

    async rename({ userId }: Actor, id: string, given: string): Promise<Schemas['Passkey']> {
      const name = nameOf(given);
      const renamed = await database.transaction((transaction) =>
        repository.rename(transaction, userId, id, name),
      );
      if (renamed === undefined) throw passkeyUnknown();
      return presentPasskey(renamed);
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const { userId } = actor;
      await changes.run(actor, 'remove-passkey', async (transaction, member) => {
        if (!(await repository.remove(transaction, userId, id))) throw passkeyUnknown();
        const isOff = await changes.turnOff(transaction, actor, member);
        await notices.add(transaction, isOff ? 'lastPasskeyRemoved' : 'passkeyRemoved', member);
      });
    },

    async startProof({ userId, sessionId }: Actor): Promise<Schemas['PasskeyRequestOptions']> {
      const known = await repository.list(userId);
      if (known.length === 0) throw noPasskey();
      const binding = { purpose: 'prove', userId, boundTo: sessionId } as const;
      return check.requestOptions(database.write, binding, known);
    },
  };
}
