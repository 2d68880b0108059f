import type { MarketMessages } from '../../i18n/market.ts';

export type DistanceUnit = 'mile' | 'kilometer';

/** '3 miles away' in the page's language. The minimum is 1, because a listing next door is not 0 miles away. */
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
