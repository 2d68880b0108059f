import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { parishDetails } from '../../../test/publications.ts';
import { createNearestParishes } from './parishes-near.ts';

const PARISHES = 50_000;
const BATCH = 1000;
/** The lowest ZIP code of the parishes. */
const FAR_AWAY = 90_000;

let community: Community;

beforeAll(async () => {
  community = await startCommunity();
  const { dialect, write } = community.database;
  const numbers = Array.from({ length: PARISHES }, (_, number) => number);
  for (let begin = 0; begin < PARISHES; begin += BATCH) {
    const batch = numbers
      .slice(begin, begin + BATCH)
      .map((number) => ({ id: `parish-${number}`, zip: String(FAR_AWAY + (number % 1000)) }));
    await write
      .insertInto('publications')
      .values(
        batch.map(({ id, zip }) => ({
          id,
          kind: 'parish' as const,
          state: 'published' as const,
          language: 'en' as const,
          title: `Saint ${id}`,
          title_key: `saint ${id}`,
          summary: '',
          body: '',
          author: '',
          category: '',
          details: JSON.stringify({ ...parishDetails, zip }),
          begins_at: 0,
          ends_at: 0,
          file_description: '',
          published_at: 0,
          confirmed_at: 0,
          created_at: 0,
          updated_at: 0,
        })),
      )
      .execute();
    await write
      .insertInto('publication_words')
      .values(batch.map(({ id }) => ({ publication_id: id, word: 'saint' })))
      .execute();
  }
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
}, 120_000);

afterAll(() => community.close());

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

/** Returns the plans of the statements that the search runs. */
async function plansOf(words: readonly string[], after: { feet: number; name: string; id: string } | null) {
  const { dialect, read } = community.database;
  const asked: Asked[] = [];
  const watched = read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  const zips = Array.from({ length: 1200 }, (_, index) => ({ zip: String(10_000 + index), feet: index }));
  const nearest = createNearestParishes({ dialect, read: watched });
  expect(await nearest(zips, words, { limit: 51, after, viewer: null })).toEqual([]);
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

test.each([
  ['', [], null],
  [' with a common word', ['saint'], null],
  [', second page', [], { feet: 10, name: 'saint', id: 'parish-1' }],
] as const)('a search near a ZIP code%s reads no parishes far away', async (_, words, after) => {
  const plans = await plansOf(words, after);
  expect(plans).toHaveLength(1);
  for (const plan of plans) {
    expect(plan).toContain('publications_parish_zip');
    expect(plan).not.toMatch(
      /Seq Scan on (?:publications|publication_words)|SCAN (?:publications|publication_words)/u,
    );
  }
});
