import type { Subscription } from './payment-cache.ts';

/** The paid periods after the current plan; consecutive months of one plan are merged. */
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
