import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { paymentsOf } from './payment-cache.ts';
import { createPlans } from './plans.ts';

/** Each screen needs one instance, because the instance remembers requests that have no response yet. */
export function usePlanCalls() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useState(() => createPlans(api, queryClient))[0];
}

/** The payee of payments for plans and of gifts. */
export const usePayee = () => useQuery(usePlanCalls().payeeQuery());

/** The member's payments, newest first. */
export function usePayments() {
  const { i18n } = useLingui();
  const list = useInfiniteQuery(usePlanCalls().paymentsQuery());
  return {
    payments: list.data === undefined ? [] : paymentsOf(list.data),
    isLoading: list.isPending,
    error: list.isLoadingError
      ? errorText(i18n, list.error, i18n._('Your payments could not be loaded'))
      : undefined,
    retry: () => void list.refetch(),
    isRetrying: list.isFetching,
    list,
  };
}
