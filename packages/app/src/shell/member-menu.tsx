import { useLingui } from '@lingui/react';
import { Button, IconLogout, IconSearch, Link, SideSheetMenu, Stack } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';
import { useApp, useMember } from '../app-context.tsx';
import { isStaff } from '../session/permissions.ts';
import { sections } from './sections.tsx';
import { SiteLanguageMenu } from './site-language-menu.tsx';
import { useCounts } from './use-counts.ts';

interface MemberMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the search for people. A very narrow header has no search button. */
  onSearch: () => void;
}

const counted = (label: string, count: number): string => (count === 0 ? label : `${label} (${count})`);

export function MemberMenu({ open, onOpenChange, onSearch }: MemberMenuProps) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const { pathname } = useLocation();
  const { unreadNotifications, unreadChats, friendRequests } = useCounts();
  const close = () => onOpenChange(false);
  // If the text is large, a narrow header has no room for the first four of these links.
  const links = [
    { href: '/notifications', label: counted(i18n._('Notifications'), unreadNotifications) },
    { href: '/profile?tab=friends', label: counted(i18n._('Friend requests'), friendRequests) },
    { href: '/messages', label: counted(i18n._('Messages'), unreadChats) },
    ...(isStaff(useMember()) ? [{ href: '/admin', label: i18n._('Administration') }] : []),
    { href: '/plans', label: i18n._('Upgrade Plan') },
    { href: '/privacy-policy', label: i18n._('Privacy Policy') },
    { href: '/terms-of-service', label: i18n._('Terms of Service') },
    { href: '/cookies', label: i18n._('Cookie Policy') },
  ];
  return (
    <SideSheetMenu
      open={open}
      onOpenChange={onOpenChange}
      label={i18n._('Menu')}
      items={[
        ...sections(i18n, pathname),
        { label: i18n._('Logout'), icon: <IconLogout />, onSelect: () => void session.signOut() },
      ]}
      footer={
        <Stack gap={3} align="start">
          <Button
            leadingIcon={<IconSearch size="sm" />}
            onClick={() => {
              close();
              onSearch();
            }}
            size="sm"
            variant="secondary"
          >
            {i18n._('Search people')}
          </Button>
          <SiteLanguageMenu />
          {links.map(({ href, label }) => (
            <Link key={href} href={href} standalone tone="muted" onClick={close}>
              {label}
            </Link>
          ))}
        </Stack>
      }
    />
  );
}
