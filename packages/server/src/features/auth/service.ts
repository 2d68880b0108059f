import type { components } from '@parvis/api-client/contract';
import { createAttempts } from '../../platform/authentication/attempts.ts';
import type { Device } from '../../platform/authentication/devices.ts';
import { createPasswords } from '../../platform/authentication/passwords.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import {
  codeCheckOf,
  createChallenges,
  createPasskeyCheck,
  notOneAnswer,
  passkeyRefused,
  wrongCode,
} from '../second-factor/index.ts';
import { type Accounts, createAccounts } from '../users/index.ts';

type Schemas = components['schemas'];

/** The client from which a request came. */
interface Origin {
  readonly address: string;
  readonly device: Device;
}

/** The completed login, or the challenge for its second step. */
export type Entry =
  | { readonly isIn: true; readonly user: Schemas['SignedInUser'] }
  | { readonly isIn: false; readonly challenge: Schemas['SecondFactorChallenge'] };

export interface AuthService {
  signUp(payload: Schemas['SignUpPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  signIn(payload: Schemas['SignInPayload'], origin: Origin): Promise<Entry>;
  /** Logs in like `signIn`, and restores an account that is pending deletion. */
  restoreAccount(payload: Schemas['SignInPayload'], origin: Origin): Promise<Entry>;
  /** The second step of `signIn` or `restoreAccount`. */
  finish(payload: Schemas['SecondFactorPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  /** Creates the challenge for a login with a passkey. */
  startPasskey(address: string): Promise<Schemas['PasskeyRequestOptions']>;
  /** Logs in without a password, because a passkey counts as both factors. */
  enterByPasskey(payload: Schemas['PasskeySignInPayload'], origin: Origin): Promise<Schemas['SignedInUser']>;
  verify(actor: Actor): Promise<Schemas['VerifiedUser']>;
  signOut(actor: Actor | null): Promise<void>;
}

function refused(): AppError {
  return unauthorized(i18n._('The email address or the password is not right.'), 'auth.credentials');
}

function challengeEnded(): AppError {
  return unauthorized(
    i18n._('This took too long, or too many codes were wrong. Please enter your password again.'),
    'auth.challenge',
  );
}

function passkeyUnknown(): AppError {
  return unauthorized(
    i18n._('This passkey did not work here. Please try again, or log in with your password.'),
    'auth.passkey',
  );
}

/** The challenge of a login with a passkey alone. The server learns from the passkey who the member is. */
const BY_PASSKEY = { purpose: 'signIn', userId: null, boundTo: null } as const;

/** The specification requires the user's fields twice: at the top level, and in a nested `user`. */
function signedIn(account: Schemas['Account'], token: string): Schemas['SignedInUser'] {
  return { ...account, token, user: account };
}

export function createAuthService(dependencies: Dependencies): AuthService {
  const { config, connections, database } = dependencies;
  const accounts = createAccounts(dependencies);
  const sessions = createSessions(dependencies);
  const attempts = createAttempts(dependencies, 'auth');
  const passwords = createPasswords(config);
  const challenges = createChallenges(dependencies);
  const codes = codeCheckOf(dependencies);
  const passkeys = createPasskeyCheck(dependencies);

  /** Starts a session. For the purpose `restoreAccount`, restores the account first. */
  const login = (
    purpose: 'startSession' | 'restoreAccount',
    ...credentials: Parameters<Accounts['startSession']>
  ): Promise<string | null> =>
    purpose === 'restoreAccount'
      ? accounts.restoreAccount(...credentials)
      : accounts.startSession(...credentials);

  async function enter(
    { email, password }: Schemas['SignInPayload'],
    { address, device }: Origin,
    start: 'startSession' | 'restoreAccount',
  ): Promise<Entry> {
    await attempts.signIn(address);
    const key = accounts.keyOf(email);
    await attempts.password(key, address);
    const found = await accounts.byEmail(email);
    if (!(await passwords.verify(password, found?.passwordHash ?? null)) || found === null) throw refused();
    const { account, passwordHash, hasSecondFactor } = found;
    if (hasSecondFactor) {
      const challenge = await database.transaction(async (transaction) => {
        await accounts.refuseRestricted(transaction, account._id, start);
        return challenges.start(transaction, account._id, passwordHash, start);
      });
      await attempts.passwordWasRight(key, address);
      return { isIn: false, challenge };
    }
    const token = await login(start, account._id, passwordHash, device);
    if (token === null) throw refused();
    await attempts.passwordWasRight(key, address);
    return { isIn: true, user: signedIn(account, token) };
  }

  async function finish(
    { challenge, code, passkey }: Schemas['SecondFactorPayload'],
    { address, device }: Origin,
  ): Promise<Schemas['SignedInUser']> {
    if ((code === undefined) === (passkey === undefined)) throw notOneAnswer();
    await attempts.signIn(address);
    const tried = await challenges.attempt(challenge);
    if (tried === null) throw challengeEnded();
    const { userId, purpose } = tried;
    if (passkey === undefined) await codes.attempt(userId, address);
    else await codes.attemptPasskey(userId, address);
    const found = await accounts.credentialsOf(userId);
    if (found === null || !tried.fits(found.passwordHash)) throw challengeEnded();
    const binding = { purpose: 'secondFactor', userId, boundTo: challenge } as const;
    const use = passkey === undefined ? null : await passkeys.authenticate(passkey, userId, binding);
    const token = await login(purpose, userId, found.passwordHash, device, async (transaction) => {
      // Returns false if another request has already used the challenge.
      if (!(await tried.end(transaction))) return false;
      if (code !== undefined && !(await codes.use(transaction, userId, code))) throw wrongCode();
      if (passkey !== undefined && (await use?.(transaction)) !== true) throw passkeyRefused();
      return true;
    });
    if (token === null) throw challengeEnded();
    await codes.wasRight(userId, address);
    return signedIn(found.account, token);
  }

  async function enterByPasskey(
    { response, restoresAccount = false }: Schemas['PasskeySignInPayload'],
    { address, device }: Origin,
  ): Promise<Schemas['SignedInUser']> {
    await attempts.signIn(address);
    const userId = await passkeys.holderOf(response);
    if (userId === null) throw passkeyUnknown();
    await codes.attemptPasskey(userId, address);
    const use = await passkeys.authenticate(response, userId, BY_PASSKEY);
    const found = use === null ? null : await accounts.credentialsOf(userId);
    if (use === null || found === null) throw passkeyUnknown();
    const start = restoresAccount ? 'restoreAccount' : 'startSession';
    const token = await login(start, userId, found.passwordHash, device, async (transaction) => {
      if (!(await use(transaction))) throw passkeyUnknown();
      return true;
    });
    if (token === null) throw passkeyUnknown();
    await codes.wasRight(userId, address);
    return signedIn(found.account, token);
  }

  return {
    async signUp(payload, { address, device }) {
      await attempts.signUp(address);
      const { account, token } = await accounts.open(payload, device);
      return signedIn(account, token);
    },

    signIn: (payload, origin) => enter(payload, origin, 'startSession'),

    restoreAccount: (payload, origin) => enter(payload, origin, 'restoreAccount'),

    finish,

    async startPasskey(address) {
      await attempts.passkey(address);
      return passkeys.requestOptions(database.write, BY_PASSKEY, []);
    },

    enterByPasskey,

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
