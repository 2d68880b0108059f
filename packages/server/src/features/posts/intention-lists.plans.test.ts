import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { userRow } from '../../../test/user-row.ts';
import { createIntentionList, type IntentionChoice } from './intention-lists.ts';

const POSTS = 100_000;
const AUTHORS = 1000;
const BATCH = 1000;

let community: Community;
const id = (kind: string, number: number): string => `${kind}${String(number).padStart(8, '0')}`;

beforeAll(async () => {
  community = await startCommunity();
  const { dialect, write } = community.database;
  await write
    .insertInto('users')
    .values(Array.from({ length: AUTHORS }, (_, number) => userRow(id('member', number), 0)))
    .execute();
  for (let begin = 0; begin < POSTS; begin += BATCH) {
    await write
      .insertInto('posts')
      .values(
        Array.from({ length: BATCH }, (_, index) => ({
          id: id('a', begin + index),
          author_id: id('member', (begin + index) % AUTHORS),
          title: '',
          content: 'For peace.',
          type: 'community' as const,
          is_intention: index % 20 === 0 ? (1 as const) : (0 as const),
          file_id: null,
          file_description: '',
          idempotency_key: null,
          fingerprint: null,
          created_at: 0,
          updated_at: null,
        })),
      )
      .execute();
  }
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
}, 120_000);

afterAll(() => community.close());

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

/** Returns the plan of the statement that reads the list. */
async function planOf(choice: IntentionChoice): Promise<string> {
  const { dialect, read, staffRule } = community.database;
  const asked: Asked[] = [];
  const watched = read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  const list = createIntentionList({ read: watched, staffRule });
  await list(
    choice,
    { viewer: id('member', 1), parishId: id('parish', 1), parish: 'st. cecilia', before: null },
    21,
  );
  const [first] = asked;
  if (first === undefined) throw new Error('no statement');
  const query = read.getExecutor().compileQuery(first.node, first.queryId);
  // On PostgreSQL, explains the generic plan, because the server is configured to use no other plan.
  const explained: CompiledQuery<Record<string, unknown>> =
    dialect === 'postgres'
      ? { ...query, sql: `explain (generic_plan) ${query.sql}`, parameters: [] }
      : { ...query, sql: `explain query plan ${query.sql}`, parameters: query.parameters.map(() => '') };
  const { rows } = await read.executeQuery(explained);
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}

test.each(['all', 'parish', 'friends', 'groups', 'mine', 'answered'] as const)(
  'the intentions of %s are read by index',
  async (choice) => {
    const plan = await planOf(choice);
    expect(plan).toMatch(/posts_intentions_(?:author|group)/);
    expect(plan).not.toMatch(/Seq Scan on posts|SCAN (?:posts|own)\b/);
  },
);
