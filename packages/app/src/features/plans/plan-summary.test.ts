import { expect, test } from 'vitest';
import { laterPlans } from './plan-summary.tsx';
import { samplePlan } from './samples.ts';

const apostle = samplePlan();
const disciple = samplePlan({ _id: 'disciple', name: 'Disciple', price: 5 });
const period = (plan: typeof apostle, startsAt: string, endsAt: string) => ({ plan, startsAt, endsAt });

test('later plans are listed once each, without the current plan', () => {
  const periods = [
    period(apostle, '2026-11-01', '2026-12-01'),
    period(apostle, '2026-12-01', '2027-01-01'),
    period(disciple, '2027-01-01', '2027-02-01'),
    period(disciple, '2027-02-01', '2027-03-01'),
  ];
  expect(laterPlans({ plan: apostle, until: '2027-01-01', periods })).toEqual([
    { name: 'Disciple', until: '2027-03-01' },
  ]);
});

test('no plan follows the free plan', () => {
  expect(laterPlans({ plan: samplePlan({ price: 0 }), until: null, periods: [] })).toEqual([]);
});
