import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const key = Buffer.alloc(32, 7);
const { encrypt, decrypt } = createEncryption(key);

test('decrypts its own ciphertext', () => {
  const stored = encrypt('JBSWY3DPEHPK3PXP', 'maria');
  expect(stored).not.toContain('JBSWY3DP');
  expect(decrypt(stored, 'maria')).toBe('JBSWY3DPEHPK3PXP');
  expect(encrypt('JBSWY3DPEHPK3PXP', 'maria')).not.toBe(stored);
});

test('rejects ciphertext that belongs to another row or key, or was changed', () => {
  const stored = encrypt('JBSWY3DPEHPK3PXP', 'maria');
  const changed = Buffer.from(stored, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(decrypt(stored, 'anna')).toBeNull();
  expect(createEncryption(Buffer.alloc(32, 8)).decrypt(stored, 'maria')).toBeNull();
  expect(decrypt(changed.toString('base64url'), 'maria')).toBeNull();
  expect(decrypt('', 'maria')).toBeNull();
});
