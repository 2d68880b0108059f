import { useLingui } from '@lingui/react';
import { DocumentLayout, Heading, Link, Stack } from '@parvis/design-system';
import { useEffect, useEffectEvent, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToFragment } from '../../router/scroll-and-focus-restoration.tsx';
import { useTitle } from '../../router/use-title.ts';
import { LegalIntroduction, LegalSection } from './legal-parts.tsx';
import type { LegalText } from './legal-text.ts';

export function LegalDocument({ title, updated, introduction, sections }: LegalText) {
  const { i18n } = useLingui();
  const { pathname, hash } = useLocation();
  const contentsId = useId();
  const relatedId = useId();
  useTitle(title);

  // The text loads after the page, so scrolling to the section in the URL was not possible before.
  const scroll = useEffectEvent(() => scrollToFragment(hash));
  useEffect(() => {
    scroll();
  }, []);

  const related = [
    { href: '/terms-of-service', label: i18n._('Terms of Service') },
    { href: '/privacy-policy', label: i18n._('Privacy Policy') },
    { href: '/cookies', label: i18n._('Cookie Policy') },
    { href: '/contact', label: i18n._('Contact Us') },
  ].filter(({ href }) => href !== pathname);

  return (
    <DocumentLayout
      header={
        <Stack as="header" gap={4}>
          <Heading level={1}>{title}</Heading>
          <LegalIntroduction updated={updated} introduction={introduction} size="lg" />
        </Stack>
      }
      contents={
        <Stack as="nav" gap={3} aria-labelledby={contentsId}>
          <Heading level={2} size="sm" id={contentsId}>
            {i18n._('On this page')}
          </Heading>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <Link href={`${pathname}#${id}`} standalone>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </Stack>
      }
    >
      {sections.map((section) => (
        <LegalSection key={section.id} {...section} level={2} id={section.id} />
      ))}
      <Stack as="nav" gap={3} aria-labelledby={relatedId}>
        <Heading level={2} size="sm" id={relatedId}>
          {i18n._('See also')}
        </Heading>
        <Stack direction="row" gap={5} wrap>
          {related.map(({ href, label }) => (
            <Link key={href} href={href} standalone>
              {label}
            </Link>
          ))}
        </Stack>
      </Stack>
    </DocumentLayout>
  );
}
