import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';
import type { Listing } from './listing-cache.ts';

export const dollars = (i18n: I18n, amount: number): string =>
  new Intl.NumberFormat(languageTag(i18n.locale), {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** Says what the member has offered for the listing, and what the seller has answered. */
export function offerNote(i18n: I18n, { yourOffer }: Pick<Listing, 'yourOffer'>): string | undefined {
  if (yourOffer === undefined) return undefined;
  const amount = dollars(i18n, yourOffer.amount);
  const notes = {
    open: () => i18n._('You have offered {amount}. The seller has not answered yet.', { amount }),
    accepted: () => i18n._('The seller has accepted your offer of {amount}.', { amount }),
    declined: () => i18n._('The seller has declined your offer of {amount}.', { amount }),
  };
  return notes[yourOffer.state]();
}
