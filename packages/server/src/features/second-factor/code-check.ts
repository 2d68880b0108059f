import type { Transaction } from 'kysely';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { memoize } from '../../platform/memoize.ts';
import { createSecondFactorNotices } from './notices.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { plainCode, recoveryCodeHash } from './recovery-codes.ts';
import { createSecondFactorRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

export interface CodeCheck {
  /** Counts an attempt. Throws after too many. `wasRight` sets the count of the client back to 0. */
  attempt(userId: string, address: string): Promise<void>;
  attemptPasskey(userId: string, address: string): Promise<void>;
  wasRight(userId: string, address: string): Promise<void>;
  /** Returns whether the code is right. The code is used up when the transaction commits. */
  use(transaction: Write, userId: string, code: string): Promise<boolean>;
}

/** There is one instance for each server, so that all features count attempts together. */
export const codeCheckOf = memoize((dependencies: Dependencies): CodeCheck => {
  const { clock, database, secrets } = dependencies;
  const repository = createSecondFactorRepository(database);
  const attempts = createAttempts(dependencies, 'second-factor');
  const codes = createOneTimeCodes(secrets, clock);
  const notices = createSecondFactorNotices(dependencies);

  async function useOneTimeCode(transaction: Write, userId: string, code: string): Promise<boolean> {
    const stored = await repository.oneTimeCodes(userId, transaction);
    if (stored === undefined || stored.confirmed_at === null) return false;
    const step = codes.stepOf(stored.secret, userId, code);
    return step !== null && repository.useStep(transaction, userId, step);
  }

  async function useRecoveryCode(transaction: Write, userId: string, code: string): Promise<boolean> {
    const hash = recoveryCodeHash(userId, code);
    if (!(await repository.useRecoveryCode(transaction, userId, hash, clock.now()))) return false;
    const member = await repository.member(userId, transaction);
    if (member !== undefined) await notices.add(transaction, 'recoveryCodeUsed', member);
    return true;
  }

  return {
    attempt: (userId, address) => attempts.code(userId, address),
    attemptPasskey: (userId, address) => attempts.passkeyAnswer(userId, address),
    wasRight: (userId, address) => attempts.codeWasRight(userId, address),
    use: (transaction, userId, typed) => {
      const code = plainCode(typed);
      return /^\d{6}$/.test(code)
        ? useOneTimeCode(transaction, userId, code)
        : useRecoveryCode(transaction, userId, code);
    },
  };
});
