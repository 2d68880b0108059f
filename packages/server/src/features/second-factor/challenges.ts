import { hash, randomBytes } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createPasskeyCheck } from './passkey-check.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { createSecondFactorRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;
type Purpose = 'startSession' | 'restoreAccount';
/** The stored name for the purpose `restoreAccount`. A check constraint of the table contains this name. */
const RESTORE_ACCOUNT = 'comeBack';

const LIFETIME = 5 * 60 * 1000;
const MOST_CODES = 5;
const TOKEN_BYTES = 32;

interface TriedChallenge {
  readonly userId: string;
  readonly purpose: Purpose;
  /** Whether the password is still the one that was verified. */
  fits(passwordHash: string): boolean;
  /**
   * Ends the challenge. Call this in the transaction that starts the session. Returns false if another request has
   * already ended it.
   */
  end(transaction: Write): Promise<boolean>;
}

export interface Challenges {
  start(
    transaction: Write,
    userId: string,
    passwordHash: string,
    purpose: Purpose,
  ): Promise<components['schemas']['SecondFactorChallenge']>;
  /** Returns null if the challenge has ended or had too many attempts. */
  attempt(token: string): Promise<TriedChallenge | null>;
}

const hashOf = (text: string): string => hash('sha256', text, 'base64url');

/**
 * Creates login challenges. A challenge proves that the password was right, until the second factor is given. Only the
 * browser knows the token of the challenge.
 */
export function createChallenges(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database'>,
): Challenges {
  const { clock, database } = dependencies;
  const repository = createSecondFactorRepository(database);
  const passkeys = createPasskeyRepository(database);
  const passkeyCheck = createPasskeyCheck(dependencies);

  return {
    async start(transaction, userId, passwordHash, purpose) {
      const challenge = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      const expiresAt = now + LIFETIME;
      await repository.addChallenge(
        transaction,
        {
          token_hash: hashOf(challenge),
          user_id: userId,
          purpose: purpose === 'restoreAccount' ? RESTORE_ACCOUNT : purpose,
          password_tag: hashOf(passwordHash),
          attempts: 0,
          expires_at: expiresAt,
        },
        now,
      );
      const codes = await repository.oneTimeCodes(userId, transaction);
      const known = await passkeys.list(userId, transaction);
      const binding = { purpose: 'secondFactor', userId, boundTo: challenge } as const;
      return {
        challenge,
        expiresAt: new Date(expiresAt).toISOString(),
        takesCode: (codes?.confirmed_at ?? null) !== null,
        passkey: known.length === 0 ? null : await passkeyCheck.requestOptions(transaction, binding, known),
      };
    },

    async attempt(token) {
      const tokenHash = hashOf(token);
      const found = await repository.tryChallenge(tokenHash, MOST_CODES, clock.now());
      if (found === undefined) return null;
      return {
        userId: found.user_id,
        purpose: found.purpose === RESTORE_ACCOUNT ? 'restoreAccount' : found.purpose,
        fits: (passwordHash) => found.password_tag === hashOf(passwordHash),
        end: (transaction) => repository.endChallenge(transaction, tokenHash),
      };
    },
  };
}
