import { cleanText } from '../../platform/text.ts';

const NO_DIGIT = /\D/gu;
/** The number of digits without the country code 1. */
const US_DIGITS = 10;

/** Normalizes the contact that the payer has at the transfer service. The contract has already checked its format. */
export function contactOf(typed: string): string {
  const text = cleanText(typed, { multiline: false });
  return text.includes('@') ? text.toLowerCase() : text.replaceAll(NO_DIGIT, '').slice(-US_DIGITS);
}
