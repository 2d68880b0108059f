import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../platform/clock.ts';
import { createEncryption } from '../../platform/encryption.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** The values that every authenticator app supports. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const ISSUER = 'Parvis';
const SECRET_BYTES = 20;
/** The accepted error of a phone's clock, in steps of 30 seconds. */
const DRIFT = 1;
const CODE = /^\d{6}$/;

interface NewSecret {
  readonly stored: string;
  readonly text: string;
  readonly uri: string;
}

/** RFC 6238. */
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

    /** The time step that a code belongs to; null if it is wrong. */
    stepOf(stored: string, userId: string, code: string): number | null {
      // The library compares bytes, and throws where characters take more than one.
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
