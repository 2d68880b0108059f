import type { Flag } from '../../platform/database/schema.ts';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    /** The secrets of authenticator apps. */
    one_time_codes: {
      user_id: string;
      /** The encrypted secret. */
      secret: string;
      /** The time step of the last code that was used. It is stored because each code is valid only once. */
      last_step: number;
      created_at: number;
      /** Null until the member has entered a first code. */
      confirmed_at: number | null;
    };
    recovery_codes: {
      user_id: string;
      code_hash: string;
      created_at: number;
      used_at: number | null;
    };
    /** Logins with the right password that wait for the second factor. */
    login_challenges: {
      token_hash: string;
      user_id: string;
      purpose: 'startSession' | 'comeBack';
      /** A hash of the stored password hash. If the password changes, the challenge is no longer valid. */
      password_tag: string;
      attempts: number;
      expires_at: number;
    };
    passkeys: {
      id: string;
      user_id: string;
      /** The id that the device uses for the passkey. Like the key, it is in base64url. */
      credential_id: string;
      /** The public key in COSE format. */
      public_key: string;
      /** The number of signatures that the device has made. It is 0 if the device does not count. */
      counter: number;
      /** The transports through which browsers reach the device, separated by spaces. */
      transports: string;
      name: string;
      is_synced: Flag;
      created_at: number;
      last_used_at: number | null;
    };
    /** The challenges that passkeys sign. Each can be used once. */
    passkey_challenges: {
      challenge_hash: string;
      purpose: 'register' | 'signIn' | 'secondFactor' | 'prove';
      /** Null for a login with a passkey alone. */
      user_id: string | null;
      /** The session or login for which the challenge is valid. */
      bound_to: string | null;
      expires_at: number;
    };
  }
}
