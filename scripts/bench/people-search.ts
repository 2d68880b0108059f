import { seedPeople } from '../../packages/server/test/seed-people.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

/** As one types: what many are called, what few are called, parts of both, and what nobody is called. */
const typed =
  'm|ma|mar|mari|maria|maria r|maria ro|ros mar|garcía|ari|ann|li|fabwald|abwal|ildor|zio|q|xq|quodvultdeus|o’b|theresa kowalski|nguyen|ma lo|xu qi|maria xq|nguyen li'.split(
    '|',
  );

/**
 * People are searched while one types. Two common words that hardly anybody has together do grow with the members, if
 * slowly: they are the slowest of a hundred requests.
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
