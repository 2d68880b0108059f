import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from './community.ts';
import { look } from './listings.ts';
import { writeListings } from './seed-listings.ts';
import { CENTER, FEW, filters } from './sought-listings.ts';

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  const { databaseUrl } = community.config;
  await writeListings(community.database, FEW, { databaseUrl, center: CENTER });
}, 60_000);

afterAll(() => community.close());

/** The searches that have few or no matches. They are measured too, but do not fill a page. */
const short = new Set(['&search=wooden%20icon', '&search=quodlibet']);
const queries = Object.entries(filters).flatMap(([name, asked]) =>
  asked.filter((query) => !short.has(query)).map((query) => [name, query] as const),
);

test.each(queries)('the few matching listings fill a page for %s (%s)', async (name, query) => {
  const { items } = await look(maria, `?limit=20${query}`);
  expect(items.length).toBeGreaterThanOrEqual(name === 'all together' ? 10 : 20);
});
