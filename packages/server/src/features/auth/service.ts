import type { components } from '@parvis/api-client/contract';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import type { Device } from '../../platform/authentication/devices.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized, type AppError } from '../../platform/http/errors.ts';
import { createAccounts } from '../users/accounts.ts';

type Schemas = components['schemas'];

/** Where a request comes from. */
interface Origin {
  readonly address: string;
  readonly device: Device;
}

export interface AuthService {
  signUp(payload: Schemas['SignUpPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  signIn(payload: Schemas['SignInPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  /** The same for whoever has asked to leave, which is taken back. */
  comeBack(payload: Schemas['SignInPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  verify(actor: Actor): Promise<Schemas['VerifiedUser']>;
  signOut(actor: Actor | null): Promise<void>;
}

function refused(): AppError {
  return unauthorized(
    {
      en: 'The email address or the password is not right.',
      es: 'El correo electrónico o la contraseña no son correctos.',
    },
    'auth.credentials',
  );
}

/** The specification reads the user's own fields, a nested user, and the token. */
function signedIn(account: Schemas['Account'], token: string): Schemas['SignedInUser'] {
  return { ...account, token, user: account };
}

export function createAuthService(dependencies: Dependencies): AuthService {
  const { clock, config, connections } = dependencies;
  const accounts = createAccounts(dependencies);
  const sessions = createSessions(dependencies);
  const attempts = createAttempts(config, clock);
  const passwords = createPasswords(config);

  async function enter(
    { email, password }: Schemas['SignInPayload'],
    { address, device }: Origin,
    start: 'startSession' | 'comeBack',
  ): Promise<Schemas['SignedInUser']> {
    attempts.signIn(address);
    const key = accounts.keyOf(email);
    attempts.password(key, address);
    const found = await accounts.byEmail(email);
    if (!(await passwords.verify(password, found?.passwordHash ?? null)) || found === null) throw refused();
    const token = await accounts[start](found.account._id, found.passwordHash, device);
    if (token === null) throw refused();
    attempts.passwordWasRight(key, address);
    return signedIn(found.account, token);
  }

  return {
    async signUp(payload, { address, device }) {
      attempts.signUp(address);
      const { account, token } = await accounts.open(payload, device);
      return signedIn(account, token);
    },

    signIn: (payload, origin) => enter(payload, origin, 'startSession'),

    comeBack: (payload, origin) => enter(payload, origin, 'comeBack'),

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
