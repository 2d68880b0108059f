import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { useQuery } from '@tanstack/react-query';
import { languageTag } from '../../i18n/languages.ts';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { everyMarketplaceKey } from '../listings/index.ts';
import type { Listing } from './listing-cache.ts';
import { noFilters } from './listing-filters.ts';
import { marketPath } from './use-market-address.ts';
import { useMarketplace } from './use-marketplace.ts';

type Seller = Schemas['Seller'];

const fresh = 5 * 60_000;
const mostListings = 100;

function factsOf(i18n: I18n, { memberSince, parish, answersWithin }: Seller): string[] {
  const month = new Intl.DateTimeFormat(languageTag(i18n.locale), { month: 'long', year: 'numeric' });
  const answers = {
    hour: i18n._('Usually answers within an hour'),
    day: i18n._('Usually answers within a day'),
    week: i18n._('Usually answers within a few days'),
  };
  return [
    i18n._('Member since {month}', { month: month.format(new Date(memberSince)) }),
    ...(parish === null ? [] : [parish]),
    ...(answersWithin === null ? [] : [answers[answersWithin]]),
  ];
}

const linkOf = (i18n: I18n, { otherListings: count }: Seller, ownerId: string) =>
  count === 0
    ? undefined
    : {
        href: marketPath({ ...noFilters, owner: ownerId }),
        label:
          count < mostListings
            ? i18n._('{count, plural, one {# other listing} other {# other listings}}', { count })
            : i18n._('More than {count} other listings', { count: mostListings - 1 }),
      };

/**
 * What a buyer can know about the seller of a listing. The facts are empty until they are loaded, and undefined for
 * the member's own listing.
 */
export function useSeller({ _id: id, owner }: Listing) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { userId } = useMarketplace();
  const isOwn = owner._id === userId;
  const { data: seller } = useQuery({
    queryKey: [...everyMarketplaceKey, 'seller', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/marketplace/seller/{id}', { params: { path: { id } }, signal })).seller,
    enabled: !isOwn,
    staleTime: fresh,
  });
  if (isOwn) return {};
  if (seller === undefined) return { facts: [] };
  return { facts: factsOf(i18n, seller), listings: linkOf(i18n, seller, owner._id) };
}
