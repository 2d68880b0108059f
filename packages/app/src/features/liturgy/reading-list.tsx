import { InformationList, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { knownEntry } from '../../platform/known-entry.ts';
import { liturgicalDayQuery, type LiturgicalDay } from './liturgical-day.ts';

type Reading = LiturgicalDay['readings'][number];

/** The label of a reading. Undefined if a later release has added its kind. */
const kindLabels = (i18n: I18n, kind: Reading['kind']): string | undefined =>
  knownEntry(
    {
      first: i18n._('First reading'),
      psalm: i18n._('Psalm'),
      second: i18n._('Second reading'),
      gospel: i18n._('Gospel'),
    },
    kind,
  );

/** The references of today's readings at Mass. The card of the day shows an error, so this list shows none. */
export function ReadingList() {
  const { i18n } = useLingui();
  const { data, isPending } = useQuery(liturgicalDayQuery(useApp()));
  const language = languageTag(i18n.locale);
  if (isPending) {
    return (
      <Stack aria-busy="true" aria-label={i18n._('Loading…')} gap={2} role="group">
        <Skeleton width="60%" />
        <Skeleton width="60%" />
        <Skeleton width="60%" />
      </Stack>
    );
  }
  if (data === undefined) return null;
  if (data.readings.length === 0) {
    return <Text tone="muted">{i18n._('There is no Mass today before the Easter Vigil.')}</Text>;
  }
  return (
    <InformationList
      items={data.readings.flatMap(({ kind, reference }) => {
        const term = kindLabels(i18n, kind);
        return term === undefined ? [] : [{ term, value: reference[language] }];
      })}
      title={i18n._('Readings at Mass')}
    />
  );
}
