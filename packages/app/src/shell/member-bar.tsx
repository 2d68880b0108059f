import { useLingui } from '@lingui/react';
import { BottomBar, IconHome, IconMessage, IconStore, IconUser } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';
import { useMember } from '../app-context.tsx';
import { profilePath } from '../features/people/index.ts';
import { isIn } from './is-in.ts';
import { useCounts } from './use-counts.ts';

export function MemberBar() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const member = useMember();
  const ownPath = member === null ? null : profilePath(member._id);
  const { friendRequests, unreadChats, waiting } = useCounts();
  return (
    <BottomBar
      label={i18n._('Main navigation')}
      items={[
        {
          href: '/community',
          label: i18n._('Home'),
          icon: <IconHome />,
          current: isIn(pathname, '/community'),
        },
        {
          href: '/marketplace',
          label: i18n._('Store'),
          icon: <IconStore />,
          current: isIn(pathname, '/marketplace'),
        },
        {
          href: '/messages',
          label: i18n._('Messages'),
          icon: <IconMessage />,
          current: isIn(pathname, '/messages'),
          count: unreadChats,
        },
        {
          // Members answer friend requests on that tab.
          href: friendRequests === 0 ? '/profile' : '/profile?tab=friends',
          label: i18n._('Profile'),
          icon: <IconUser />,
          current: pathname === '/profile' || pathname === ownPath,
          count: friendRequests,
          countText: waiting,
        },
      ]}
    />
  );
}
