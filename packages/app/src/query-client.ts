import { ApiError } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';

const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.isNetwork || error.status >= 500);

/** What the members' screens share; it comes with the first of them, not with the entry. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: mayRetry } } });
