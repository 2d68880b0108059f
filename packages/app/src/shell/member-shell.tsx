import { useLingui } from '@lingui/react';
import {
  AppHeader,
  BottomBar,
  IconArrowUp,
  IconHome,
  IconLogout,
  IconMessage,
  IconStore,
  IconUser,
  IconUsers,
} from '@parvis/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp, useMember } from '../app-context.tsx';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { ShellLayout } from './shell-layout.tsx';

const memberMenu = lazyScreen(async () => (await import('./member-menu.tsx')).MemberMenu);

const isIn = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

export function MemberShell() {
  const { i18n } = useLingui();
  const { session, queryClient, toasts } = useApp();
  const member = useMember();
  const { pathname } = useLocation();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const [missed, setMissed] = useState(false);
  const isInMarketplace = isIn(pathname, '/marketplace');

  const openMenu = async () => {
    try {
      await memberMenu.retry();
      setMenu('open');
    } catch {
      // A browser may remember the failed module: asked for twice, only a new page helps.
      if (missed && navigator.onLine) location.reload();
      setMissed(true);
      toasts.show({
        tone: 'error',
        title: i18n._('Error'),
        message: i18n._('The menu could not be loaded. Please try again.'),
      });
    }
  };

  return (
    <QueryClientProvider client={use(queryClient.get())}>
      <ShellLayout
        header={
          <>
            <AppHeader
              homeHref="/"
              links={[
                {
                  href: '/plans',
                  label: i18n._('Upgrade Plan'),
                  icon: <IconArrowUp />,
                  variant: 'secondary',
                },
                isInMarketplace
                  ? { href: '/community', label: i18n._('Community'), icon: <IconUsers />, variant: 'ghost' }
                  : {
                      href: '/marketplace',
                      label: i18n._('Marketplace'),
                      icon: <IconStore />,
                      variant: 'ghost',
                    },
              ]}
              menuLabel={i18n._('Menu')}
              onMenu={() => void openMenu()}
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
            {menu === 'unused' ? null : (
              <Suspense fallback={null}>
                <memberMenu.Screen
                  open={menu === 'open'}
                  onOpenChange={(open) => {
                    setMenu(open ? 'open' : 'closed');
                  }}
                />
              </Suspense>
            )}
          </>
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
      />
    </QueryClientProvider>
  );
}
