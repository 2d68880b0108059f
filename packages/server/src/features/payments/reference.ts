import { randomInt } from 'node:crypto';

/**
 * Letters and digits that are not confused when read or heard, and that form no words. Their number is prime, so that
 * the check character reveals every wrong character and every swap of neighbors.
 */
const ALPHABET = 'CDFGHJKMNPRTWX34679';
const LENGTH = 8;

/** The sum of all characters, each weighted by its position, is a multiple of the prime. */
function remainder(values: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (LENGTH - index), 0);
  return sum % ALPHABET.length;
}

function checked(values: readonly number[]): string {
  const check = (ALPHABET.length - remainder([...values, 0])) % ALPHABET.length;
  return [...values, check].map((value) => ALPHABET[value]).join('');
}

export function makeReference(): string {
  return checked(Array.from({ length: LENGTH - 1 }, () => randomInt(ALPHABET.length)));
}

function isReference(text: string): boolean {
  if (text.length !== LENGTH) return false;
  const values = Array.from(text, (character) => ALPHABET.indexOf(character));
  return !values.includes(-1) && remainder(values) === 0;
}

const compact = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * The reference in a typed text: any letter case and separators, also at the end of a memo or among other words; null
 * if there is none.
 */
export function readReference(typed: string): string | null {
  const words = typed.split(/\s+/u);
  const ends = words.map((_, index) => words.slice(index).join(''));
  return [...ends, ...words].map(compact).find(isReference) ?? null;
}
