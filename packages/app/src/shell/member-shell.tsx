import { useLingui } from '@lingui/react';
import {
  AppHeader,
  BottomBar,
  ButtonLink,
  IconHome,
  IconLogout,
  IconMessage,
  IconStore,
  IconUser,
  IconUsers,
  PageLayout,
  VisuallyHidden,
} from '@parvis/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, use, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useApp, useMember } from '../app-context.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScreenPending } from './screen-pending.tsx';
import { useNarrow } from './use-narrow.ts';

const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));
const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }));

const isIn = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

function AreaToggle({ isInMarketplace }: { isInMarketplace: boolean }) {
  const { i18n } = useLingui();
  const narrow = useNarrow();
  const label = isInMarketplace ? i18n._('Community') : i18n._('Marketplace');
  return (
    <ButtonLink href={isInMarketplace ? '/community' : '/marketplace'} variant="ghost" size="sm">
      {narrow ? (
        <>
          {isInMarketplace ? <IconUsers /> : <IconStore />}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        label
      )}
    </ButtonLink>
  );
}

export function MemberShell() {
  const { i18n } = useLingui();
  const { session, queryClient } = useApp();
  const member = useMember();
  const { pathname } = useLocation();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const isInMarketplace = isIn(pathname, '/marketplace');

  return (
    <PageLayout
      header={
        <>
          <AppHeader
            homeHref="/"
            actions={
              <>
                <ButtonLink href="/plans" variant="secondary" size="sm">
                  {i18n._('Upgrade Plan')}
                </ButtonLink>
                <AreaToggle isInMarketplace={isInMarketplace} />
              </>
            }
            menuLabel={i18n._('Menu')}
            onMenu={() => {
              setMenu('open');
            }}
            profile={{
              name: { first: member?.first_name ?? '', last: member?.last_name ?? '' },
              label: i18n._('Profile'),
              items: [
                { label: i18n._('My Profile'), href: '/profile', icon: <IconUser /> },
                {
                  label: i18n._('Logout'),
                  icon: <IconLogout />,
                  onSelect: () => void session.signOut(),
                },
              ],
            }}
          />
          <OfflineBanner />
          {menu === 'unused' ? null : (
            <Suspense fallback={null}>
              <MemberMenu
                open={menu === 'open'}
                onOpenChange={(open) => {
                  setMenu(open ? 'open' : 'closed');
                }}
              />
            </Suspense>
          )}
        </>
      }
      footer={
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      }
      bottomBar={
        <BottomBar
          label={i18n._('Main places')}
          items={[
            {
              href: '/community',
              label: i18n._('Home'),
              icon: <IconHome />,
              current: isIn(pathname, '/community'),
            },
            { href: '/marketplace', label: i18n._('Store'), icon: <IconStore />, current: isInMarketplace },
            {
              href: '/messages',
              label: i18n._('Messages'),
              icon: <IconMessage />,
              current: isIn(pathname, '/messages'),
            },
            {
              href: '/profile',
              label: i18n._('Profile'),
              icon: <IconUser />,
              current: isIn(pathname, '/profile'),
            },
          ]}
        />
      }
    >
      <QueryClientProvider client={use(queryClient())}>
        <Suspense fallback={<ScreenPending />}>
          <Outlet />
        </Suspense>
      </QueryClientProvider>
    </PageLayout>
  );
}
