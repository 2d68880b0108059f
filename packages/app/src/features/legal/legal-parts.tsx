import { useLingui } from '@lingui/react';
import { Heading, Stack, Text } from '@parvis/design-system';
import { languageTag } from '../../i18n/languages.ts';
import type { LegalSection as LegalSectionText, LegalText } from './legal-text.ts';

interface LegalIntroductionProps extends Pick<LegalText, 'updated' | 'introduction'> {
  size: 'md' | 'lg';
}

export function LegalIntroduction({ updated, introduction, size }: LegalIntroductionProps) {
  const { i18n } = useLingui();
  const date = new Intl.DateTimeFormat(languageTag(i18n.locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(updated));
  return (
    <>
      <Text size="sm" tone="muted">
        {i18n._('Last updated: {date}', { date })}
      </Text>
      {introduction.map((paragraph) => (
        <Text key={paragraph} size={size}>
          {paragraph}
        </Text>
      ))}
    </>
  );
}

interface LegalSectionProps extends Omit<LegalSectionText, 'id'> {
  level: 2 | 3;
  /** The fragment id. Only used if the document is a page of its own. */
  id?: string;
}

export function LegalSection({ id, level, heading, paragraphs, list }: LegalSectionProps) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={level} size={level === 2 ? 'md' : 'sm'} {...(id !== undefined && { id, tabIndex: -1 })}>
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
