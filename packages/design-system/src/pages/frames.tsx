import type { ReactNode } from 'react';
import { IconLogout } from '../icons/logout.tsx';
import { IconUser } from '../icons/user.tsx';
import { fn } from 'storybook/test';
import { AppHeader } from '../patterns/app-header/app-header.tsx';
import { BottomBar } from '../patterns/bottom-bar/bottom-bar.tsx';
import { PageLayout } from '../patterns/page-layout/page-layout.tsx';
import { barItems, headerActions, siteItems } from '../patterns/samples.tsx';
import { SiteFooter } from '../patterns/site-footer/site-footer.tsx';
import { SiteHeader } from '../patterns/site-header/site-header.tsx';

// Nobody is on one of these pages.
const places = siteItems.map(({ href, label }) => ({ href, label }));

/** A page of somebody who is signed in. */
export const memberPage = (children: ReactNode) => (
  <PageLayout
    bottomBar={<BottomBar items={barItems} label="Main places" />}
    header={
      <AppHeader
        actions={headerActions}
        homeHref="#home"
        menuLabel="Menu"
        onMenu={fn()}
        profile={{
          name: { first: 'Monica', last: 'Rossi' },
          label: 'Profile',
          items: [
            { label: 'My Profile', href: '#profile', icon: <IconUser /> },
            { label: 'Logout', onSelect: fn(), icon: <IconLogout /> },
          ],
        }}
      />
    }
  >
    {children}
  </PageLayout>
);

/** A page that anybody may see. */
export const publicPage = (children: ReactNode, actions?: ReactNode) => (
  <PageLayout
    footer={
      <SiteFooter
        contact={[
          { label: 'hello@parvis.example', href: 'mailto:hello@parvis.example' },
          { label: 'Miami, Florida' },
        ]}
        contactTitle="Contact"
        copyright="© 2026 Parvis"
        description="A digital space for Catholics committed to faith and community growth."
        legalLinks={[
          { href: '#terms', label: 'Terms' },
          { href: '#privacy', label: 'Privacy' },
        ]}
        newsletter={null}
        quickLinks={places}
        quickLinksTitle="Quick Links"
        social={[]}
      />
    }
    header={<SiteHeader actions={actions} homeHref="#home" items={places} menuLabel="Menu" navLabel="Main" />}
  >
    {children}
  </PageLayout>
);
