import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../platform/clock.ts';
import { createEncryption } from '../../platform/encryption.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** These are the values that every authenticator app supports. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const ISSUER = 'Parvis';
const SECRET_BYTES = 20;
/** How far a phone's clock can be wrong, in steps of 30 seconds. */
const DRIFT = 1;
const CODE = /^\d{6}$/;

interface NewSecret {
  readonly stored: string;
  readonly text: string;
  readonly uri: string;
}

/** Creates and checks one-time codes (RFC 6238). */
export function createOneTimeCodes(secrets: Secrets, clock: Clock) {
  const encryption = createEncryption(secrets.key('one-time codes'));

  return {
    newSecret(userId: string, email: string): NewSecret {
      const secret = new Secret({ size: SECRET_BYTES });
      const totp = new TOTP({ ...FORM, issuer: ISSUER, label: email, secret });
      return {
        stored: encryption.encrypt(secret.base32, userId),
        text: secret.base32,
        uri: totp.toString(),
      };
    },

    /** Returns the time step of the code, or null if the code is wrong. */
    stepOf(stored: string, userId: string, code: string): number | null {
      // The library compares bytes. It throws if a character has more than one byte.
      if (!CODE.test(code)) return null;
      const secret = encryption.decrypt(stored, userId);
      if (secret === null) return null;
      const timestamp = clock.now();
      const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
      const delta = totp.validate({ token: code, timestamp, window: DRIFT });
      return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
    },
  };
}
