import type { I18n } from '@lingui/core';
import { knownEntry } from '../../platform/known-entry.ts';
import type { LiturgicalDay } from './liturgical-day.ts';

type Celebration = LiturgicalDay['celebration'];

export const colorLabels = (i18n: I18n, color: Celebration['color']): string =>
  ({
    green: i18n._('Green'),
    violet: i18n._('Violet'),
    red: i18n._('Red'),
    rose: i18n._('Rose'),
    white: i18n._('White'),
  })[color];

/** The season and week, such as 'Ordinary Time, week 34'. */
export function seasonLabels(i18n: I18n, { season, week }: Pick<LiturgicalDay, 'season' | 'week'>): string {
  const words = {
    advent: i18n._('Advent'),
    christmas: i18n._('Christmas Time'),
    ordinary: i18n._('Ordinary Time'),
    lent: i18n._('Lent'),
    triduum: i18n._('Easter Triduum'),
    easter: i18n._('Easter Time'),
  };
  return week === null ? words[season] : i18n._('{season}, week {week}', { season: words[season], week });
}

/** The day's rank. Null if the day's name already contains it, or a later release has added it. */
export const rankLabels = (i18n: I18n, rank: Celebration['rank']): string | null =>
  knownEntry(
    {
      solemnity: i18n._('Solemnity'),
      sunday: null,
      feast: i18n._('Feast'),
      memorial: i18n._('Memorial'),
      optionalMemorial: i18n._('Optional memorial'),
      commemoration: i18n._('Commemoration'),
      weekday: null,
    },
    rank,
  ) ?? null;

/**
 * The label of an optional celebration. A commemoration is marked, because it does not replace the day's celebration.
 */
export const choiceLabels = (i18n: I18n, { rank }: Pick<Celebration, 'rank'>, title: string): string =>
  rank === 'commemoration' ? i18n._('{title} (commemoration)', { title }) : title;

type Observances = Pick<LiturgicalDay, 'date' | 'obligation' | 'fasting' | 'abstinence'>;

/** The day's obligations. The obligation of Mass is omitted on Sundays, because everybody knows about it. */
export function observanceLabels(
  i18n: I18n,
  { date, obligation, fasting, abstinence }: Observances,
): string[] {
  const isSunday = new Date(date).getUTCDay() === 0;
  return [
    ...(obligation && !isSunday ? [i18n._('Holy day of obligation')] : []),
    ...(fasting ? [i18n._('Day of fasting and abstinence')] : []),
    ...(abstinence && !fasting ? [i18n._('Abstinence from meat')] : []),
  ];
}
