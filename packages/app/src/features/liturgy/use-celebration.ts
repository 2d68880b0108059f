import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { liturgicalDayQuery } from './liturgical-day.ts';

/** The title of today's celebration; undefined while it is unknown. */
export function useCelebration(): string | undefined {
  const { i18n } = useLingui();
  const { data, error } = useQuery(liturgicalDayQuery(useApp()));
  return error === null ? data?.celebration.title[languageTag(i18n.locale)] : undefined;
}

/** Whether the first request for the day has ended, or cannot be sent now. */
export function useIsDaySettled(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(liturgicalDayQuery(useApp()));
  return !isPending || fetchStatus !== 'fetching' || failureCount > 0;
}
