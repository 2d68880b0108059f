import type { ReactNode } from 'react';
import { PageLayout } from '../patterns/page-layout/page-layout.tsx';
import { siteItems } from '../patterns/samples.tsx';
import { SiteFooter } from '../patterns/site-footer/site-footer.tsx';
import { SiteHeader } from '../patterns/site-header/site-header.tsx';

// No entry is marked as current, because none of them is the current page.
const places = siteItems.map(({ href, label }) => ({ href, label }));

/** Renders a public page. */
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
