import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface AuthenticationTables {
  sessions: {
    id: string;
    user_id: string;
    token_hash: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    revoked_at: number | null;
    /** With what it was started, as far as that is known. */
    browser: string | null;
    system: string | null;
    /** When its holder last showed again who they are. */
    proved_at: Generated<number | null>;
  };
  /** Of authenticator apps. */
  one_time_codes: {
    user_id: string;
    /** Encrypted. */
    secret: string;
    /** The time step of the code that was used last: each is good for one use. */
    last_step: number;
    created_at: number;
    /** Null until a first code has been entered. */
    confirmed_at: number | null;
  };
  recovery_codes: {
    user_id: string;
    code_hash: string;
    created_at: number;
    used_at: number | null;
  };
  /** Logins whose password was right, and that wait for a second factor. */
  login_challenges: {
    token_hash: string;
    user_id: string;
    purpose: 'startSession' | 'comeBack';
    /** A hash of the stored password: the challenge ends when that changes. */
    password_tag: string;
    attempts: number;
    expires_at: number;
  };
  passkeys: {
    id: string;
    user_id: string;
    /** By which the device names it; in base64url, as the key. */
    credential_id: string;
    /** In COSE. */
    public_key: string;
    /** How often the device says that it was used; 0 where it does not count. */
    counter: number;
    /** How browsers reach it, with spaces between. */
    transports: string;
    name: string;
    is_synced: Flag;
    created_at: number;
    last_used_at: number | null;
  };
  /** What a passkey is to sign, for one use. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: 'register' | 'signIn' | 'secondFactor' | 'prove';
    /** Null for a login by a passkey alone. */
    user_id: string | null;
    /** The session or the login that it belongs to. */
    bound_to: string | null;
    expires_at: number;
  };
}
