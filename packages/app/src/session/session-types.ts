import { ApiError, type Schemas } from '@parvis/api-client';

export type Account = Schemas['Account'];
export type SignedInUser = Schemas['SignedInUser'];
export type SignInPayload = Schemas['SignInPayload'];
export type PasskeySignInPayload = Schemas['PasskeySignInPayload'];
export type SecondFactorChallenge = Schemas['SecondFactorChallenge'];
/** A code, or a passkey's response. */
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
  /**
   * The server's messages about the last failure to sign up or log in. They are cleared after 5 s, or by the next
   * try.
   */
  errors: readonly string[];
  /** The cause of the last failure to sign up or log in. It is passed to the caller that waits for the result. */
  failure: unknown;
  /** The server's message about a suspension or ban. It is shown until the next try. */
  restriction: string | null;
  /** Whether the member has just logged out and must still be redirected. */
  hasLeft: boolean;
  /** Set if the password was correct and a second factor is needed. */
  challenge: SecondFactorChallenge | null;
  /**
   * Whether a request to delete the account is in flight. The server ends the session before it responds to that
   * request.
   */
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
  | { type: 'token.rejected'; restriction: string | null; reason: string | null }
  | { type: 'restriction.received'; words: string }
  | { type: 'account.changed'; user: Account };

export interface SignInInput {
  readonly payload: SignInPayload | PasskeySignInPayload;
  /**
   * Whether logging in with the password also cancels a pending deletion. The payload of a passkey has its own flag
   * for this.
   */
  readonly restoresAccount: boolean;
}

export type SecondFactorInput = Schemas['SecondFactorPayload'];

/** Thrown if the password is correct and a second factor is needed. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded';
  readonly challenge: SecondFactorChallenge;

  constructor(challenge: SecondFactorChallenge) {
    super('A second factor is needed.');
    this.challenge = challenge;
  }
}

/** The server's message if the error is about a suspension or ban. Otherwise null. */
export const restrictionIn = (error: unknown): string | null => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && refusal.isRestriction ? refusal.serverMessage : null;
};

export const failureText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Whether the member must enter the password again. That is so if the challenge has expired or the member is
 * suspended.
 */
export const endsChallenge = (error: unknown): boolean => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && (refusal.status === 401 || refusal.status === 403);
};
