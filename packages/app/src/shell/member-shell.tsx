import { QueryClientProvider } from '@tanstack/react-query';
import { use } from 'react';
import { useApp } from '../app-context.tsx';
import { MemberBar } from './member-bar.tsx';
import { MemberHeader } from './member-header.tsx';
import type { AroundScreenProps } from '../router/screens.ts';
import { ShellLayout } from './shell-layout.tsx';
import { usePushedPath } from './use-pushed-path.ts';

export function MemberShell({ children }: AroundScreenProps) {
  const { queryClient } = useApp();
  usePushedPath();
  return (
    <QueryClientProvider client={use(queryClient.get())}>
      <ShellLayout header={<MemberHeader />} bottomBar={<MemberBar />}>
        {children}
      </ShellLayout>
    </QueryClientProvider>
  );
}
