import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { failureWords } from '../../platform/failure-words.ts';
import { startPurchase, type PurchaseActor } from './create-purchase.ts';
import { paymentsOf, type Payment, type Plan } from './payment-cache.ts';
import { createPlans } from './plans.ts';

/** The calls, of which one screen has one instance: it remembers what was sent without an answer. */
export function usePlanCalls() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useState(() => createPlans(api, queryClient))[0];
}

/** How plans and gifts are paid for. */
export function usePurchases() {
  const calls = usePlanCalls();
  const payee = useQuery(calls.payeeQuery());
  return {
    payee,
    /** `onSent` is called when the instructions have been asked for. */
    begin: (plan: Plan | null, onSent: (payment: Payment) => void): PurchaseActor =>
      startPurchase({ plans: calls, tellSent: onSent }, plan),
  };
}

/** The member's payments, newest first. */
export function usePayments() {
  const { i18n } = useLingui();
  const list = useInfiniteQuery(usePlanCalls().paymentsQuery());
  return {
    payments: list.data === undefined ? [] : paymentsOf(list.data),
    isLoading: list.isPending,
    error: list.isLoadingError
      ? failureWords(i18n, list.error, i18n._('Failed to load your payments'))
      : undefined,
    retry: () => void list.refetch(),
    isRetrying: list.isFetching,
    list,
  };
}
