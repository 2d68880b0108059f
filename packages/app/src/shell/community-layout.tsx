import { useLingui } from '@lingui/react';
import { ThreeColumnLayout } from '@parvis/design-system';
import type { ReactNode } from 'react';
import { CommunityAside } from './community-aside.tsx';
import { CommunityMenu } from './community-menu.tsx';

/** A screen between the community's menu and its side cards. On a phone the cards are collapsed above the screen. */
export function CommunityLayout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <ThreeColumnLayout
      start={<CommunityMenu />}
      end={<CommunityAside />}
      endLabel={i18n._('Today and suggestions')}
    >
      {children}
    </ThreeColumnLayout>
  );
}
