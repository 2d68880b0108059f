import { DesignSystemProvider } from '@parvis/design-system/provider';
import { PageLayout } from '@parvis/design-system/page-layout';
import { SiteFooter } from '@parvis/design-system/site-footer';
import { SiteHeader } from '@parvis/design-system/site-header';
import { StrictMode, type ReactNode } from 'react';
import { Contact } from './pages/contact.tsx';
import { Events } from './pages/events.tsx';
import { Home } from './pages/home.tsx';
import { MassTimes } from './pages/mass-times.tsx';
import { ParishMark } from './parish-mark.tsx';
import { parish } from './parish.ts';

type Page = {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly content: ReactNode;
};

export const pages: readonly Page[] = [
  {
    path: '/',
    label: 'Home',
    title: `${parish.name}, Port Brendan`,
    description: parish.description,
    content: <Home />,
  },
  {
    path: '/mass-times/',
    label: 'Mass times',
    title: `Mass times, ${parish.name}`,
    description: 'When Mass is said and confessions are heard.',
    content: <MassTimes />,
  },
  {
    path: '/events/',
    label: 'Events',
    title: `Events, ${parish.name}`,
    description: 'What happens in the parish.',
    content: <Events />,
  },
  {
    path: '/contact/',
    label: 'Contact',
    title: `Contact, ${parish.name}`,
    description: 'How to reach the parish office.',
    content: <Contact />,
  },
];

/** Renders the whole site at one address, identically on the server and in the browser. */
export function Site({ path }: { path: string }) {
  const page = pages.find((candidate) => candidate.path === path) ?? pages[0];
  const links = pages.map(({ path: href, label }) => ({ href, label, current: href === page?.path }));
  return (
    <StrictMode>
      <DesignSystemProvider locale="en-US">
        <PageLayout
          footer={
            <SiteFooter
              contact={[
                { label: parish.address },
                { label: parish.telephone, href: `tel:${parish.telephone.replaceAll(' ', '')}` },
                { label: parish.email, href: `mailto:${parish.email}` },
              ]}
              contactTitle="Contact"
              copyright="© 2026 Saint Brendan Parish"
              description={parish.description}
              legalLinks={[]}
              logo={<ParishMark />}
              newsletter={null}
              quickLinks={links}
              quickLinksTitle="The parish"
              social={[]}
            />
          }
          header={
            <SiteHeader
              homeHref="/"
              items={links.slice(1)}
              logo={<ParishMark />}
              menuLabel="Menu"
              navLabel="Main"
            />
          }
        >
          {page?.content}
        </PageLayout>
      </DesignSystemProvider>
    </StrictMode>
  );
}
