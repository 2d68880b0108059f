import { QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';

/** Provides the query cache to public screens, because the visitors' shell does not load it. */
export function PublicData({ children }: { children: ReactNode }) {
  const { queryClient } = useApp();
  return <QueryClientProvider client={use(queryClient.get())}>{children}</QueryClientProvider>;
}
