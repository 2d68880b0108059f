import { Link } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField } from '../../platform/field-errors.ts';
import type { ListingFilters, MarketView } from './listing-filters.ts';
import { marketPath } from './use-market-address.ts';

type ListFailure = { error?: ReactNode; onRetry?: () => void };

/** The text for a failed load, and how to recover. */
export function useListFailure(
  error: Error | null,
  { filters, view, retry }: { filters: ListingFilters; view: MarketView; retry: () => void },
): ListFailure {
  const { i18n } = useLingui();
  if (error === null) return {};
  const message = errorText(i18n, error, i18n._('Error fetching marketplaces'));
  if (filters.zip === null || errorsByField(error)['zip'] === undefined)
    return { error: message, onRetry: retry };
  return {
    error: (
      <>
        {message}{' '}
        <Link href={marketPath({ ...filters, zip: null }, view)}>{i18n._('Clear this ZIP code')}</Link>
      </>
    ),
  };
}
