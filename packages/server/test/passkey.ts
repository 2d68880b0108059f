import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { Caller } from './community.ts';

type Schemas = components['schemas'];
type CreationOptions = Schemas['PasskeyCreationOptions'];
type RequestOptions = Schemas['PasskeyRequestOptions'];

/** Faults that the passkey of a test has on purpose. */
export interface Flaws {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly crossOrigin?: boolean;
  readonly attestation?: { readonly fmt: string; readonly attStmt: ReadonlyMap<string, CborValue> };
}

export interface Device {
  readonly id: string;
  create(options: CreationOptions, flaws?: Flaws): Schemas['PasskeyRegistration'];
  /** Signs a challenge, and increases the counter of uses. */
  get(options: RequestOptions, flaws?: Flaws): Schemas['PasskeyAuthentication'];
}

const ORIGIN = 'http://localhost:3000';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x18;
const WITH_CREDENTIAL = 0x40;

type CborValue = number | string | Buffer | readonly CborValue[] | ReadonlyMap<number | string, CborValue>;

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 0x1_00) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 0xff]);
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  const items = [...value];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

function authenticatorData(rpId: string, flags: number, count: number): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(count);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
}

const clientData = (type: string, challenge: string, { origin = ORIGIN, crossOrigin = false }: Flaws) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));

/** Creates an authenticator in software with one ES256 key. It does what a browser and a device would do together. */
export function createDevice(): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  const coseKey = cbor(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let counter = 0;
  let handle = '';

  return {
    id,

    create(options, flaws = {}) {
      const { rpId = options.rp.id, isVerified = true, attestation } = flaws;
      handle = options.user.id;
      const flags = PRESENT | (isVerified ? VERIFIED : 0) | SYNCED | WITH_CREDENTIAL;
      const size = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([
        authenticatorData(rpId, flags, 0),
        Buffer.alloc(16),
        size,
        credential,
        coseKey,
      ]);
      const { fmt = 'none', attStmt = new Map<string, CborValue>() } = attestation ?? {};
      const attestationObject = cbor(
        new Map<string, CborValue>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, flaws).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    get(options, flaws = {}) {
      counter += 1;
      const { rpId = options.rpId, isVerified = true, userHandle = handle } = flaws;
      const flags = PRESENT | (isVerified ? VERIFIED : 0) | SYNCED;
      const authData = authenticatorData(rpId, flags, flaws.counter ?? counter);
      const data = clientData('webauthn.get', options.challenge, flaws);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: null,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

export const creationOptions = async (member: Caller): Promise<CreationOptions> =>
  (await member.request<CreationOptions>('POST', '/user/passkeys/options')).body;

/** Adds a passkey for a member who has just logged in. */
export async function addPasskey(
  member: Caller,
  device: Device,
  flaws: Flaws = {},
): Promise<Schemas['PasskeyAdded']> {
  const response = device.create(await creationOptions(member), flaws);
  const { body } = await member.request<Schemas['PasskeyAdded']>('POST', '/user/passkeys', {
    body: { name: 'My phone', response },
  });
  return body;
}
