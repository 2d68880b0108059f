import { Heading, Link, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { languageOf } from '../publications/index.ts';
import { ParishAddress } from './parish-address.tsx';
import { ParishCorrection } from './parish-correction.tsx';
import { parishPath } from './parishes-path.ts';
import type { Parish } from './parishes.ts';
import { ParishTimes } from './parish-times.tsx';

interface ParishCardProps {
  parish: Parish;
  readAt: number;
}

interface ParishFactsProps {
  parish: Pick<Parish, 'title' | 'summary' | 'language' | 'parish'>;
  readAt: number;
  /** The page of the parish. A preview has none. */
  href?: string;
  /** The distance in miles from the place that the reader has chosen. */
  distance?: number | undefined;
  /** The content below the times. */
  children?: ReactNode;
}

/** A parish with its address and Mass times. */
export function ParishFacts({ parish, readAt, href, distance, children }: ParishFactsProps) {
  const { i18n } = useLingui();
  const { title, summary, parish: details } = parish;
  const lang = languageOf(i18n, parish);

  return (
    <Stack as="article" gap={5}>
      <Stack gap={2}>
        <Heading lang={lang} level={3} size="md">
          {href === undefined ? (
            title
          ) : (
            <Link href={href} standalone>
              {title}
            </Link>
          )}
        </Heading>
        {summary === '' ? null : <Text lang={lang}>{summary}</Text>}
        <ParishAddress details={details} distance={distance} />
        {details.pastor === '' ? null : (
          <Text size="sm" tone="muted">
            {i18n._('Pastor: {name}', { name: details.pastor })}
          </Text>
        )}
      </Stack>
      <ParishTimes details={details} headingLevel={4} lang={lang} readAt={readAt} />
      {children}
    </Stack>
  );
}

/** A parish with its address and Mass times, and the date on which these were last confirmed. */
export function ParishCard({ parish, readAt }: ParishCardProps) {
  return (
    <ParishFacts distance={parish.distance} href={parishPath(parish._id)} parish={parish} readAt={readAt}>
      <ParishCorrection parish={parish} />
    </ParishFacts>
  );
}
