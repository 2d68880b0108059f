import type { ReactNode } from 'react';
import { IconBell } from '../icons/bell.tsx';
import { IconBook } from '../icons/book.tsx';
import { IconCalendar } from '../icons/calendar.tsx';
import { IconChurch } from '../icons/church.tsx';
import { IconDocument } from '../icons/document.tsx';
import { IconHome } from '../icons/home.tsx';
import { IconMessage } from '../icons/message.tsx';
import { IconSettings } from '../icons/settings.tsx';
import { IconStore } from '../icons/store.tsx';
import { IconUser } from '../icons/user.tsx';
import { IconUsers } from '../icons/users.tsx';
import { CountBadge } from '../components/count-badge/count-badge.tsx';
import { IconButton } from '../components/icon-button/icon-button.tsx';

/** Sample content for stories of page frames. */
export const siteItems = [
  { href: '#marketplace', label: 'Marketplace' },
  { href: '#community', label: 'Community' },
  { href: '#resources', label: 'Resources' },
  { href: '#blog', label: 'Blog' },
  { href: '#about-us', label: 'About Us', current: true },
  { href: '#contact', label: 'Contact' },
];

export const communityItems = [
  { href: '#home', label: 'Home', icon: <IconHome />, current: true },
  { href: '#groups', label: 'Groups', icon: <IconUsers /> },
  { href: '#events', label: 'Events', icon: <IconCalendar /> },
  { href: '#parishes', label: 'Parishes', icon: <IconChurch /> },
  { href: '#marketplace', label: 'Marketplace', icon: <IconStore /> },
  { href: '#resources', label: 'Resources', icon: <IconBook /> },
  { href: '#blog', label: 'Blog', icon: <IconDocument /> },
  { href: '#settings', label: 'Settings', icon: <IconSettings /> },
];

export const barItems = [
  { href: '#home', label: 'Home', icon: <IconHome />, current: true },
  { href: '#store', label: 'Store', icon: <IconStore /> },
  { href: '#messages', label: 'Messages', icon: <IconMessage /> },
  { href: '#profile', label: 'Profile', icon: <IconUser /> },
];

export const headerActions = (
  <>
    <IconButton badge={<CountBadge count={3} />} icon={<IconBell />} label="Notifications, 3 unread" />
    <IconButton icon={<IconMessage />} label="Messages" />
    <IconButton badge={<CountBadge count={120} />} icon={<IconUsers />} label="Friend requests, 120 unread" />
  </>
);

type PageFrameProps = {
  label: string;
  narrow?: boolean;
  /** The minimum height in rem. */
  height?: number;
  children: ReactNode;
};

/** A small page frame. Fixed elements stay inside it, so that several frames can be shown next to each other. */
export function PageFrame({ label, narrow = false, height = 8, children }: PageFrameProps) {
  return (
    <section
      aria-label={label}
      style={{
        contain: 'layout',
        overflow: 'clip',
        inlineSize: narrow ? 'min(23.4375rem, 100%)' : '100%',
        minBlockSize: `${height}rem`,
        border: 'var(--ds-border-width-hairline) dashed var(--ds-color-border-strong)',
      }}
    >
      {children}
    </section>
  );
}
