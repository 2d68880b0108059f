import { badField } from './http/errors.ts';
import { i18n } from './i18n.ts';

/** Converts a price of the contract, in dollars, to cents. */
export function centsOf(dollars: number, path: string): number {
  const cents = Math.round(dollars * 100);
  // Not `dollars * 100`, which is inexact for many amounts with two decimals, such as 1.15.
  if (dollarsOf(cents) !== dollars) {
    const message = i18n._('Please use two decimals at most.');
    throw badField(path, message);
  }
  return cents;
}

export const dollarsOf = (cents: number): number => cents / 100;
