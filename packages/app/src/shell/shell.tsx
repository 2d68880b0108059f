import { useLingui } from '@lingui/react';
import { LoadingScreen } from '@parvis/design-system';
import { Suspense } from 'react';
import { ScreenBoundary } from '../failures/screen-boundary.tsx';
import { usePresence } from '../router/guards.tsx';
import type { LazyScreen } from '../router/lazy-screen.tsx';

function Loading() {
  const { i18n } = useLingui();
  return <LoadingScreen label={i18n._('Loading…')} />;
}

interface ShellProps {
  /** The shell for a visitor, and the one for a member. */
  guest: LazyScreen;
  member: LazyScreen;
}

/** Waits until it is known who is here, so that no screen is shown that is taken away again. */
export function Shell({ guest, member }: ShellProps) {
  const presence = usePresence();
  if (presence === 'verifying') return <Loading />;
  const { Screen, retry } = presence === 'member' ? member : guest;
  return (
    <ScreenBoundary key={presence} retry={retry}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
