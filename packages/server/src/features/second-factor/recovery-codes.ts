import { hash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Leaves out characters that people easily confuse. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Returns new codes, each with 78 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

/** Returns a typed code in normalized form. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

/** A fast hash is enough, because the code is random. The member's id serves as the salt. */
export const recoveryCodeHash = (userId: string, code: string): string =>
  hash('sha256', `${userId} ${plainCode(code)}`, 'base64url');
