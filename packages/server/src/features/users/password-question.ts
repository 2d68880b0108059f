import { createAttempts } from '../../platform/authentication/attempts.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { createUserRepository } from './repository.ts';
import { memberNotFound } from '../people/index.ts';

export interface PasswordQuestion {
  /** Checks the member's password and returns its hash. An open page alone does not prove that it is the member. */
  ask(userId: string, given: string, address: string): Promise<string>;
}

export function createPasswordQuestion({
  config,
  database,
  rateLimits,
}: Pick<Dependencies, 'config' | 'database' | 'rateLimits'>): PasswordQuestion {
  const repository = createUserRepository(database);
  const attempts = createAttempts({ config, rateLimits }, 'password-question');
  const passwords = createPasswords(config);

  return {
    async ask(userId, given, address) {
      const user = await repository.credentials('id', userId);
      if (user === undefined) throw memberNotFound();
      await attempts.password(userId, address);
      if (!(await passwords.verify(given, user.password_hash))) {
        const message = i18n._('This is not your current password.');
        throw badField('password', message);
      }
      await attempts.passwordWasRight(userId, address);
      return user.password_hash;
    },
  };
}
