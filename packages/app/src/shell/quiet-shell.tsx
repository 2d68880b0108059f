import { PageLayout } from '@parvis/design-system';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from './offline-banner.tsx';
import { ScreenPending } from './screen-pending.tsx';

/** Around a screen that is to be finished before one goes anywhere else: without navigation. */
export function QuietShell() {
  return (
    <PageLayout header={<OfflineBanner />}>
      <Suspense fallback={<ScreenPending />}>
        <Outlet />
      </Suspense>
    </PageLayout>
  );
}
