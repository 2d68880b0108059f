import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { useApp } from '../app-context.tsx';
import { ScreenBoundary } from '../failures/screen-boundary.tsx';
import { useSignInState } from '../router/guards.tsx';
import type { LazyScreen } from '../router/lazy-screen.tsx';
import type { AroundScreenProps } from '../router/screens.ts';
import { ScreenPending } from './screen-pending.tsx';

interface ShellProps extends AroundScreenProps {
  /** The shells for visitors and for members. */
  guest: LazyScreen<AroundScreenProps>;
  member: LazyScreen<AroundScreenProps>;
}

/** After logging out, redirects to the landing page. Otherwise, the current screen would ask to log in again. */
function useSignOutRedirect(): boolean {
  const { session } = useApp();
  const { pathname } = useLocation();
  const hasLeft = useSelector(session.actor, (snapshot) => snapshot.context.hasLeft);
  const isOut = pathname === '/';
  useEffect(() => {
    if (hasLeft && isOut) session.acknowledgeDeletion();
  }, [session, hasLeft, isOut]);
  return hasLeft && !isOut;
}

/** Waits for the session, because otherwise a screen could be shown for a moment and then be replaced. */
export function Shell({ guest, member, children }: ShellProps) {
  const signInState = useSignInState();
  const isRedirected = useSignOutRedirect();
  const { queryClient } = useApp();
  if (signInState === 'verifying') return <ScreenPending />;
  if (isRedirected) return <Navigate to="/" replace />;
  const isMember = signInState === 'member';
  const { Screen, retry } = isMember ? member : guest;
  const retryAll = async () => {
    await Promise.all([retry(), isMember ? queryClient.retry() : undefined]);
  };
  return (
    <ScreenBoundary key={signInState} retry={retryAll}>
      <Suspense fallback={<ScreenPending />}>
        <Screen>{children}</Screen>
      </Suspense>
    </ScreenBoundary>
  );
}
