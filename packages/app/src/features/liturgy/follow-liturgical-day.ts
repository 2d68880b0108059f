import { followTheme, setSiteTheme } from '@parvis/design-system';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { liturgicalDayQuery, seasonOf, type LiturgicalDay } from './liturgical-day.ts';

function wear(day: LiturgicalDay | undefined): void {
  if (day !== undefined) setSiteTheme({ season: seasonOf(day) });
}

/** Applies the color of the liturgical day to the member's pages in all tabs. Returns a function that stops this. */
export function followLiturgicalDay(app: Pick<App, 'api' | 'session'>, queryClient: QueryClient): () => void {
  const observer = new QueryObserver(queryClient, liturgicalDayQuery(app));
  const stopAsking = observer.subscribe(({ data }) => wear(data));
  const stopFollowing = followTheme();
  wear(observer.getCurrentResult().data);
  return () => {
    stopAsking();
    stopFollowing();
  };
}
