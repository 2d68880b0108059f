import { seedSoughtPosts, wordOf } from '../../packages/server/test/seed-sought-posts.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

/** Ranks of words, from the most frequent to the rarest. */
const ranks = [0, 7, 15, 40, 200, 1000, 5000, 20_000];

const rare = wordOf(20_000);
const typed = [
  ...ranks.map(wordOf),
  ...ranks.map((rank) => wordOf(rank).slice(0, 3)),
  'rosario',
  'misa de la parroquia',
  '"we pray"',
  `"${wordOf(40)} rosary"`,
  'the of and in to we',
  `the ${rare}`,
  `${wordOf(200)} ${wordOf(1000)}`,
  `${wordOf(40)} ${wordOf(41)} ${wordOf(42)}`,
  'nobody-has-this',
];

/** Measures the search for posts among ten thousand and a million. `SEARCH_POSTS` sets another number. */
export const measureSearch = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Search for posts',
    few: 10_000,
    many: Number(process.env['SEARCH_POSTS'] ?? 1_000_000),
    store: (options, account, count) => seedSoughtPosts(options, account._id, count),
    paths: () => ({
      '': typed.map((text) => `/api/search?kind=posts&q=${encodeURIComponent(text)}`),
    }),
    most: { p50: 1.3, p99: 1.3 },
  });
