import { expect, test } from 'vitest';
import { canDispute } from './payment-cards.tsx';
import { samplePayment } from './samples.ts';

const at = '2026-01-05T09:00:00.000Z';
const confirmed = samplePayment({
  state: 'confirmed',
  history: [
    { state: 'requested', at: '2026-01-02T09:00:00.000Z', note: '' },
    { state: 'confirmed', at, note: '' },
  ],
});
const later = (days: number) => Date.parse(at) + days * 24 * 60 * 60 * 1000;

test('a confirmed payment can be disputed for 30 days', () => {
  expect(canDispute(confirmed, later(0))).toBe(true);
  expect(canDispute(confirmed, later(30))).toBe(true);
  expect(canDispute(confirmed, later(30) + 1)).toBe(false);
});

test('a payment can be disputed only once', () => {
  const dispute = { text: 'Twice.', createdAt: at, dueAt: at, answer: '', answeredAt: null };
  expect(canDispute({ ...confirmed, dispute }, later(1))).toBe(false);
});

test.each(['requested', 'instructed', 'rejected', 'expired', 'refunded'] as const)(
  'a payment that is %s cannot be disputed',
  (state) => {
    expect(canDispute({ ...confirmed, state }, later(1))).toBe(false);
  },
);
