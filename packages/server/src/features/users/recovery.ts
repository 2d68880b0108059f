import { createAttempts } from '../../platform/authentication/attempts.ts';
import { passwordFault } from '../../platform/authentication/password-rules.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { badRequest, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { createChangeNotices } from './change-notice.ts';
import { emailKey } from './personal-details.ts';
import { recoveryMail } from './recovery-job.ts';
import { createRecoveryTokens } from './recovery-token.ts';
import { createUserRepository } from './repository.ts';

export interface Recovery {
  /**
   * Adds the job that sends the email. The response and its duration are the same whether the account exists or not.
   */
  ask(email: string, address: string): Promise<void>;
  /** Sets a new password and ends every session of the member. */
  reset(token: string, password: string, address: string): Promise<void>;
}

function linkInvalid(): AppError {
  return badRequest(
    i18n._('This link no longer works. Please ask for a new one.'),
    undefined,
    'auth.recovery-link',
  );
}

export function createRecovery(dependencies: Dependencies): Recovery {
  const { clock, config, connections, database, jobs, secrets } = dependencies;
  const repository = createUserRepository(database);
  const sessions = createSessions(dependencies);
  const attempts = createAttempts(dependencies, 'recovery');
  const passwords = createPasswords(config);
  const tokens = createRecoveryTokens(secrets);
  const notices = createChangeNotices(dependencies);

  return {
    async ask(email, address) {
      const key = emailKey(email);
      await attempts.recovery(key, address);
      await database.transaction((transaction) =>
        jobs.add(transaction, recoveryMail, {
          key: newId(clock),
          payload: { emailKey: key, askedAt: clock.now() },
        }),
      );
      jobs.wake();
    },

    async reset(given, password, address) {
      await attempts.signIn(address);
      const token = tokens.read(given);
      const user = await repository.credentials('id', token.userId);
      if (user === undefined) throw linkInvalid();
      const credentials = { email_key: emailKey(user.email), password_hash: user.password_hash };
      if (!token.holds(credentials, clock.now())) throw linkInvalid();
      const fault = await passwordFault(password);
      if (fault !== null) throw badRequest(fault.message, [fault]);
      const changed = {
        password_hash: await passwords.hash(password),
        // The link came by email, so the address belongs to the member. A pending address is deleted, because
        // somebody with the old password may have entered it.
        email_state: 'confirmed',
        pending_email: null,
        updated_at: clock.now(),
      } as const;
      await database.transaction(async (transaction) => {
        const locked = await repository.lockRow(transaction, user.id, 'change');
        // In the meantime, the link may have been used or the address may have changed.
        if (locked === undefined || !token.holds(locked, clock.now())) throw linkInvalid();
        await repository.update(transaction, user.id, changed);
        await sessions.revokeAll(transaction, user.id);
        await notices.add(transaction, 'password', user);
      });
      jobs.wake();
      connections.endMember(user.id);
    },
  };
}
