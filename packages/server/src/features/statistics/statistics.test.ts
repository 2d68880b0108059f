import type { components } from '@parvis/api-client/contract';
import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { decide, makePlan, pay } from '../../../test/payments.ts';
import { report } from '../../../test/reports.ts';
import { userRow } from '../../../test/user-row.ts';
import { newId } from '../../platform/identifiers.ts';
import { DAY } from './periods.ts';
import { createStatisticsRepository } from './repository.ts';

type Answer = components['schemas']['StatisticsAnswer'];
type Asked = Parameters<KyselyPlugin['transformQuery']>[0];
type Point = components['schemas']['StatisticsPoint'];

let community: Community;
let administrator: Caller;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
  // The staff joined a long time before the tests begin.
  await community.database.write.updateTable('users').set({ created_at: 0 }).execute();
});

afterAll(() => community.close());

const readAgain = async (caller: Caller, query = ''): Promise<Answer> =>
  (await caller.request<Answer>('GET', `/admin/statistics${query}`)).body;

/** Reads the statistics after the minute for which the server keeps the last ones. */
const read = (caller: Caller, query = ''): Promise<Answer> => {
  community.clock.advance(60_000);
  return readAgain(caller, query);
};

const last = ({ points }: Answer): Point | undefined => points.at(-1);

/** Inserts a member who joined at this time. */
async function joinAt(time: number): Promise<string> {
  const id = newId({ now: () => time });
  await community.database.write.insertInto('users').values(userRow(id, time)).execute();
  return id;
}

describe('the statistics', () => {
  test('have a point for each day, week or month, also without any rows', async () => {
    const days = await read(administrator);
    expect([days.period, days.step, days.points.length]).toEqual(['P30D', 'day', 30]);
    const today = new Date(community.clock.now()).toISOString().slice(0, 10);
    expect(last(days)).toEqual({
      from: today,
      members: 0,
      posts: 0,
      listings: 0,
      reports: 0,
      payments: 0,
      paidAmount: 0,
    });
    const weeks = await read(administrator, '?period=P13W');
    expect([weeks.step, weeks.points.length]).toEqual(['week', 13]);
    const spans = weeks.points.map(({ from }) => Date.parse(from) / DAY);
    expect(spans.map((span) => (spans.at(-1) ?? 0) - span)).toEqual(
      spans.map((_, index) => (12 - index) * 7),
    );
    expect((Date.parse(today) - Date.parse(last(weeks)?.from ?? '')) / DAY).toBe(6);
    const year = await read(administrator, '?period=P1Y');
    expect([year.step, year.points.length]).toEqual(['month', 12]);
    expect(year.points.every(({ from }) => from.endsWith('-01'))).toBe(true);
    expect(last(year)?.from.slice(0, 7)).toBe(today.slice(0, 7));
  });

  test('count from the first moment of the period', async () => {
    const first = Date.parse((await read(administrator)).points[0]?.from ?? '');
    const ids = [await joinAt(first - 1), await joinAt(first), await joinAt(first + DAY - 1)];
    expect((await read(administrator)).points.slice(0, 2).map(({ members }) => members)).toEqual([2, 0]);
    await community.database.write.deleteFrom('users').where('id', 'in', ids).execute();
    expect((await read(administrator)).points.map(({ members }) => members)).not.toContain(2);
  });

  test('count posts, reports and confirmed payments, and no deleted members', async () => {
    const josef = await community.join();
    const member = await community.join();
    const post = await josef.publish();
    await report(community, member, { subjectType: 'post', subjectId: post._id });
    const plan = await makePlan(administrator);
    const { payment } = await pay(member, plan);
    await community.jobs.drain();
    expect(last(await read(administrator))).toMatchObject({ payments: 0, paidAmount: 0 });
    await decide(administrator, payment._id, 'confirm');
    const counted = { members: 2, posts: 1, listings: 0, reports: 1, payments: 1, paidAmount: plan.price };
    for (const period of ['P30D', 'P13W', 'P1Y'])
      expect(last(await read(administrator, `?period=${period}`))).toMatchObject(counted);
    await decide(administrator, payment._id, 'refund');
    await community.database.write.deleteFrom('users').where('id', '=', josef.id).execute();
    expect(last(await read(administrator))).toMatchObject({ ...counted, members: 1, posts: 0 });
  });

  test('show moderators no payments', async () => {
    const { points } = await read(moderator);
    expect(new Set(points.flatMap(({ payments, paidAmount }) => [payments, paidAmount]))).toEqual(
      new Set([null]),
    );
    expect(points.every(({ reports }) => reports !== null)).toBe(true);
  });

  test('are counted once a minute for all staff, who still see only what they may', async () => {
    const [{ points }, others] = await Promise.all([read(administrator), readAgain(moderator)]);
    const id = await joinAt(community.clock.now());
    const [again, { points: theirs }] = [await readAgain(administrator), await readAgain(moderator)];
    expect(again.points).toEqual(points);
    expect(theirs).toEqual(points.map((point) => ({ ...point, payments: null, paidAmount: null })));
    expect(others.points).toEqual(theirs);
    expect(last(await read(administrator))?.members).toBe((points.at(-1)?.members ?? 0) + 1);
    await community.database.write.deleteFrom('users').where('id', '=', id).execute();
  });

  test('refuse an unknown period', async () => {
    expect((await administrator.request('GET', '/admin/statistics?period=P99Y')).status).toBe(400);
  });
});

/** Returns the plan of each statement that the repository runs. */
async function plansOf(run: (repository: ReturnType<typeof createStatisticsRepository>) => Promise<unknown>) {
  const { dialect, read: reader } = community.database;
  const nodes: Asked[] = [];
  const watched = reader.withPlugin({
    transformQuery: (statement) => {
      nodes.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  await run(createStatisticsRepository({ read: watched }));
  return Promise.all(
    nodes.map(async ({ node, queryId }) => {
      const query = reader.getExecutor().compileQuery(node, queryId);
      // PostgreSQL explains the generic plan, because the server is configured to use no other plan.
      const explained: CompiledQuery<Record<string, unknown>> =
        dialect === 'postgres'
          ? { ...query, sql: `explain (generic_plan) ${query.sql}`, parameters: [] }
          : { ...query, sql: `explain query plan ${query.sql}` };
      const { rows } = await reader.executeQuery(explained);
      return rows.map((row) => Object.values(row).join(' ')).join('\n');
    }),
  );
}

test('10,000 older members are not read', async () => {
  const { dialect, write } = community.database;
  const start = Date.UTC(2020, 0, 1);
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const time = start + index * 60_000;
    return userRow(newId({ now: () => time }), time);
  });
  for (let index = 0; index < rows.length; index += 500)
    await write
      .insertInto('users')
      .values(rows.slice(index, index + 500))
      .execute();
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
  const [plan] = await plansOf(({ created }) => created('users', community.clock.now() - 30 * DAY));
  expect(plan).toMatch(/Index Scan (?:using|on) users_pkey|SEARCH users USING INDEX sqlite_autoindex_users/u);
});
