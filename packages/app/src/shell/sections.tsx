import {
  IconBook,
  IconBookmark,
  IconCalendar,
  IconCandle,
  IconChurch,
  IconClock,
  IconDocument,
  IconHandsPraying,
  IconHome,
  IconSettings,
  IconStore,
  IconUsers,
  type NavigationItem,
} from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { isIn } from './is-in.ts';

/** The sections of the members' area, for its menus. */
export const sections = (i18n: I18n, pathname: string): readonly NavigationItem[] =>
  [
    { href: '/dashboard', path: '/community', label: i18n._('Home'), icon: <IconHome /> },
    { href: '/today', path: '/today', label: i18n._('Today'), icon: <IconCandle /> },
    { href: '/groups', path: '/groups', label: i18n._('Groups'), icon: <IconUsers /> },
    { href: '/events', path: '/events', label: i18n._('Events'), icon: <IconCalendar /> },
    { href: '/calendar', path: '/calendar', label: i18n._('Calendar'), icon: <IconClock /> },
    { href: '/prayers', path: '/prayers', label: i18n._('Prayers'), icon: <IconHandsPraying /> },
    { href: '/parishes', path: '/parishes', label: i18n._('Parishes'), icon: <IconChurch /> },
    { href: '/marketplace', path: '/marketplace', label: i18n._('Marketplace'), icon: <IconStore /> },
    { href: '/resources', path: '/resources', label: i18n._('Resources'), icon: <IconBook /> },
    { href: '/blog', path: '/blog', label: i18n._('Blog'), icon: <IconDocument /> },
    { href: '/saved', path: '/saved', label: i18n._('Saved'), icon: <IconBookmark /> },
    { href: '/settings', path: '/settings', label: i18n._('Settings'), icon: <IconSettings /> },
  ].map(({ path, ...section }) => ({ ...section, current: isIn(pathname, path) }));
