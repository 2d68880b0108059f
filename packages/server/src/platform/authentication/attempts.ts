import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { clientOf, RateLimiter } from '../http/rate-limiter.ts';

const MINUTE = 60 * 1000;
/** Shares of RATE_LIMIT_MAX, so that raising it raises these limits too. */
const SIGN_INS = 1 / 30;
const SIGN_UPS = 1 / 20;
const PASSWORDS = 1 / 60;

export interface Attempts {
  signUp(address: string): void;
  signIn(address: string): void;
  /** A password is about to be checked for the account; `passwordWasRight` takes the attempts back. */
  password(account: string): void;
  passwordWasRight(account: string): void;
}

/** Guessing passwords is limited more tightly than other requests: by the client, and by the account aimed at. */
export function createAttempts(config: Config, clock: Clock): Attempts {
  const share = (part: number): number => Math.ceil(config.rateLimitMax * part);
  const signUps = new RateLimiter(clock, { limit: share(SIGN_UPS), duration: MINUTE });
  const signIns = new RateLimiter(clock, { limit: share(SIGN_INS), duration: MINUTE });
  const passwords = new RateLimiter(clock, { limit: share(PASSWORDS), duration: 5 * MINUTE });
  return {
    signUp: (address) => signUps.take(clientOf(address)),
    signIn: (address) => signIns.take(clientOf(address)),
    password: (account) => passwords.take(account),
    passwordWasRight: (account) => passwords.reset(account),
  };
}
