import { ApiError, type Schemas } from '@parvis/api-client';

export type Account = Schemas['Account'];
export type SignedInUser = Schemas['SignedInUser'];
export type SignInPayload = Schemas['SignInPayload'];
export type PasskeySignInPayload = Schemas['PasskeySignInPayload'];
export type SecondFactorChallenge = Schemas['SecondFactorChallenge'];
/** A code, or the answer of a passkey. */
export type SecondFactor = Omit<Schemas['SecondFactorPayload'], 'challenge'>;
export type SignUpPayload = Schemas['SignUpPayload'];

export type SessionNotice =
  | 'signedUp'
  | 'signedIn'
  | 'signedOut'
  | 'signedOutLocally'
  | 'sessionExpired'
  | 'verifyFailed';

export interface SessionContext {
  user: Account | null;
  /** What the server said to the last sign-up or sign-in that failed; cleared after 5 s, or by the next attempt. */
  errors: readonly string[];
  /** Why the last sign-up or sign-in failed, for the caller who waits for it. */
  failure: unknown;
  /** Why the staff has shut the member out, in the server's words; said until somebody tries again. */
  exclusion: string | null;
  /** Whether the member has just left by their own will, and is still to be led out. */
  hasLeft: boolean;
  /** The password was right, and a second factor is asked for. */
  challenge: SecondFactorChallenge | null;
  /** Whether the server is being asked to delete the account: it then ends the session before it has answered. */
  isDeletionPending: boolean;
}

export type SessionEvent =
  | { type: 'signIn'; payload: SignInPayload | PasskeySignInPayload; restoresAccount?: boolean }
  | { type: 'signUp'; payload: SignUpPayload }
  | { type: 'secondFactor.submitted'; factor: SecondFactor }
  | { type: 'secondFactor.canceled' }
  | { type: 'signOut' }
  | { type: 'deletion.started' }
  | { type: 'deletion.failed' }
  | { type: 'deletion.completed' }
  | { type: 'redirect.completed' }
  | { type: 'errors.dismissed' }
  | { type: 'token.changed' }
  | { type: 'token.rejected'; exclusion: string | null; reason: string | null }
  | { type: 'exclusion.received'; words: string }
  | { type: 'account.changed'; user: Account };

export interface SignInInput {
  readonly payload: SignInPayload | PasskeySignInPayload;
  /** Whether the password takes back that the account is to be deleted; a passkey's payload says so itself. */
  readonly restoresAccount: boolean;
}

export type SecondFactorInput = Schemas['SecondFactorPayload'];

/** Thrown where the password is right and a second factor is asked for. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded';
  readonly challenge: SecondFactorChallenge;

  constructor(challenge: SecondFactorChallenge) {
    super('A second factor is needed.');
    this.challenge = challenge;
  }
}

/** The server's words, where it is the staff that shuts the member out. */
export const exclusionIn = (error: unknown): string | null => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && refusal.isExclusion ? refusal.serverMessage : null;
};

export const failureText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Whether the password has to be entered again: the challenge is over, or the member is shut out. */
export const endsChallenge = (error: unknown): boolean => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && (refusal.status === 401 || refusal.status === 403);
};
