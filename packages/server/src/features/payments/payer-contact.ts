import { cleanText } from '../../platform/text.ts';
import { contactUnclear } from './refusals.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const BETWEEN_DIGITS = /[\s().\-\u2010-\u2015]/gu;
/** Neither an area code nor an exchange begins with 0 or 1. */
const US_PHONE = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/u;

/** By what the transfer service knows the payer, in one way of writing; null where it is neither of the two. */
export function contactOf(typed: string): string | null {
  const text = cleanText(typed, { multiline: false });
  if (EMAIL.test(text)) return text.toLowerCase();
  return US_PHONE.exec(text.replaceAll(BETWEEN_DIGITS, ''))?.[1] ?? null;
}

export function readContact(typed: string): string {
  const contact = contactOf(typed);
  if (contact === null) throw contactUnclear();
  return contact;
}
