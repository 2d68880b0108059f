import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createSecondFactorRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;
type Purpose = DatabaseSchema['login_challenges']['purpose'];

const LIFETIME = 5 * 60 * 1000;
const MOST_CODES = 5;
const TOKEN_BYTES = 32;

interface TriedChallenge {
  readonly userId: string;
  readonly purpose: Purpose;
  /** Whether the password is still the one that was right. */
  fits(passwordHash: string): boolean;
  /** Part of the transaction that starts the session; false where another request was first. */
  end(transaction: Write): Promise<boolean>;
}

export interface Challenges {
  start(
    transaction: Write,
    userId: string,
    passwordHash: string,
    purpose: Purpose,
  ): Promise<{ challenge: string; expiresAt: number }>;
  /** Null where it has ended, or was tried too often. */
  attempt(token: string): Promise<TriedChallenge | null>;
}

const hashOf = (text: string): string => hash('sha256', text, 'base64url');

/** What stands for a right password until the second factor is given. Its token is known to nobody else. */
export function createChallenges({ clock, database }: Pick<Dependencies, 'clock' | 'database'>): Challenges {
  const repository = createSecondFactorRepository(database);

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
          purpose,
          password_tag: hashOf(passwordHash),
          attempts: 0,
          expires_at: expiresAt,
        },
        now,
      );
      return { challenge, expiresAt };
    },

    async attempt(token) {
      const tokenHash = hashOf(token);
      const found = await repository.tryChallenge(tokenHash, MOST_CODES, clock.now());
      if (found === undefined) return null;
      return {
        userId: found.user_id,
        purpose: found.purpose,
        fits: (passwordHash) => found.password_tag === hashOf(passwordHash),
        end: (transaction) => repository.endChallenge(transaction, tokenHash),
      };
    },
  };
}
