import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { adminKeys } from '../admin-keys.ts';

/** Servers report this often, in milliseconds. */
const reportInterval = 10_000;

/** The servers, read again while the page is visible. If the first read fails, the reader decides when to try again. */
export function useServers() {
  const { api } = useApp();
  return useQuery({
    queryKey: adminKeys.list('servers', {}),
    queryFn: async ({ signal }) => unwrap(await api.GET('/admin/servers', { signal })),
    refetchInterval: ({ state }) => (state.data === undefined ? false : reportInterval),
    staleTime: 0,
  });
}
