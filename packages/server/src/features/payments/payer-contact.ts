import { cleanText } from '../../platform/text.ts';

const NO_DIGIT = /\D/gu;
/** Without the country code 1. */
const US_DIGITS = 10;

/** Normalizes the payer's contact at the transfer service; the contract has checked its format. */
export function contactOf(typed: string): string {
  const text = cleanText(typed, { multiline: false });
  return text.includes('@') ? text.toLowerCase() : text.replaceAll(NO_DIGIT, '').slice(-US_DIGITS);
}
