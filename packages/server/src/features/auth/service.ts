import type { components } from '@parvis/api-client/contract';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import type { Device } from '../../platform/authentication/devices.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized, type AppError } from '../../platform/http/errors.ts';
import { createChallenges } from '../second-factor/challenges.ts';
import { codeCheckOf, wrongCode } from '../second-factor/code-check.ts';
import { createAccounts } from '../users/accounts.ts';

type Schemas = components['schemas'];

/** Where a request comes from. */
interface Origin {
  readonly address: string;
  readonly device: Device;
}

/** Who is in, or what the second step begins with. */
export type Entry =
  | { readonly isIn: true; readonly user: Schemas['SignedInUser'] }
  | { readonly isIn: false; readonly challenge: Schemas['SecondFactorChallenge'] };

export interface AuthService {
  signUp(payload: Schemas['SignUpPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  signIn(payload: Schemas['SignInPayload'], origin: Origin): Promise<Entry>;
  /** The same for whoever has asked to leave, which is taken back. */
  comeBack(payload: Schemas['SignInPayload'], origin: Origin): Promise<Entry>;
  /** The second step of either. */
  finish(payload: Schemas['SecondFactorPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
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

function challengeEnded(): AppError {
  return unauthorized(
    {
      en: 'This took too long, or too many codes were wrong. Please enter your password again.',
      es: 'Tardaste demasiado, o hubo demasiados códigos incorrectos. Escribe de nuevo tu contraseña.',
    },
    'auth.challenge',
  );
}

/** The specification reads the user's own fields, a nested user, and the token. */
function signedIn(account: Schemas['Account'], token: string): Schemas['SignedInUser'] {
  return { ...account, token, user: account };
}

export function createAuthService(dependencies: Dependencies): AuthService {
  const { clock, config, connections, database } = dependencies;
  const accounts = createAccounts(dependencies);
  const sessions = createSessions(dependencies);
  const attempts = createAttempts(config, clock);
  const passwords = createPasswords(config);
  const challenges = createChallenges(dependencies);
  const codes = codeCheckOf(dependencies);

  async function enter(
    { email, password }: Schemas['SignInPayload'],
    { address, device }: Origin,
    start: 'startSession' | 'comeBack',
  ): Promise<Entry> {
    attempts.signIn(address);
    const key = accounts.keyOf(email);
    attempts.password(key, address);
    const found = await accounts.byEmail(email);
    if (!(await passwords.verify(password, found?.passwordHash ?? null)) || found === null) throw refused();
    const { account, passwordHash, hasSecondFactor } = found;
    if (hasSecondFactor) {
      const { challenge, expiresAt } = await database.transaction(async (transaction) => {
        await accounts.refuseShutOut(transaction, account._id, start);
        return challenges.start(transaction, account._id, passwordHash, start);
      });
      attempts.passwordWasRight(key, address);
      return { isIn: false, challenge: { challenge, expiresAt: new Date(expiresAt).toISOString() } };
    }
    const token = await accounts[start](account._id, passwordHash, device);
    if (token === null) throw refused();
    attempts.passwordWasRight(key, address);
    return { isIn: true, user: signedIn(account, token) };
  }

  async function finish(
    { challenge, code }: Schemas['SecondFactorPayload'],
    { address, device }: Origin,
  ): Promise<Schemas['SignedInUser']> {
    attempts.signIn(address);
    const tried = await challenges.attempt(challenge);
    if (tried === null) throw challengeEnded();
    const { userId, purpose } = tried;
    codes.attempt(userId, address);
    const found = await accounts.credentialsOf(userId);
    if (found === null || !tried.fits(found.passwordHash)) throw challengeEnded();
    const token = await accounts[purpose](userId, found.passwordHash, device, async (transaction) => {
      if (!(await codes.use(transaction, userId, code))) throw wrongCode();
      return tried.end(transaction);
    });
    if (token === null) throw challengeEnded();
    codes.wasRight(userId, address);
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

    finish,

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
