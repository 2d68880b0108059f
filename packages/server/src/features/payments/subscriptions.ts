import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { offeredPlansOf } from '../plans/index.ts';
import { periodEnd, reminderMail } from './kinds.ts';
import { createPeriodRepository, type PlannedPeriod } from './period-repository.ts';
import { withMonth, withoutMonth, type Period } from './periods.ts';
import { presentSubscription } from './presenter.ts';
import type { Write } from './repository.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A reminder is sent this many days before the end. */
const REMINDERS = [7, 1];

type Parts = Pick<Dependencies, 'clock' | 'database' | 'jobs'>;

interface Bought {
  readonly paymentId: string;
  readonly planId: string;
  readonly amount: number;
}

export interface Subscriptions {
  read(userId: string): Promise<components['schemas']['Subscription']>;
  /** Returns the member's current and future periods in their order. */
  periods(userId: string, transaction?: Write): Promise<PlannedPeriod[]>;
  /** `add` and `remove` run in the caller's transaction, which locks the member. */
  add(transaction: Write, userId: string, bought: Bought): Promise<void>;
  remove(transaction: Write, userId: string, paymentId: string): Promise<void>;
  changed(userId: string): Announcement;
}

export function createSubscriptions({ clock, database, jobs }: Parts): Subscriptions {
  const repository = createPeriodRepository(database);
  const plans = offeredPlansOf(database);

  async function read(userId: string): Promise<components['schemas']['Subscription']> {
    const now = clock.now();
    const [periods, standard] = await Promise.all([repository.ofMember(userId, now), plans.standard()]);
    return presentSubscription(periods, standard, now);
  }

  /** Adds the jobs at the ends of the periods. If an end moves, its old job does nothing. */
  async function schedule(transaction: Write, userId: string, periods: readonly Period[]): Promise<void> {
    for (const { endsAt } of periods) {
      await jobs.add(transaction, periodEnd, {
        key: `${userId} ${endsAt}`,
        payload: { userId, endsAt },
        dueAt: endsAt,
      });
    }
    const endsAt = periods.at(-1)?.endsAt;
    if (endsAt === undefined) return;
    for (const days of REMINDERS) {
      await jobs.add(transaction, reminderMail, {
        key: `${userId} ${endsAt} ${days}`,
        payload: { userId, endsAt, days },
        dueAt: endsAt - days * DAY,
      });
    }
  }

  async function change(
    transaction: Write,
    userId: string,
    arrange: (periods: readonly Period[], now: number) => Period[],
  ): Promise<void> {
    const now = clock.now();
    const periods = arrange(await repository.ofMember(userId, now, transaction), now);
    await repository.replace(transaction, userId, periods, now);
    await schedule(transaction, userId, periods);
  }

  return {
    read,
    periods: (userId, transaction) => repository.ofMember(userId, clock.now(), transaction),
    add: (transaction, userId, { paymentId, planId, amount }) =>
      change(transaction, userId, (periods, now) =>
        withMonth(periods, { id: paymentId, planId, price: amount }, now),
      ),
    remove: (transaction, userId, paymentId) =>
      change(transaction, userId, (periods, now) => withoutMonth(periods, paymentId, now)),
    changed: (userId) => ({
      userId,
      event: 'subscription_changed',
      read: async () => ({ subscription: await read(userId) }),
    }),
  };
}
