import { useLingui } from '@lingui/react';
import { DocumentLayout, Heading, Link, Stack, Text } from '@parvis/design-system';
import { useEffect, useEffectEvent, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { languageTag } from '../../i18n/languages.ts';
import { arriveAtFragment } from '../../router/arrival.tsx';
import { useTitle } from '../../router/use-title.ts';
import type { LegalSection, LegalText } from './legal-text.ts';

function Section({ id, heading, paragraphs, list }: LegalSection) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="md" id={id} tabIndex={-1}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {list === undefined ? null : (
        <ul>
          {list.map((item) => (
            <Text as="li" key={item}>
              {item}
            </Text>
          ))}
        </ul>
      )}
    </Stack>
  );
}

export function LegalDocument({ title, updated, introduction, sections }: LegalText) {
  const { i18n } = useLingui();
  const { pathname, hash } = useLocation();
  const contentsId = useId();
  const relatedId = useId();
  useTitle(title);

  // The text comes after its page: a link from elsewhere to one of its sections found nothing yet.
  const arrive = useEffectEvent(() => arriveAtFragment(hash));
  useEffect(() => {
    arrive();
  }, []);

  const date = new Intl.DateTimeFormat(languageTag(i18n.locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(updated));
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
          <Text size="sm" tone="muted">
            {i18n._('Last updated: {date}', { date })}
          </Text>
          {introduction.map((paragraph) => (
            <Text key={paragraph} size="lg">
              {paragraph}
            </Text>
          ))}
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
                <Link href={`${pathname}#${id}`}>{heading}</Link>
              </li>
            ))}
          </ol>
        </Stack>
      }
    >
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <Stack as="nav" gap={3} aria-labelledby={relatedId}>
        <Heading level={2} size="sm" id={relatedId}>
          {i18n._('See also')}
        </Heading>
        <Stack direction="row" gap={5} wrap>
          {related.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Stack>
      </Stack>
    </DocumentLayout>
  );
}
