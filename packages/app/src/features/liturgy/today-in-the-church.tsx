import { LiturgicalDayCard } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { liturgicalDayQuery, seasonOf } from './liturgical-day.ts';
import {
  choiceLabels,
  colorLabels,
  observanceLabels,
  rankLabels,
  seasonLabels,
} from './liturgical-labels.ts';

/** Today's celebration. */
export function TodayInTheChurch() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(liturgicalDayQuery(useApp()));
  const language = languageTag(i18n.locale);
  // If the day or the calendar has changed and refetching failed, the cached day is wrong.
  const today = error === null ? data : undefined;
  const rank = today === undefined ? null : rankLabels(i18n, today.celebration.rank);

  return (
    <LiturgicalDayCard
      title={i18n._('Today in the Church')}
      day={
        today && {
          celebration: today.celebration.title[language],
          season: seasonOf(today),
          color: colorLabels(i18n, today.celebration.color),
          facts: [
            ...(rank === null ? [] : [rank]),
            seasonLabels(i18n, today),
            ...observanceLabels(i18n, today),
          ],
          others: today.optional.map((choice) => choiceLabels(i18n, choice, choice.title[language])),
        }
      }
      othersLabel={i18n._('Or, as a free choice:')}
      loadingLabel={i18n._('Loading…')}
      error={error === null ? undefined : errorText(i18n, error, i18n._('The day could not be loaded'))}
      onRetry={() => void refetch()}
    />
  );
}
