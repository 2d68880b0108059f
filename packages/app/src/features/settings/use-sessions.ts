import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';

export const sessionsKey = ['sessions'] as const;

export function useSessions() {
  const { api } = useApp();
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: sessionsKey,
      queryFn: async ({ pageParam, signal }) =>
        unwrap(
          await api.GET('/user/sessions', {
            params: { query: cursorQuery(pageParam) },
            signal,
          }),
        ),
      ...cursorPages,
      refetchOnReconnect: true,
    }),
  );
}

export function sessionName(i18n: I18n, { browser, system }: Schemas['MemberSession']): string {
  if (browser !== null && system !== null) return i18n._('{browser} on {system}', { browser, system });
  return browser ?? system ?? i18n._('Unknown device');
}
