import { useLingui } from '@lingui/react';
import {
  AppHeader,
  IconArrowUp,
  IconKeyboard,
  IconLogout,
  IconSettings,
  IconStore,
  IconUser,
  IconUsers,
} from '@parvis/design-system';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp, useMember } from '../app-context.tsx';
import { fullName, nameParts } from '../features/people/index.ts';
import type { ShortcutsDialog } from '../platform/shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '../platform/shortcuts/use-shortcuts.ts';
import { useIsNarrow } from '../platform/use-window-width.ts';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { isStaff } from '../session/permissions.ts';
import { HeaderPanels } from './header-panels.tsx';
import { isIn } from './is-in.ts';
import type { MemberMenu } from './member-menu.tsx';
import { MemberSearch } from './member-search.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import { useMemberSearch } from './use-member-search.ts';

const memberMenu = lazyScreen<Parameters<typeof MemberMenu>[0]>(
  async () => (await import('./member-menu.tsx')).MemberMenu,
);

const shortcutsDialog = lazyScreen<Parameters<typeof ShortcutsDialog>[0]>(
  async () => (await import('../platform/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);

export function MemberHeader() {
  const { i18n } = useLingui();
  const { session } = useApp();
  const member = useMember();
  const { pathname } = useLocation();
  const menu = useLazyPart(memberMenu, i18n._('The menu could not be loaded. Please try again.'));
  const search = useMemberSearch();
  // A phone rarely has a keyboard.
  const isNarrow = useIsNarrow();
  const shortcuts = useLazyPart(
    shortcutsDialog,
    i18n._('The list of shortcuts could not be loaded. Please try again.'),
  );
  useShortcuts({ showShortcuts: () => shortcuts.change(true), search: search.focus });
  const otherPlace = isIn(pathname, '/marketplace')
    ? { href: '/community', label: i18n._('Community'), icon: <IconUsers /> }
    : { href: '/marketplace', label: i18n._('Marketplace'), icon: <IconStore /> };

  return (
    <>
      <AppHeader
        homeHref="/"
        start={<MemberSearch search={search} />}
        links={[
          { href: '/plans', label: i18n._('Upgrade Plan'), icon: <IconArrowUp />, variant: 'secondary' },
          { ...otherPlace, variant: 'ghost' },
        ]}
        actions={<HeaderPanels />}
        menuLabel={i18n._('Menu')}
        onMenu={() => menu.change(true)}
        profile={{
          ...(member === null
            ? { name: '' }
            : { name: fullName(member), person: nameParts(member), picture: member.avatar }),
          label: i18n._('Profile'),
          items: [
            { label: i18n._('My Profile'), href: '/profile', icon: <IconUser /> },
            ...(isStaff(member)
              ? [{ label: i18n._('Administration'), href: '/admin', icon: <IconSettings /> }]
              : []),
            ...(!isNarrow
              ? [
                  {
                    label: i18n._('Keyboard shortcuts'),
                    icon: <IconKeyboard />,
                    onSelect: () => shortcuts.change(true),
                  },
                ]
              : []),
            { label: i18n._('Logout'), icon: <IconLogout />, onSelect: () => void session.signOut() },
          ],
        }}
      />
      {menu.isUsed ? (
        <Suspense fallback={null}>
          <memberMenu.Screen
            open={menu.isOpen}
            onOpenChange={menu.change}
            onSearch={() => search.change(true)}
          />
        </Suspense>
      ) : null}
      {shortcuts.isUsed ? (
        <Suspense fallback={null}>
          <shortcutsDialog.Screen open={shortcuts.isOpen} onOpenChange={shortcuts.change} />
        </Suspense>
      ) : null}
    </>
  );
}
