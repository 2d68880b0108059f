import {
  IconCalendar,
  IconChurch,
  IconHome,
  IconSettings,
  IconStore,
  IconUsers,
  type NavigationItem,
} from '@parvis/design-system';
import type { I18n } from '@lingui/core';

/** The sections of the members' area, for its menus. */
export const sections = (i18n: I18n, pathname: string): readonly NavigationItem[] =>
  [
    { href: '/dashboard', path: '/community', label: i18n._('Home'), icon: <IconHome /> },
    { href: '/groups', path: '/groups', label: i18n._('Groups'), icon: <IconUsers /> },
    { href: '/events', path: '/events', label: i18n._('Events'), icon: <IconCalendar /> },
    { href: '/parishes', path: '/parishes', label: i18n._('Parishes'), icon: <IconChurch /> },
    { href: '/marketplace', path: '/marketplace', label: i18n._('Marketplace'), icon: <IconStore /> },
    { href: '/settings', path: '/settings', label: i18n._('Settings'), icon: <IconSettings /> },
  ].map(({ path, ...section }) => ({ ...section, current: pathname === path }));
