import { useLingui } from '@lingui/react';
import { Text } from '@parvis/design-system';
import type { Subscription } from './payment-cache.ts';

/** The paid periods that follow the current plan. Consecutive months of the same plan are merged. */
export function laterPlans({ until, periods }: Subscription): { name: string; until: string }[] {
  const later: { name: string; until: string }[] = [];
  for (const { plan, startsAt, endsAt } of periods) {
    if (until === null || startsAt < until) continue;
    const last = later.at(-1);
    if (last?.name === plan.name) last.until = endsAt;
    else later.push({ name: plan.name, until: endsAt });
  }
  return later;
}

/** The member's plan, its end date, and the plan that follows. */
export function PlanSummary({ subscription }: { subscription: Subscription }) {
  const { i18n } = useLingui();
  const { plan, until } = subscription;
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  const sentences =
    until === null
      ? [i18n._('Your plan is {plan}. It costs nothing.', { plan: plan.name })]
      : [
          i18n._('Your plan is {plan}, active until {date}.', { plan: plan.name, date: day(until) }),
          ...laterPlans(subscription).map((later) =>
            i18n._('After that {plan}, until {date}.', { plan: later.name, date: day(later.until) }),
          ),
        ];
  return <Text>{sentences.join(' ')}</Text>;
}
