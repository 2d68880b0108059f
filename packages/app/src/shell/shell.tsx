import { Suspense } from 'react';
import { ScreenBoundary } from '../failures/screen-boundary.tsx';
import { usePresence } from '../router/guards.tsx';
import type { LazyScreen } from '../router/lazy-screen.tsx';
import { ScreenPending } from './screen-pending.tsx';

interface ShellProps {
  /** The shell for a visitor, and the one for a member. */
  guest: LazyScreen;
  member: LazyScreen;
}

/** Waits until it is known who is here, so that no screen is shown that is taken away again. */
export function Shell({ guest, member }: ShellProps) {
  const presence = usePresence();
  if (presence === 'verifying') return <ScreenPending />;
  const { Screen, retry } = presence === 'member' ? member : guest;
  return (
    <ScreenBoundary key={presence} retry={retry}>
      <Suspense fallback={<ScreenPending />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
