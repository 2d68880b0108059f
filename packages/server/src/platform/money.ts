import { badField } from './http/errors.ts';
import { i18n } from './i18n.ts';

/** Converts a price of the contract from dollars to cents. */
export function centsOf(dollars: number, path: string): number {
  const cents = Math.round(dollars * 100);
  // Compares the amounts after converting back, because `dollars * 100` is not exact for many amounts, such as 1.15.
  if (dollarsOf(cents) !== dollars) {
    const message = i18n._('Please use two decimals at most.');
    throw badField(path, message);
  }
  return cents;
}

export const dollarsOf = (cents: number): number => cents / 100;
