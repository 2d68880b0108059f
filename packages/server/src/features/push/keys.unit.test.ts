import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushKeysOf } from './keys.ts';

const keysFor = (secret: string) =>
  pushKeysOf({
    config: { contactEmail: 'contact@parvis.example' },
    secrets: { key: () => Buffer.from(secret, 'hex') },
  });

test('an installation always has the same keys', () => {
  expect(keysFor('ab'.repeat(32))).toEqual(keysFor('ab'.repeat(32)));
  expect(keysFor('ab'.repeat(32))).not.toEqual(keysFor('cd'.repeat(32)));
  expect(keysFor('ab'.repeat(32)).subject).toBe('mailto:contact@parvis.example');
});

// Zero, a number with zeros in front, and numbers beyond the order of the curve.
test.each(['00', '01', 'fe', 'ff'])('every secret makes a valid pair of keys: %s', (last) => {
  const { privateKey, publicKey } = keysFor(`${last === '01' ? '00' : last}${last.repeat(31)}`);
  const point = Buffer.from(publicKey, 'base64url');
  expect([point.length, point[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32]);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signature = sign(
    'sha256',
    Buffer.from('token'),
    createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' }),
  );
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify('sha256', Buffer.from('token'), key, signature)).toBe(true);
});
