import { seedAllTowns } from '../../packages/server/test/seed-parishes.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

/** Places in a large city, in a town and in the country. */
const zips = ['02134', '10001', '60601', '90012', '62701', '59301'];
const day = 'day=2026-12-06';

/**
 * Measures the search for Masses near a ZIP code, among parishes in all towns of the United States. With more parishes,
 * there are more near each place, too.
 */
export const measureMass = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Finding Mass',
    few: 1000,
    many: 50_000,
    store: (options, _account, count) => seedAllTowns(options, count),
    paths: () => ({
      'by distance': zips.map((zip) => `/api/mass/find?zip=${zip}&${day}`),
      'by time': zips.map((zip) => `/api/mass/find?zip=${zip}&${day}&after=09:00&sort=time`),
      'in Spanish': zips.map((zip) => `/api/mass/find?zip=${zip}&${day}&language=es&distance=50`),
      'with confession': zips.map((zip) => `/api/mass/find?zip=${zip}&${day}&confession=true`),
    }),
  });
