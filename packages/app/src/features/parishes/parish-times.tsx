import { Grid, InformationList, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Parish } from './parishes.ts';
import { serviceNames } from './service-names.ts';
import { exceptionsToCome, servicesOf, timesByKind, withoutPast } from './service-times.ts';

interface ParishTimesProps {
  details: Parish['parish'];
  /** The language of the texts, if it is not that of the page. */
  lang: string | undefined;
  readAt: number;
  headingLevel: 2 | 4;
}

/** The services of a parish by day, on holy days, and on the days that differ. */
export function ParishTimes({ details, lang, readAt, headingLevel }: ParishTimesProps) {
  const { i18n } = useLingui();
  const { times, holyDayTimes = [], exceptions } = details;
  const names = serviceNames(i18n);
  const services = servicesOf(i18n, withoutPast(times, readAt));
  const holyDays = timesByKind(i18n, holyDayTimes);
  const coming = exceptionsToCome(i18n, exceptions, readAt);

  return (
    <>
      {services.length === 0 ? (
        <Text tone="muted">{i18n._('We do not know the times yet.')}</Text>
      ) : (
        <Grid columns="sm" gap={5}>
          {services.map(({ kind, days }) => (
            <InformationList
              headingLevel={headingLevel}
              items={days.map(({ day, times: clock }) => ({ term: day, value: clock }))}
              key={kind}
              title={names[kind]}
            />
          ))}
        </Grid>
      )}
      {holyDays.length === 0 ? null : (
        <InformationList
          headingLevel={headingLevel}
          items={holyDays.map(({ kind, times: clock }) => ({ term: names[kind], value: clock }))}
          title={i18n._('Holy days of obligation')}
        />
      )}
      {coming.length === 0 ? null : (
        <InformationList
          headingLevel={headingLevel}
          items={coming.map(({ day, note, times: own }) => ({
            term: day,
            value: (
              <Stack gap={1}>
                <span lang={lang}>{note}</span>
                {own?.length === 0 ? <span>{i18n._('No services on this day.')}</span> : null}
                {own?.map(({ kind, times: clock }) => (
                  <span key={kind}>
                    {i18n._('{service}: {times}', { service: names[kind], times: clock })}
                  </span>
                ))}
              </Stack>
            ),
          }))}
          title={i18n._('Exceptions')}
        />
      )}
    </>
  );
}
