import { randomInt } from 'node:crypto';

/**
 * The letters and digits of a reference. People do not confuse them when they read or hear them, and they form no
 * words. The number of these characters is a prime, so the check character reveals every wrong character and every swap
 * of two neighbors.
 */
const ALPHABET = 'CDFGHJKMNPRTWX34679';
const LENGTH = 8;

/** Returns the weighted sum of the characters modulo the prime. It is 0 for a valid reference. */
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
 * Finds the reference in a typed text, or returns null. The text can have any letter case and any separators, and can
 * contain other words.
 */
export function readReference(typed: string): string | null {
  const words = typed.split(/\s+/u);
  const ends = words.map((_, index) => words.slice(index).join(''));
  return [...ends, ...words].map(compact).find(isReference) ?? null;
}
