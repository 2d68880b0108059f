import { PageLayout } from '@parvis/design-system';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { useApp } from '../app-context.tsx';
import { OptionalPart } from '../failures/optional-part.tsx';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { isIn } from './is-in.ts';
import { OfflineBanner, useOnline } from './offline-banner.tsx';
import { ReadOnlyBanner, useReadOnly } from './read-only-banner.tsx';
import { ScreenPending } from './screen-pending.tsx';
import { FooterContext, ScreenMountedContext } from './screen-mounted.tsx';

const footer = lazyScreen(async () => (await import('./footer.tsx')).Footer);
const staffFooter = lazyScreen(async () => (await import('./footer.tsx')).StaffFooter);
const suspensionNotice = lazyScreen(async () => (await import('./suspension-notice.tsx')).SuspensionNotice);

function noticeOf(isOnline: boolean, isReadOnly: boolean): ReactNode {
  if (!isOnline) return <OfflineBanner />;
  return isReadOnly ? <ReadOnlyBanner /> : null;
}

interface ShellLayoutProps {
  header: ReactNode;
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** The layout around every screen. The footer waits for the screen, because the screen would push it down. */
export function ShellLayout({ header, bottomBar, children }: ShellLayoutProps) {
  const { pathname } = useLocation();
  const online = useOnline();
  const isReadOnly = useReadOnly();
  const restriction = useSelector(useApp().session.actor, ({ context }) => context.restriction);
  // A prerendered page contains its screen from the beginning.
  const [isScreenMounted, setScreenMounted] = useState(import.meta.env.SSR);
  const footerPart = useRef<OptionalPart>(null);
  const { Screen: Footer, retry } = isIn(pathname, '/admin') ? staffFooter : footer;
  const loadFooter = async () => footerPart.current?.retry() ?? true;
  return (
    <PageLayout
      header={header}
      notice={noticeOf(online, isReadOnly)}
      footer={
        isScreenMounted ? (
          <OptionalPart retryKey={pathname} ref={footerPart} retry={retry}>
            <Footer />
          </OptionalPart>
        ) : null
      }
      bottomBar={bottomBar}
    >
      {restriction === null ? null : (
        <OptionalPart retryKey={pathname} retry={suspensionNotice.retry}>
          <suspensionNotice.Screen words={restriction} />
        </OptionalPart>
      )}
      <ScreenMountedContext value={setScreenMounted}>
        <FooterContext value={loadFooter}>
          <Suspense fallback={<ScreenPending />}>{children}</Suspense>
        </FooterContext>
      </ScreenMountedContext>
    </PageLayout>
  );
}
