import type { components } from '@parvis/api-client/contract';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import { verifyPassword } from '../../platform/authentication/passwords.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized, type AppError } from '../../platform/http/errors.ts';
import { createAccounts } from '../users/accounts.ts';

type Schemas = components['schemas'];

export interface AuthService {
  signUp(payload: Schemas['SignUpPayload'], address: string): Promise<Schemas['SignedInUser']>;
  signIn(payload: Schemas['SignInPayload'], address: string): Promise<Schemas['SignedInUser']>;
  verify(actor: Actor): Promise<Schemas['VerifiedUser']>;
  signOut(actor: Actor | null): Promise<void>;
}

function refused(): AppError {
  return unauthorized('The email address or the password is not right.', 'auth.credentials');
}

/** The specification reads the user's own fields, a nested user, and the token. */
function signedIn(account: Schemas['Account'], token: string): Schemas['SignedInUser'] {
  return { ...account, token, user: account };
}

export function createAuthService(dependencies: Dependencies): AuthService {
  const { clock, config, connections, database } = dependencies;
  const accounts = createAccounts(dependencies);
  const sessions = createSessions(database, clock);
  const attempts = createAttempts(config, clock);

  return {
    async signUp(payload, address) {
      attempts.signUp(address);
      const { account, token } = await accounts.open(payload);
      return signedIn(account, token);
    },

    async signIn({ email, password }, address) {
      attempts.signIn(address);
      const key = accounts.keyOf(email);
      attempts.password(key, address);
      const found = await accounts.byEmail(email);
      if (!(await verifyPassword(password, found?.passwordHash ?? null)) || found === null) throw refused();
      const token = await accounts.startSession(found.account._id, found.passwordHash);
      if (token === null) throw refused();
      attempts.passwordWasRight(key, address);
      return signedIn(found.account, token);
    },

    async verify(actor) {
      const account = await accounts.read(actor.userId);
      if (account === null) throw unauthorized();
      return { ...account, user: account };
    },

    async signOut(actor) {
      if (actor === null) return;
      await sessions.revoke(actor.sessionId);
      connections.endSession(actor.sessionId);
    },
  };
}
