import type { Flag } from '../../platform/database/schema.ts';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    /** Secrets of authenticator apps. */
    one_time_codes: {
      user_id: string;
      /** Encrypted. */
      secret: string;
      /** The time step of the last used code, because each code can be used once. */
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
    /** Logins with a correct password that wait for the second factor. */
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
      /** The id by which the device knows it, in base64url like the key. */
      credential_id: string;
      /** In COSE. */
      public_key: string;
      /** The signature counter of the device; 0 if it has none. */
      counter: number;
      /** The transports by which browsers reach it, separated by spaces. */
      transports: string;
      name: string;
      is_synced: Flag;
      created_at: number;
      last_used_at: number | null;
    };
    /** One-time challenges that passkeys sign. */
    passkey_challenges: {
      challenge_hash: string;
      purpose: 'register' | 'signIn' | 'secondFactor' | 'prove';
      /** Null for a login with a passkey only. */
      user_id: string | null;
      /** The session or login that it belongs to. */
      bound_to: string | null;
      expires_at: number;
    };
  }
}
