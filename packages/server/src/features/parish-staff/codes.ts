import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Without the letters and digits that look alike in print: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY';
/** About 46 bits. Five attempts cannot guess this. */
const LENGTH = 10;

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');

/** Creates codes that people read in an email or a letter. Only their hashes are stored. */
export function createClaimCodes(key: Buffer) {
  const hash = (code: string): string => createHmac('sha256', key).update(plain(code)).digest('base64url');

  return {
    hash,

    /** Returns a new code in groups, such as `7KQ4-MX4T-9A`. */
    make(): string {
      const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
      return characters.join('').replaceAll(/.{4}(?=.)/gu, '$&-');
    },

    matches: (code: string, stored: string): boolean =>
      timingSafeEqual(Buffer.from(hash(code)), Buffer.from(stored)),
  };
}
