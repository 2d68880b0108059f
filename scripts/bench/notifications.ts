import { seedNotifications } from '../../packages/server/test/seed-notifications.ts';
import type { Bench } from './bench.ts';
import { measureGrowthOnBoth } from './growth.ts';
import type { Figure } from './report.ts';

/** Checks that the time to list a member's notifications does not grow with the notifications of all members. */
export const measureNotifications = (bench: Bench): Promise<Figure[]> =>
  measureGrowthOnBoth(bench, {
    name: 'Notifications',
    few: 10_000,
    many: 1_000_000,
    store: (options, account, count) => seedNotifications(options, account._id, count),
    paths: (account) => ({ '': [`/api/notification/all/${account._id}?limit=20`] }),
  });
