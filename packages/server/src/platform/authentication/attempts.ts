import type { Dependencies } from '../dependencies.ts';
import { clientOf } from '../http/rate-limiter.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** The limits are fractions of RATE_LIMIT_MAX, so raising that setting also raises these limits. */
const SIGN_INS = 1 / 30;
const SIGN_UPS = 1 / 20;
const PASSWORDS_OF_CLIENT = 1 / 60;
const PASSWORDS_OF_ALL = 1 / 6;
const RECOVERIES_OF_CLIENT = 1 / 120;
const RECOVERIES_OF_ALL = 1 / 60;
/**
 * At any time, three of a million codes are right. With twenty guesses an hour, it takes about two years to find one.
 */
const CODES_OF_CLIENT = 1 / 60;
const CODES_OF_ALL = 1 / 30;

const keyOf = (account: string, address: string): string => `${clientOf(address)} ${account}`;

export interface Attempts {
  signUp(address: string): Promise<void>;
  signIn(address: string): Promise<void>;
  /** Counts a request for the challenge of a passkey. Pages send such a request when they open. */
  passkey(address: string): Promise<void>;
  /**
   * Counts an attempt with the account's password. Call this before checking the password. `passwordWasRight` sets
   * the attempts of the client back to 0.
   */
  password(account: string, address: string): Promise<void>;
  passwordWasRight(account: string, address: string): Promise<void>;
  /**
   * Counts an attempt with a code of the account's second factor. Call this before checking the code. `codeWasRight`
   * sets the attempts of the client back to 0.
   */
  code(account: string, address: string): Promise<void>;
  codeWasRight(account: string, address: string): Promise<void>;
  /**
   * Counts an attempt with a passkey. Limits the attempts of each client, but not those of all clients for the account.
   * Such a limit is not needed, because nobody can guess a signature. With it, somebody could lock the member out with
   * wrong attempts.
   */
  passkeyAnswer(account: string, address: string): Promise<void>;
  /** Counts a request for a recovery email, whether the account exists or not. */
  recovery(account: string, address: string): Promise<void>;
}

/**
 * Limits how often passwords can be guessed. These limits are stricter than those for other requests. They count the
 * attempts of each client, of each client at each account, and of all clients at each account. The last limit is so
 * high that one client alone cannot reach it. Features with the same name count together, on all servers.
 */
export function createAttempts(
  { config, rateLimits }: Pick<Dependencies, 'config' | 'rateLimits'>,
  feature: string,
): Attempts {
  const limiter = (name: string, part: number, duration: number) =>
    rateLimits.exact(`${feature} ${name}`, { limit: Math.ceil(config.rateLimitMax * part), duration });
  const signUps = limiter('sign-up', SIGN_UPS, MINUTE);
  const signIns = limiter('sign-in', SIGN_INS, MINUTE);
  const passkeys = limiter('passkey', SIGN_INS, MINUTE);
  const ofClient = limiter('password-of-client', PASSWORDS_OF_CLIENT, 5 * MINUTE);
  const ofAll = limiter('password-of-all', PASSWORDS_OF_ALL, 5 * MINUTE);
  const recoveriesOfClient = limiter('recovery-of-client', RECOVERIES_OF_CLIENT, HOUR);
  const recoveriesOfAll = limiter('recovery-of-all', RECOVERIES_OF_ALL, HOUR);
  const codesOfClient = limiter('code-of-client', CODES_OF_CLIENT, 15 * MINUTE);
  const codesOfAll = limiter('code-of-all', CODES_OF_ALL, HOUR);
  return {
    signUp: (address) => signUps.take(clientOf(address)),
    signIn: (address) => signIns.take(clientOf(address)),
    passkey: (address) => passkeys.take(clientOf(address)),
    password: async (account, address) => {
      await ofClient.take(keyOf(account, address));
      await ofAll.take(account);
    },
    recovery: async (account, address) => {
      await recoveriesOfClient.take(clientOf(address));
      await recoveriesOfAll.take(account);
    },
    code: async (account, address) => {
      await codesOfClient.take(keyOf(account, address));
      await codesOfAll.take(account);
    },
    passkeyAnswer: (account, address) => codesOfClient.take(keyOf(account, address)),
    codeWasRight: (account, address) => codesOfClient.reset(keyOf(account, address)),
    passwordWasRight: (account, address) => ofClient.reset(keyOf(account, address)),
  };
}
