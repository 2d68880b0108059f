import type { ListingMapPlace } from './map-places.ts';

type Sample = readonly [id: string, title: string, price: number, status?: 'reserved'];

const place = (
  id: string,
  label: string,
  latitude: number,
  longitude: number,
  count: number,
  ...samples: readonly Sample[]
): ListingMapPlace => ({
  id,
  label,
  latitude,
  longitude,
  count,
  href: `#near-${id}`,
  samples: samples.map(([sample, title, price, status]) => ({
    id: sample,
    title,
    price,
    href: `#${sample}`,
    status: status ?? 'available',
  })),
});

/** Sample places across the whole country. */
export const mapPlaces: readonly ListingMapPlace[] = [
  place(
    '606',
    'Chicago, IL',
    41.88,
    -87.63,
    128,
    ['icon', 'Icon of Our Lady of Tenderness, hand-painted', 340],
    ['rosary', 'Rosary of olive wood from Bethlehem', 18.5],
    ['candlestick', 'Pair of brass candlesticks', 45, 'reserved'],
  ),
  place('100', 'New York, NY', 40.75, -73.99, 64, ['missal', 'Four missals of the 1950s', 0]),
  place('112', 'Brooklyn, NY', 40.65, -73.95, 31, ['chasuble', 'Gothic chasuble in green, with stole', 280]),
  place('021', 'Boston, MA', 42.35, -71.07, 27, ['breviary', 'Breviary in four volumes', 160]),
  place('900', 'Los Angeles, CA', 34.05, -118.25, 22, ['saloon', 'Saloon, 2014, one owner', 8400]),
  place('770', 'Houston, TX', 29.76, -95.37, 18, ['crib', 'Crib figures, carved, 24 cm', 210]),
  place('070', 'Newark, NJ', 40.74, -74.17, 12, ['lamp', 'Sanctuary lamp, red glass', 120]),
  place('331', 'Miami, FL', 25.77, -80.19, 9, ['statue', 'Statue of Saint Barbara', 75]),
  place('631', 'St. Louis, MO', 38.63, -90.2, 7, ['harmonium', 'Harmonium, plays well', 350]),
  place('981', 'Seattle, WA', 47.61, -122.33, 6, ['bench', 'Oak kneeler from the old chapel', 95]),
  place('802', 'Denver, CO', 39.74, -104.99, 4, ['books', 'Lives of the saints, 12 volumes', 60]),
  place('009', 'San Juan, PR', 18.44, -66.07, 3, ['santos', 'Santos of Puerto Rican cedar', 140]),
  place('968', 'Honolulu, HI', 21.3, -157.85, 2, ['medal', 'Medal of Saint Damien', 12]),
  place('995', 'Anchorage, AK', 61.2, -149.9, 1, ['icon-ak', 'Icon of Saint Herman of Alaska', 55]),
  place('969', 'Hagåtña, GU', 13.47, 144.75, 1, ['latte', 'Latte stone cross', 30]),
];
