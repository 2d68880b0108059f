import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApp } from '../app-context.tsx';
import { unwrap } from '../platform/unwrap.ts';

export const secondFactorKey = ['second factor'] as const;

/** Whether the member has a second factor, and whether one is required. */
export function useSecondFactor() {
  const { api } = useApp();
  return useQuery(
    queryOptions({
      queryKey: secondFactorKey,
      queryFn: async ({ signal }) => unwrap(await api.GET('/user/secondFactor', { signal })),
      refetchOnReconnect: true,
    }),
  );
}
