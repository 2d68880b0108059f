import {
  IconCalendar,
  IconChurch,
  IconHome,
  IconSettings,
  IconStore,
  IconUsers,
  SideMenu,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';

export function CommunityMenu() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <SideMenu
      label={i18n._('Community menu')}
      items={[
        { href: '/dashboard', label: i18n._('Home'), icon: <IconHome />, current: pathname === '/community' },
        { href: '/groups', label: i18n._('Groups'), icon: <IconUsers />, current: pathname === '/groups' },
        {
          href: '/events',
          label: i18n._('Events'),
          icon: <IconCalendar />,
          current: pathname === '/events',
        },
        {
          href: '/parishes',
          label: i18n._('Parishes'),
          icon: <IconChurch />,
          current: pathname === '/parishes',
        },
        { href: '/marketplace', label: i18n._('Marketplace'), icon: <IconStore /> },
        {
          href: '/settings',
          label: i18n._('Settings'),
          icon: <IconSettings />,
          current: pathname === '/settings',
        },
      ]}
    />
  );
}
