import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { seedParishes } from '../../../test/seed-parishes.ts';
import { createFindServices, type Part } from './find-services.ts';

let community: Community;

beforeAll(async () => {
  community = await startCommunity();
  const { dialect, write } = community.database;
  await seedParishes(community.database, 5000);
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
}, 120_000);

afterAll(() => community.close());

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

/** Returns the plans of the statements that the search runs. */
async function plansOf(change: Partial<Part>) {
  const { dialect, read } = community.database;
  const asked: Asked[] = [];
  const watched = read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  await createFindServices({ dialect, read: watched })({
    zips: Array.from({ length: 1200 }, (_, index) => ({ zip: String(10_000 + index), feet: index })),
    from: 0,
    until: 1440,
    day: {
      date: '2026-12-08',
      weekday: '2',
      keys: ['2', '2026-12-08', 'holy-day'],
      isHolyDay: true,
      gap: null,
    },
    language: null,
    confession: false,
    sort: 'distance',
    after: null,
    limit: 21,
    ...change,
  });
  return Promise.all(
    asked.map(async ({ node, queryId }) => {
      const query = read.getExecutor().compileQuery(node, queryId);
      // On PostgreSQL, explains the generic plan, because the server is configured to use no other plan.
      const explained: CompiledQuery<Record<string, unknown>> =
        dialect === 'postgres'
          ? { ...query, sql: `explain (generic_plan) ${query.sql}`, parameters: [] }
          : { ...query, sql: `explain query plan ${query.sql}` };
      const { rows } = await read.executeQuery(explained);
      return rows.map((row) => Object.values(row).join(' ')).join('\n');
    }),
  );
}

const after = { feet: 10, clock: 600, id: 'parish-1', position: 0 };

test.each([
  ['', {}],
  [' in a language', { language: 'es' }],
  [' with confession before', { confession: true }],
  [' sorted by time', { sort: 'time', until: 60 }],
  [', second page', { after }],
] as const)('a search for Masses%s reads no parishes far away', async (_, change) => {
  const plans = await plansOf(change);
  expect(plans).toHaveLength(1);
  for (const plan of plans) {
    expect(plan).toContain('service_times_zip');
    expect(plan).not.toMatch(/Seq Scan|SCAN (?:mass|confession|holy|replaced|publications)/u);
  }
});
