import type { Schemas } from '@parvis/api-client';
import type { FakeServer } from './fake-server.ts';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

type Plan = Schemas['Plan'];
type Payment = Schemas['Payment'];

export function aPlan(changes: Partial<Plan> = {}): Plan {
  const { plan } = exampleOf(operationNamed('POST /plan/create')).body as AnswerOf<'POST /plan/create'>;
  return { ...plan, _id: newId(), ...changes };
}

export const freePlan = aPlan({ name: 'Free', price: 0, benefits: ['The community'] });
export const disciple = aPlan();
export const apostle = aPlan({ name: 'Apostle', price: 12, highlight: true });

export const aSubscription = (plan: Plan, until: string | null): Schemas['Subscription'] => ({
  plan,
  until,
  periods: until === null ? [] : [{ plan, startsAt: '2026-11-21T10:00:00.000Z', endsAt: until }],
});

/** A payment of the logged-in member, to whom the instructions have been sent. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  const { payment } = exampleOf(operationNamed('POST /payment/create'))
    .body as AnswerOf<'POST /payment/create'>;
  return { ...payment, ...changes };
}

/** The same payment after it has changed to another state. */
export const laterPayment = (
  payment: Payment,
  state: Payment['state'],
  { note = '', at = new Date().toISOString() } = {},
): Payment => ({ ...payment, state, history: [...payment.history, { state, at, note }] });

/** Serves the three plans to a member who has the free plan. */
export function serveFreeMember(server: FakeServer): void {
  server.answer('GET /plan/all', { plans: [freePlan, disciple, apostle], nextCursor: null });
  server.answer('GET /subscription', { subscription: aSubscription(freePlan, null) });
}
