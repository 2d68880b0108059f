import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { writeSoughtPosts, wordOf } from '../../../test/seed-sought-posts.ts';
import { parseSought } from '../../platform/search/sought.ts';
import { faithTerms } from '../../platform/search/terms.ts';
import { createPostFinder } from '../posts/index.ts';

const POSTS = 12_000;

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  await writeSoughtPosts(community.database, maria.id, POSTS, community.config.databaseUrl);
}, 120_000);

afterAll(() => community.close());

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

/** Returns the SQL statements that the search runs. */
async function statementsOf(kind: 'intention' | 'ordinary', typed: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const read = community.database.read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  const { clock, database } = community;
  const secrets = { key: () => Buffer.alloc(32) };
  const find = createPostFinder({ clock, secrets, database: { ...database, read } })(kind);
  const actor = { userId: maria.id } as Parameters<typeof find>[0];
  await find(actor, parseSought(typed, await faithTerms()), { before: 'g', limit: 20 });
  return asked;
}

async function planOf({ node, queryId }: Asked): Promise<string> {
  const { dialect, read } = community.database;
  const query = read.getExecutor().compileQuery(node, queryId);
  // On PostgreSQL, explains the generic plan, because the server is configured to use no other plan.
  const explained: CompiledQuery<Record<string, unknown>> =
    dialect === 'postgres'
      ? { ...query, sql: `explain (generic_plan) ${query.sql}`, parameters: [] }
      : { ...query, sql: `explain query plan ${query.sql}` };
  const { rows } = await read.executeQuery(explained);
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}

/** Whether the plan reads all posts or all words. */
const readsAll = (plan: string): boolean =>
  /Seq Scan on (?:posts|post_words)|SCAN (?:posts|post_words)/u.test(plan);

describe.each(['intention', 'ordinary'] as const)('the search for posts reads indexes only (%s)', (kind) => {
  test.each([
    ['a frequent word', 'the'],
    ['a rare word', wordOf(20_000)],
    ['a short beginning', 'b'],
    ['a term of the faith', 'rosario'],
    ['two frequent words that are rarely together', `${wordOf(40)} ${wordOf(90)}`],
    ['a frequent and a rare word', `the ${wordOf(20_000)}`],
    ['a phrase', '"we pray"'],
    ['a word that no post has', 'nobodyhasthis'],
  ])('for %s, with few statements', async (_, typed) => {
    const asked = await statementsOf(kind, typed);
    // At most: the counts, the words alike, four queries of candidates, and the posts of each.
    expect(asked.length).toBeLessThan(30);
    for (const statement of asked) {
      const plan = await planOf(statement);
      expect(readsAll(plan) ? plan : '').toBe('');
    }
  });
});
