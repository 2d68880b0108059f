import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { paymentChanged, paymentsOf, planKeys, putPayment, type PaymentPages } from './payment-cache.ts';
import { samplePayment, sampleStep } from './samples.ts';

const known: PaymentPages = {
  pages: [
    { payments: [samplePayment({ _id: 'newest' })], nextCursor: 'older' },
    { payments: [samplePayment({ _id: 'oldest' })], nextCursor: null },
  ],
  pageParams: [null, 'older'],
};

const confirmed = samplePayment({
  _id: 'newest',
  state: 'confirmed',
  history: [sampleStep('requested'), sampleStep('instructed'), sampleStep('confirmed')],
});

const listOf = (queryClient: QueryClient) => {
  const list = queryClient.getQueryData<PaymentPages>(planKeys.paymentList);
  return list && paymentsOf(list).map(({ _id, state }) => [_id, state]);
};

test('a payment in its next state keeps its position', () => {
  const list = putPayment(known, samplePayment({ _id: 'oldest', state: 'confirmed' }));
  expect(paymentsOf(list).map(({ _id, state }) => [_id, state])).toEqual([
    ['newest', 'instructed'],
    ['oldest', 'confirmed'],
  ]);
});

test('a new payment is at the top, once', () => {
  const list = putPayment(known, samplePayment({ _id: 'new' }));
  expect(paymentsOf(putPayment(list, samplePayment({ _id: 'new' }))).map(({ _id }) => _id)).toEqual([
    'new',
    'newest',
    'oldest',
  ]);
});

test('an event updates the list and the single payment', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(planKeys.paymentList, known);
  paymentChanged(queryClient, confirmed);
  expect(listOf(queryClient)).toEqual([
    ['newest', 'confirmed'],
    ['oldest', 'instructed'],
  ]);
  expect(queryClient.getQueryData(planKeys.payment('newest'))).toBe(confirmed);
});

test('a late response does not revert anything', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(planKeys.paymentList, known);
  paymentChanged(queryClient, confirmed);
  paymentChanged(queryClient, samplePayment({ _id: 'newest', state: 'requested' }));
  expect(listOf(queryClient)?.[0]).toEqual(['newest', 'confirmed']);
  expect(queryClient.getQueryData(planKeys.payment('newest'))).toBe(confirmed);
});

test('a list that is not loaded is not created', () => {
  const queryClient = new QueryClient();
  paymentChanged(queryClient, samplePayment());
  expect(queryClient.getQueryData(planKeys.paymentList)).toBeUndefined();
});
