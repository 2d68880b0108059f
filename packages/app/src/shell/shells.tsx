import { useLingui } from '@lingui/react';
import { LoadingScreen, PageLayout } from '@parvis/design-system';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { usePresence } from '../router/guards.tsx';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { ScreenBoundary } from '../router/screen-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScreenPending } from './screen-pending.tsx';

export const memberShell = lazyScreen(async () => (await import('./member-shell.tsx')).MemberShell);
export const publicShell = lazyScreen(async () => (await import('./public-shell.tsx')).PublicShell);

function Loading() {
  const { i18n } = useLingui();
  return <LoadingScreen label={i18n._('Loading…')} />;
}

/** Waits until it is known who is here, so that no screen is shown that is taken away again. */
export function Shell() {
  const presence = usePresence();
  if (presence === 'verifying') return <Loading />;
  const { Screen, retry } = presence === 'member' ? memberShell : publicShell;
  return (
    <ScreenBoundary key={presence} retry={retry}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

/** A screen that is to be finished before one goes anywhere else: without navigation. */
export function QuietShell() {
  const presence = usePresence();
  if (presence === 'verifying') return <Loading />;
  return (
    <PageLayout header={<OfflineBanner />}>
      <Suspense fallback={<ScreenPending />}>
        <Outlet />
      </Suspense>
    </PageLayout>
  );
}
