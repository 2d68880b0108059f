import { createHmac, ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { components } from '@parvis/api-client/contract';
import { createEncryption } from '../../platform/encryption.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Outbound } from '../../platform/outbound/outbound.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** Where push messages for a browser are sent, and the keys with which they are encrypted. */
export type PushAddress = components['schemas']['PushSubscriptionPayload'];

/** The URL of a push service, with a host name. Names of internal hosts are found when a message is sent. */
function isPushUrl(endpoint: string, { allowsPort }: Pick<Outbound, 'allowsPort'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/gu, '');
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    allowsPort(port) &&
    isIP(host) === 0 &&
    host.includes('.')
  );
}

function isPointOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

const unpadded = (key: string): string => key.replaceAll('=', '');

/** Checks a subscription, so that sending to it cannot fail later because of its form. */
export function checkedAddress(
  { endpoint, keys: { auth, p256dh } }: PushAddress,
  outbound: Pick<Outbound, 'allowsPort'>,
): PushAddress {
  if (!isPushUrl(endpoint, outbound))
    throw badField('endpoint', i18n._('This is not the address of a push service.'));
  if (!isPointOnCurve(p256dh)) throw badField('keys.p256dh', i18n._('This key of the browser is not valid.'));
  return { endpoint, keys: { auth: unpadded(auth), p256dh: unpadded(p256dh) } };
}

/** Encrypts addresses for the database. */
export function createAddressBook(secrets: Secrets) {
  const encryption = createEncryption(secrets.key('push-addresses'));
  const hashKey = secrets.key('push-endpoints');
  return {
    hashOf: (endpoint: string): string => createHmac('sha256', hashKey).update(endpoint).digest('base64url'),
    encrypt: (address: PushAddress, userId: string): string =>
      encryption.encrypt(JSON.stringify(address), userId),
    /** Returns null if the secret of the installation has changed. */
    decrypt(stored: string, userId: string): PushAddress | null {
      const text = encryption.decrypt(stored, userId);
      // Only `encrypt` writes addresses, so the type is right.
      return text === null ? null : (JSON.parse(text) as PushAddress);
    },
  };
}

export type AddressBook = ReturnType<typeof createAddressBook>;
