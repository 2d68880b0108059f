import type { MarketMessages } from '../../i18n/market.ts';

export type DistanceUnit = 'mile' | 'kilometer';

/**
 * Formats a distance in the page's language: '3 miles away'. The minimum is 1, because '0 miles away' would
 * look wrong.
 */
export const distanceAway = (
  market: Pick<MarketMessages, 'awayFrom'>,
  locale: string,
  distance: number,
  unit: DistanceUnit,
): string =>
  market.awayFrom(
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    }).format(Math.max(1, distance)),
  );
