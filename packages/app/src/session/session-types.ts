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
  /** The server's messages for the last failed sign-up or sign-in; cleared after 5 s, or by the next attempt. */
  errors: readonly string[];
  /** The cause of the last failed sign-up or sign-in, for the awaiting caller. */
  failure: unknown;
  /** The server's message about a suspension or ban; shown until the next attempt. */
  restriction: string | null;
  /** Whether the member has just signed out and still has to be redirected. */
  hasLeft: boolean;
  /** Set after a correct password if a second factor is needed. */
  challenge: SecondFactorChallenge | null;
  /** Whether a request to delete the account is in flight: the server ends the session before it answers. */
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
  /** Whether the password also cancels a pending deletion of the account; a passkey's payload has its own flag. */
  readonly restoresAccount: boolean;
}

export type SecondFactorInput = Schemas['SecondFactorPayload'];

/** Thrown if the password is right and a second factor is needed. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded';
  readonly challenge: SecondFactorChallenge;

  constructor(challenge: SecondFactorChallenge) {
    super('A second factor is needed.');
    this.challenge = challenge;
  }
}

/** The server's message, if the error is a suspension or ban. */
export const restrictionIn = (error: unknown): string | null => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && refusal.isRestriction ? refusal.serverMessage : null;
};

export const failureText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Whether the password must be entered again: the challenge has expired, or the member is suspended. */
export const endsChallenge = (error: unknown): boolean => {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && (refusal.status === 401 || refusal.status === 403);
};
