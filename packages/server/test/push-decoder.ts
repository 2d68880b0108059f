import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto';

/** The keys of a browser: a pair of keys on P-256, and a secret of 16 bytes. */
export interface BrowserKeys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts a push message as a browser does (RFC 8188 and RFC 8291). It shares no code with the server. Throws if the
 * message is not for these keys.
 */
export function decodePush(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || record.length > recordSize) throw new Error('The header is not valid.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The text ends with a delimiter, which is 2 in the last record, and then has only zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The padding is not valid.');
  return padded.toString('utf8', 0, end);
}

export function newBrowserKeys(auth: Buffer): BrowserKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth };
}

export interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Verifies the header `Authorization` of a push message (RFC 8292). Returns the claims and the public key. */
export function verifyVapid(header: string): { claims: VapidClaims; publicKey: string } {
  const found = /^vapid t=(?<token>[^, ]+), ?k=(?<key>[\w-]+)$/u.exec(header)?.groups;
  const { token = '', key: publicKey = '' } = found ?? {};
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid || JSON.stringify(json(head)) !== '{"typ":"JWT","alg":"ES256"}')
    throw new Error('The token is not valid.');
  return { claims: json(payload) as VapidClaims, publicKey };
}
