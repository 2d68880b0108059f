import type { ApiClient } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { createIdempotentRetry } from '../../platform/idempotent-retry.ts';
import { paymentChanged, planKeys, type Payment } from './payment-cache.ts';
import type { PaymentFields } from './payment-values.ts';

type NewPayment = PaymentFields & { planId: string | null };

/** A page of this size contains all plans, because nobody could choose from more. */
const maxPlans = 100;

/** The API calls about plans and payments. */
export function createPlans(client: ApiClient, queryClient: QueryClient) {
  const retryIdempotently = createIdempotentRetry<NewPayment>();

  return {
    plansQuery: () =>
      queryOptions({
        queryKey: planKeys.plans,
        queryFn: async ({ signal }) =>
          unwrap(await client.GET('/plan/all', { params: { query: { limit: maxPlans } }, signal })).plans,
      }),

    subscriptionQuery: () =>
      queryOptions({
        queryKey: planKeys.subscription,
        queryFn: async ({ signal }) => unwrap(await client.GET('/subscription', { signal })).subscription,
      }),

    payeeQuery: () =>
      queryOptions({
        queryKey: planKeys.payee,
        queryFn: async ({ signal }) => unwrap(await client.GET('/payment/details', { signal })),
        staleTime: Infinity,
      }),

    paymentQuery: (id: string) =>
      queryOptions({
        queryKey: planKeys.payment(id),
        queryFn: async ({ signal }) =>
          unwrap(await client.GET('/payment/getById/{id}', { params: { path: { id } }, signal })).payment,
      }),

    paymentsQuery: () =>
      infiniteQueryOptions({
        queryKey: planKeys.paymentList,
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/payment/all', {
              params: { query: cursorQuery(pageParam) },
              signal,
            }),
          ),
        ...cursorPages,
      }),

    /** A repeat with the same key creates no second payment, because the server recognizes the key. */
    async pay(wanted: NewPayment, key: string): Promise<Payment> {
      const { payment } = await retryIdempotently(key, wanted, async ({ planId, ...fields }, keyOfTry) =>
        unwrap(
          await client.POST('/payment/create', {
            params: { header: { 'idempotency-key': keyOfTry } },
            body: { ...fields, ...(planId !== null && { planId }) },
          }),
        ),
      );
      paymentChanged(queryClient, payment);
      return payment;
    },

    async dispute(id: string, text: string): Promise<void> {
      const { payment } = unwrap(
        await client.POST('/payment/dispute/{id}', { params: { path: { id } }, body: { text } }),
      );
      paymentChanged(queryClient, payment);
    },
  };
}

export type PlanCalls = ReturnType<typeof createPlans>;
