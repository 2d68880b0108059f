import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Community } from './community.ts';
import { parishDetails } from './publications.ts';
import { userRow } from './user-row.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createGroupRepository } from '../src/features/groups/repository.ts';
import { everything } from '../src/features/publications/filter.ts';
import { createPublicationRepository } from '../src/features/publications/repository.ts';
import { createParishFollowRepository } from '../src/features/parish-follows/repository.ts';

const ROWS = 20_000;
const PARISHES = 1000;
const BATCH = 500;

let community: Community;
const id = (kind: string, number: number): string => `${kind}${String(number).padStart(8, '0')}`;
const parishOf = (number: number): string => id('a', number % PARISHES);

beforeAll(async () => {
  community = await startCommunity();
  const { dialect, write } = community.database;
  for (let begin = 0; begin < ROWS; begin += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => begin + index);
    await write
      .insertInto('users')
      .values(numbers.map((number) => userRow(id('member', number), 0)))
      .execute();
    await write
      .insertInto('publications')
      .values(
        numbers.map((number) => ({
          id: id('a', number),
          kind: number < PARISHES ? ('parish' as const) : ('event' as const),
          state: 'published' as const,
          language: 'en' as const,
          title: 'Saint',
          title_key: 'saint',
          summary: '',
          body: '',
          author: '',
          category: '',
          details: JSON.stringify(parishDetails),
          begins_at: number,
          ends_at: number,
          file_description: '',
          published_at: 0,
          confirmed_at: 0,
          created_at: 0,
          updated_at: 0,
        })),
      )
      .execute();
    await write
      .insertInto('groups')
      .values(
        numbers.map((number) => ({
          id: id('b', number),
          founder_id: id('member', number),
          name: 'Choir',
          description: 'We sing.',
          category: 'prayer' as const,
          place: '',
          admission: 'open' as const,
          idempotency_key: null,
          fingerprint: null,
          created_at: 0,
        })),
      )
      .execute();
    await write
      .insertInto('parish_follows')
      .values(
        numbers.map((number) => ({
          id: id('c', number),
          user_id: id('member', number),
          parish_id: parishOf(number),
          is_mine: 1 as const,
          is_visible: number % 2 === 0 ? (1 as const) : (0 as const),
          created_at: 0,
        })),
      )
      .execute();
    await write
      .insertInto('group_parishes')
      .values(numbers.map((number) => ({ group_id: id('b', number), parish_id: parishOf(number) })))
      .execute();
    await write
      .insertInto('publication_parishes')
      .values(numbers.map((number) => ({ publication_id: id('a', number), parish_id: parishOf(number) })))
      .execute();
  }
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
}, 120_000);

afterAll(() => community.close());

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

/** Returns the plan of the statement that the reading runs. */
async function planOf(reading: (database: Database) => Promise<unknown>): Promise<string> {
  const { dialect, read } = community.database;
  const asked: Asked[] = [];
  const watched = read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  await reading({ ...community.database, read: watched, shortReads: watched });
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

const viewer = id('member', 1);
const parishId = parishOf(1);
const coming = { ...everything, kind: 'event' as const, state: 'published' as const, endsAfter: 0, parishId };

test.each<[string, RegExp, RegExp, (database: Database) => Promise<unknown>]>([
  [
    'visible members',
    /parish_follows_visible/,
    /Seq Scan on (?:parish_follows|users)|SCAN (?:parish_follows|users)\b(?! USING)/,
    (database) => createParishFollowRepository(database).visible({ parishId, viewer, before: 'g' }, 21),
  ],
  [
    'events',
    /publication_parishes_parish_id/,
    /publications_begins_at|Seq Scan on publications\b|SCAN publications\b/,
    (database) =>
      createPublicationRepository(database).page(
        coming,
        { column: 'begins_at', direction: 'asc' },
        { limit: 4, after: null, viewer },
      ),
  ],
  [
    'groups',
    /group_parishes_parish_id/,
    /Seq Scan on groups\b|SCAN groups\b/,
    (database) =>
      createGroupRepository(database).page(
        viewer,
        { category: null, words: [], isOwn: false, parishId },
        'g',
        4,
      ),
  ],
])('the %s of a parish are read by index', async (_, wanted, unwanted, reading) => {
  const plan = await planOf(reading);
  expect(plan).toMatch(wanted);
  expect(plan).not.toMatch(unwanted);
});
