import { ApiError, type ApiClient, type ApiPaths } from '@parvis/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import createQueryHooks, { type OpenapiQueryClient } from 'openapi-react-query';
import { createContext, use, type ReactNode } from 'react';

export interface Queries {
  /** The contract's operations as TanStack Query hooks. */
  $api: OpenapiQueryClient<ApiPaths>;
  queryClient: QueryClient;
}

const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.isNetwork || error.status >= 500);

/** What the members' screens share; it comes with the first of them, not with the entry. */
export const createQueries = (api: ApiClient): Queries => ({
  $api: createQueryHooks<ApiPaths>(api),
  queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: mayRetry } } }),
});

const QueriesContext = createContext<Queries | null>(null);

export function QueriesProvider({ queries, children }: { queries: Queries; children: ReactNode }) {
  return (
    <QueriesContext value={queries}>
      <QueryClientProvider client={queries.queryClient}>{children}</QueryClientProvider>
    </QueriesContext>
  );
}

export function useQueries(): Queries {
  const queries = use(QueriesContext);
  if (queries === null) throw new Error('useQueries must be used within a QueriesProvider');
  return queries;
}
