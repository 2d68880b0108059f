import { seedPeople } from '../../packages/server/test/seed-people.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

/** Typical search texts: common names, rare names, parts of both, and names that nobody has. */
const typed =
  'm|ma|mar|mari|maria|maria r|maria ro|ros mar|garcía|ari|ann|li|fabwald|abwal|ildor|zio|q|xq|quodvultdeus|o’b|theresa kowalski|nguyen|ma lo|xu qi|maria xq|nguyen li'.split(
    '|',
  );

/**
 * Measures the search for people, which runs while somebody types. A search for two common names that hardly anybody
 * has together is the slowest of a hundred requests. This slowest search gets slower with more members, but only a
 * little.
 */
export const measurePeopleSearch = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'People search',
    few: 10_000,
    many: 100_000,
    store: (options, _account, count) => seedPeople(options, count),
    paths: () => ({
      '': typed.map((text) => `/api/user/all?limit=10&search=${encodeURIComponent(text)}`),
    }),
  });
