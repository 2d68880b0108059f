import { ThreeColumnLayout } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { CommunityAside } from './community-aside.tsx';
import { CommunityMenu } from './community-menu.tsx';
import { CommunityStrip } from './community-strip.tsx';

type CommunityLayoutProps = {
  children: ReactNode;
  /** Whether the screen is the feed, whose first post belongs on the first screen of a phone. */
  isFeed?: boolean;
};

/** A screen between the community's menu and its side cards. On a phone the cards are a strip above the screen. */
export function CommunityLayout({ children, isFeed = false }: CommunityLayoutProps) {
  return (
    <ThreeColumnLayout
      start={<CommunityMenu />}
      end={<CommunityAside />}
      strip={<CommunityStrip />}
      compactStrip={isFeed}
    >
      {children}
    </ThreeColumnLayout>
  );
}
