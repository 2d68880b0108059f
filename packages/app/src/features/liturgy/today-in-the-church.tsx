import { LiturgicalDayCard } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { failureWords } from '../../platform/failure-words.ts';
import { liturgicalDayQuery, seasonOf } from './liturgical-day.ts';
import { choiceWords, colorWords, observanceWords, rankWords, seasonWords } from './liturgical-words.ts';

/** Today's celebration. */
export function TodayInTheChurch() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(liturgicalDayQuery(useApp()));
  const language = languageTag(i18n.locale);
  // The day or the calendar has changed and the refetch failed: the cached data is wrong.
  const today = error === null ? data : undefined;
  const rank = today === undefined ? null : rankWords(i18n, today.celebration.rank);

  return (
    <LiturgicalDayCard
      title={i18n._('Today in the Church')}
      day={
        today && {
          celebration: today.celebration.title[language],
          season: seasonOf(today),
          color: colorWords(i18n, today.celebration.color),
          facts: [
            ...(rank === null ? [] : [rank]),
            seasonWords(i18n, today),
            ...observanceWords(i18n, today),
          ],
          others: today.optional.map((choice) => choiceWords(i18n, choice, choice.title[language])),
        }
      }
      othersLabel={i18n._('Or, as a free choice:')}
      loadingLabel={i18n._('Loading…')}
      error={error === null ? undefined : failureWords(i18n, error, i18n._('The day could not be loaded'))}
      onRetry={() => void refetch()}
    />
  );
}
