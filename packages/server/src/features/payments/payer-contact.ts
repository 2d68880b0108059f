import { cleanText } from '../../platform/text.ts';

const NO_DIGIT = /\D/gu;
/** Without the 1 that may stand before them. */
const US_DIGITS = 10;

/** In one way of writing: by what the transfer service knows the payer, whose form the contract has looked at. */
export function contactOf(typed: string): string {
  const text = cleanText(typed, { multiline: false });
  return text.includes('@') ? text.toLowerCase() : text.replaceAll(NO_DIGIT, '').slice(-US_DIGITS);
}
