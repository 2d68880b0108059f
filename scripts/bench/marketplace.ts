import { seedListings } from '../../packages/server/test/seed-listings.ts';
import { CENTER, FEW, filters } from '../../packages/server/test/sought-listings.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

export const measureMarketplace = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Marketplace',
    few: FEW,
    many: 1_000_000,
    most: { p50: 2, p99: 2 },
    store: (options, _account, count) => seedListings(options, count, count === FEW ? CENTER : null),
    paths: () =>
      Object.fromEntries(
        Object.entries(filters).map(([name, queries]) => [
          name,
          queries.map((query) => `/api/marketplace/all?limit=20${query}`),
        ]),
      ),
  });
