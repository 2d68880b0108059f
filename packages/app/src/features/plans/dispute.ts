import type { Payment } from './payment-cache.ts';

const day = 24 * 60 * 60 * 1000;
/** As the terms say it: for how long after its confirmation a payment can be disputed. */
const days = 30;

/** Whether the member may still say something against it; they do so once. */
export function canDispute({ state, history, dispute }: Payment, now: number): boolean {
  if (state !== 'confirmed' || dispute !== undefined) return false;
  const confirmed = history.find((step) => step.state === 'confirmed');
  return confirmed !== undefined && now <= Date.parse(confirmed.at) + days * day;
}
