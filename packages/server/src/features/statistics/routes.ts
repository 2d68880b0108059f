import { cached } from '../../platform/cached.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { dollarsOf } from '../../platform/money.ts';
import { can } from '../../platform/permissions.ts';
import { createAudit } from '../audit/index.ts';
import { DAY, pointAt, pointsOf, type Period } from './periods.ts';
import { statisticsPolicy } from './policy.ts';
import { createStatisticsRepository, type DayCount } from './repository.ts';

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

/** The same numbers are shown to all staff for this time, because counting reads many rows. */
const MINUTE = 60_000;

export function statisticsRoutes(dependencies: Dependencies): Pick<Handlers, 'readStatistics'> {
  const { clock, database } = dependencies;
  const repository = createStatisticsRepository(database);
  const audit = createAudit(dependencies);

  async function count(period: Period) {
    const { step, starts } = pointsOf(period, clock.now());
    const since = (starts[0] ?? 0) * DAY;
    const created = async (table: Parameters<typeof repository.created>[0]) =>
      sumsOf(starts, await repository.created(table, since), countOf);
    const [members, posts, listings, reports, payments] = await Promise.all([
      created('users'),
      created('posts'),
      created('listings'),
      created('reports'),
      repository.confirmedPayments(since),
    ]);
    const paid = sumsOf(starts, payments, countOf);
    const cents = sumsOf(starts, payments, (row) => row.cents);
    const points = starts.map((start, index) => ({
      from: dateOf(start),
      members: members[index] ?? 0,
      posts: posts[index] ?? 0,
      listings: listings[index] ?? 0,
      reports: reports[index] ?? 0,
      payments: paid[index] ?? 0,
      paidAmount: dollarsOf(cents[index] ?? 0),
    }));
    return { period, step, points };
  }

  const counted = (period: Period) =>
    cached(
      MINUTE,
      () => count(period),
      () => clock.now(),
    );
  const statistics = { P30D: counted('P30D'), P13W: counted('P13W'), P1Y: counted('P1Y') };

  return {
    readStatistics: ({ actor, query: { period = 'P30D' } }) =>
      audit.attempt(actor, { action: 'statistics.read', subject: null }, statisticsPolicy.read, async () => {
        const { points, ...answer } = await statistics[period]();
        const seesReports = can(actor, 'report.review');
        const seesPayments = can(actor, 'payment.review');
        return {
          status: 200,
          body: {
            ...answer,
            points: points.map((point) => ({
              ...point,
              ...(seesReports ? {} : { reports: null }),
              ...(seesPayments ? {} : { payments: null, paidAmount: null }),
            })),
          },
        };
      }),
  };
}
