import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { dollarsOf } from '../../platform/money.ts';
import { can } from '../../platform/permissions.ts';
import { createAudit } from '../audit/index.ts';
import { DAY, pointAt, pointsOf } from './periods.ts';
import { statisticsPolicy } from './policy.ts';
import { createStatisticsRepository, type DayCount } from './repository.ts';

type Schemas = components['schemas'];

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, DATE_LENGTH);

/** The sum of a number of each day, for each point. */
function sumsOf<Row extends DayCount>(
  starts: readonly number[],
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): readonly number[] {
  const sums = starts.map(() => 0);
  for (const row of rows) {
    const index = pointAt(starts, row.day);
    if (index !== -1) sums[index] = (sums[index] ?? 0) + numberOf(row);
  }
  return sums;
}

const countOf = ({ count }: DayCount): number => count;

export function statisticsRoutes(dependencies: Dependencies): Pick<Handlers, 'readStatistics'> {
  const { clock, database } = dependencies;
  const repository = createStatisticsRepository(database);
  const audit = createAudit(dependencies);

  return {
    readStatistics: ({ actor, query: { period = 'P30D' } }) =>
      audit.attempt(actor, { action: 'statistics.read', subject: null }, statisticsPolicy.read, async () => {
        const { step, starts } = pointsOf(period, clock.now());
        const since = (starts[0] ?? 0) * DAY;
        const created = async (table: Parameters<typeof repository.created>[0]) =>
          sumsOf(starts, await repository.created(table, since), countOf);
        const [members, posts, listings, reports, payments] = await Promise.all([
          created('users'),
          created('posts'),
          created('listings'),
          can(actor, 'report.review') ? created('reports') : null,
          can(actor, 'payment.review') ? repository.confirmedPayments(since) : null,
        ]);
        const paid = payments === null ? null : sumsOf(starts, payments, countOf);
        const cents = payments === null ? null : sumsOf(starts, payments, (row) => row.cents);
        const points = starts.map((start, index): Schemas['StatisticsPoint'] => ({
          from: dateOf(start),
          members: members[index] ?? 0,
          posts: posts[index] ?? 0,
          listings: listings[index] ?? 0,
          reports: reports === null ? null : (reports[index] ?? 0),
          payments: paid === null ? null : (paid[index] ?? 0),
          paidAmount: cents === null ? null : dollarsOf(cents[index] ?? 0),
        }));
        return { status: 200, body: { period, step, points } };
      }),
  };
}
