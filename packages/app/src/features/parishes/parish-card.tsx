import { Grid, Heading, InformationList, Link, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { languageOf } from '../publications/index.ts';
import { mapAddress } from '../events/index.ts';
import { distanceText } from './distance.ts';
import { ParishCorrection } from './parish-correction.tsx';
import type { Parish } from './parishes.ts';
import { exceptionsToCome, servicesOf } from './service-times.ts';

interface ParishCardProps {
  parish: Parish;
  readAt: number;
}

interface ParishFactsProps {
  parish: Pick<Parish, 'title' | 'summary' | 'language' | 'parish'>;
  readAt: number;
  /** The distance in miles from the place that the reader has chosen. */
  distance?: number | undefined;
  /** The content below the times. */
  children?: ReactNode;
}

/** A parish with its address and Mass times. */
export function ParishFacts({ parish, readAt, distance, children }: ParishFactsProps) {
  const { i18n } = useLingui();
  const { title, summary, parish: details } = parish;
  const { address, town, state, zip, phone, email, website, pastor, times, exceptions } = details;
  const lang = languageOf(i18n, parish);
  const whole = `${address}, ${town}, ${state} ${zip}`;
  const kinds = {
    mass: i18n._('Mass'),
    confession: i18n._('Confession'),
    adoration: i18n._('Adoration'),
  };
  const services = servicesOf(i18n, times);
  const feasts = exceptionsToCome(i18n, exceptions, readAt);

  return (
    <Stack as="article" gap={5}>
      <Stack gap={2}>
        <Heading lang={lang} level={3} size="md">
          {title}
        </Heading>
        {summary === '' ? null : <Text lang={lang}>{summary}</Text>}
        <Text as="div">
          <Stack align="start" gap={1}>
            <span>{whole}</span>
            {distance === undefined ? null : (
              <Text as="span" weight="semibold">
                {distanceText(i18n, distance)}
              </Text>
            )}
            <Stack direction="row" gap={4} wrap>
              <Link external href={mapAddress(whole)} standalone>
                {i18n._('Show on a map')}
              </Link>
              {website === '' ? null : (
                <Link external href={website} standalone>
                  {i18n._('Website')}
                </Link>
              )}
              {phone === '' ? null : (
                <Link href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} standalone>
                  {phone}
                </Link>
              )}
              {email === '' ? null : (
                <Link href={`mailto:${email}`} standalone>
                  {email}
                </Link>
              )}
            </Stack>
          </Stack>
        </Text>
        {pastor === '' ? null : (
          <Text size="sm" tone="muted">
            {i18n._('Pastor: {name}', { name: pastor })}
          </Text>
        )}
      </Stack>
      {services.length === 0 ? (
        <Text tone="muted">{i18n._('We do not know the times yet.')}</Text>
      ) : (
        <Grid columns="sm" gap={5}>
          {services.map(({ kind, days }) => (
            <InformationList
              headingLevel={4}
              items={days.map(({ day, times: clock }) => ({ term: day, value: clock }))}
              key={kind}
              title={kinds[kind]}
            />
          ))}
        </Grid>
      )}
      {feasts.length === 0 ? null : (
        <InformationList
          headingLevel={4}
          items={feasts.map(({ day, note }) => ({ term: day, value: <span lang={lang}>{note}</span> }))}
          title={i18n._('Exceptions')}
        />
      )}
      {children}
    </Stack>
  );
}

/** A parish with its address and Mass times, and the date on which these were last confirmed. */
export function ParishCard({ parish, readAt }: ParishCardProps) {
  return (
    <ParishFacts distance={parish.distance} parish={parish} readAt={readAt}>
      <ParishCorrection parish={parish} />
    </ParishFacts>
  );
}
