import { createECDH } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** The order of the curve P-256. Private keys are from 1 to this number minus 1 (SEC 2, 2.4.2). */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** The keys with which the server identifies itself to push services (RFC 8292). */
export interface PushKeys {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives the keys from the secret of the installation, so that all its servers have the same keys from the start. */
export function pushKeysOf({
  config: { contactEmail },
  secrets,
}: {
  readonly config: Pick<Config, 'contactEmail'>;
  readonly secrets: Secrets;
}): PushKeys {
  const number = (BigInt(`0x${secrets.key('push').toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    // The operator of a push service writes to this address if the messages cause problems.
    subject: `mailto:${contactEmail}`,
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
