import type { Payment } from './payment-cache.ts';

const day = 24 * 60 * 60 * 1000;
/** The terms allow a dispute for this many days after the confirmation. */
const days = 30;

/** Whether the member can dispute the payment; only once. */
export function canDispute({ state, history, dispute }: Payment, now: number): boolean {
  if (state !== 'confirmed' || dispute !== undefined) return false;
  const confirmed = history.find((step) => step.state === 'confirmed');
  return confirmed !== undefined && now <= Date.parse(confirmed.at) + days * day;
}
