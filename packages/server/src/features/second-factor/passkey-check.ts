import { hash } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createPasskeyRepository, type StoredPasskey } from './passkey-repository.ts';
import { clientDataOf, createRelyingParty, userHandleOf } from './web-authn.ts';

type Schemas = components['schemas'];
type Assertion = Schemas['PasskeyAuthentication'];
type Write = Transaction<DatabaseSchema>;

const LIFETIME = 5 * 60 * 1000;

/** The purpose of a challenge, and the session or login for which it is valid. */
interface ChallengeBinding {
  readonly purpose: DatabaseSchema['passkey_challenges']['purpose'];
  /** Null for a login with a passkey alone. */
  readonly userId: string | null;
  readonly boundTo: string | null;
}

/**
 * Uses up the challenge and stores the new counter in the transaction. Returns false if another request came first.
 */
type UseChallenge = (transaction: Write) => Promise<boolean>;

interface Registered {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly isSynced: boolean;
  readonly use: UseChallenge;
}

const knownOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    credentialId: credential_id,
    transports: transports.split(' ').filter((transport) => transport !== ''),
  }));

const hashOf = (text: string): string => hash('sha256', text, 'base64url');

/** Creates the challenges for passkeys and checks the responses of devices. */
export function createPasskeyCheck({
  clock,
  config,
  database,
}: Pick<Dependencies, 'clock' | 'config' | 'database'>) {
  const repository = createPasskeyRepository(database);
  const site = createRelyingParty(config);

  async function newChallenge(
    writer: Kysely<DatabaseSchema>,
    { purpose, userId, boundTo }: ChallengeBinding,
  ): Promise<string> {
    const challenge = site.newChallenge();
    const now = clock.now();
    await repository.addChallenge(
      writer,
      {
        challenge_hash: hashOf(challenge),
        purpose,
        user_id: userId,
        bound_to: boundTo === null ? null : hashOf(boundTo),
        expires_at: now + LIFETIME,
      },
      now,
    );
    return challenge;
  }

  /** Returns the client data after verifying it. Returns null if its challenge has another binding or has expired. */
  async function verifiedClientData(clientDataJSON: string, { purpose, userId, boundTo }: ChallengeBinding) {
    const data = clientDataOf(clientDataJSON);
    if (data === null) return null;
    const challengeHash = hashOf(data.challenge);
    const challenge = await repository.challenge(challengeHash, clock.now());
    const matches =
      challenge?.purpose === purpose &&
      challenge.user_id === userId &&
      challenge.bound_to === (boundTo === null ? null : hashOf(boundTo));
    return matches ? { data, challengeHash } : null;
  }

  return {
    /** The options for `navigator.credentials.create()`. */
    async creationOptions(
      person: { readonly id: string; readonly email: string; readonly name: string },
      sessionId: string,
      known: readonly StoredPasskey[],
    ): Promise<Schemas['PasskeyCreationOptions']> {
      const binding = { purpose: 'register', userId: person.id, boundTo: sessionId } as const;
      const challenge = await newChallenge(database.write, binding);
      return site.creationOptions(challenge, person, knownOf(known));
    },

    /** The options for `navigator.credentials.get()`. */
    async requestOptions(
      writer: Kysely<DatabaseSchema>,
      binding: ChallengeBinding,
      known: readonly StoredPasskey[],
    ): Promise<Schemas['PasskeyRequestOptions']> {
      return site.requestOptions(await newChallenge(writer, binding), knownOf(known));
    },

    /** Returns null if the response of the device is invalid. */
    async register(
      response: Schemas['PasskeyRegistration'],
      userId: string,
      sessionId: string,
    ): Promise<Registered | null> {
      const binding = { purpose: 'register', userId, boundTo: sessionId } as const;
      const found = await verifiedClientData(response.response.clientDataJSON, binding);
      if (found === null) return null;
      const credential = await site.register(response, found.data);
      if (credential === null) return null;
      return {
        ...credential,
        use: (transaction) => repository.endChallenge(transaction, found.challengeHash),
      };
    },

    /** Returns the owner of the passkey that the response names. Nothing is verified yet. */
    async holderOf({ id }: Assertion): Promise<string | null> {
      return (await repository.find(id))?.user_id ?? null;
    },

    /** Returns null if the member has no such passkey, or if the passkey did not sign a challenge with this binding. */
    async authenticate(
      response: Assertion,
      userId: string,
      binding: ChallengeBinding,
    ): Promise<UseChallenge | null> {
      const passkey = await repository.find(response.id);
      if (passkey?.user_id !== userId) return null;
      const { clientDataJSON, userHandle = null } = response.response;
      // A login with a passkey alone needs the user handle. Otherwise the site names the passkeys, and the device can
      // leave out the user handle.
      const isOwnHandle = userHandle === null ? binding.userId !== null : userHandle === userHandleOf(userId);
      const found = isOwnHandle ? await verifiedClientData(clientDataJSON, binding) : null;
      if (found === null) return null;
      const { public_key, counter } = passkey;
      const used = await site.authenticate(response, found.data, {
        credentialId: response.id,
        publicKey: public_key,
        counter,
      });
      if (used === null) return null;
      // Locks the passkey before the challenge, in the same order as when a passkey is removed, to avoid deadlocks.
      return async (transaction) =>
        (await repository.use(transaction, passkey.id, {
          counter: used.counter,
          is_synced: used.isSynced ? 1 : 0,
          last_used_at: clock.now(),
        })) && repository.endChallenge(transaction, found.challengeHash);
    },
  };
}
