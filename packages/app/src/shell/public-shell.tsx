import { useLingui } from '@lingui/react';
import { ButtonLink, SiteHeader } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';
import type { AroundScreenProps } from '../router/screens.ts';
import { ShellLayout } from './shell-layout.tsx';

/** These screens contain a log-in form, or belong to a screen that does. */
const guestScreens = new Set([
  '/',
  '/signin',
  '/login',
  '/signup',
  '/register',
  '/recover-password',
  '/reset-password',
]);

export function PublicShell({ children }: AroundScreenProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const items = [
    { href: '/marketplace', label: i18n._('Marketplace') },
    { href: '/dashboard', label: i18n._('Community') },
    { href: '/resources', label: i18n._('Resources') },
    { href: '/blog', label: i18n._('Blog') },
    { href: '/about-us', label: i18n._('About Us') },
    { href: '/contact', label: i18n._('Contact') },
  ];
  // The specification names the entries above. These two can also be read without an account.
  const more = [
    { href: '/events', label: i18n._('Events') },
    { href: '/parishes', label: i18n._('Parishes') },
  ];
  return (
    <ShellLayout
      header={
        <SiteHeader
          homeHref="/"
          navLabel={i18n._('Main')}
          menuLabel={i18n._('Menu')}
          items={items.map((item) => ({ ...item, current: pathname === item.href }))}
          more={{
            label: i18n._('More'),
            items: more.map((item) => ({ ...item, current: pathname === item.href })),
          }}
          actions={
            guestScreens.has(pathname) ? undefined : (
              <ButtonLink href="/signin" size="sm">
                {i18n._('Log in')}
              </ButtonLink>
            )
          }
        />
      }
    >
      {children}
    </ShellLayout>
  );
}
