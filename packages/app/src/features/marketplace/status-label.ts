import type { I18n } from '@lingui/core';
import { fullName } from '../people/index.ts';
import type { Listing } from './listing-cache.ts';

/** Says for whom a listing is reserved. Undefined if the reader does not know it, or if nobody in particular. */
export function statusLabel(
  i18n: I18n,
  { reservedFor, isReservedForYou }: Pick<Listing, 'reservedFor' | 'isReservedForYou'>,
): string | undefined {
  if (isReservedForYou === true) return i18n._('Reserved for you');
  return reservedFor === undefined
    ? undefined
    : i18n._('Reserved for {name}', { name: fullName(reservedFor) });
}
