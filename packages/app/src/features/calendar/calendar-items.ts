import type { Schemas } from '@parvis/api-client';
import type { CalendarDayInfo, CalendarEntry } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';
import { knownEntry } from '../../platform/known-entry.ts';
import { colorLabels, observanceLabels, rankLabels, seasonOf } from '../liturgy/index.ts';
import { languageOf } from '../publications/index.ts';
import type { CalendarSource } from './calendar-sources.ts';

export const sourceLabels = (i18n: I18n): Readonly<Record<CalendarSource, string>> => ({
  parish: i18n._('Your parish'),
  groups: i18n._('Your groups'),
  events: i18n._('Events you attend'),
  feasts: i18n._('Feasts'),
});

/** The entries that have one of the sources, each with its source and its place. */
export function calendarEntries(
  i18n: I18n,
  entries: readonly Schemas['CalendarEntry'][],
  sources: readonly CalendarSource[],
): CalendarEntry[] {
  const labels = sourceLabels(i18n);
  return entries.flatMap((entry) => {
    const shown = sources.filter((source) => entry.sources.includes(source));
    if (shown.length === 0) return [];
    const places = [entry.place, entry.isOnline ? i18n._('Online') : ''].filter((text) => text !== '');
    return {
      id: `${entry.eventId} ${entry.beginsAt}`,
      title: entry.title,
      contentLang: languageOf(i18n, entry),
      startsAt: entry.beginsAt,
      endsAt: entry.endsAt,
      href: `/event/${entry.eventId}`,
      details: [...shown.map((source) => labels[source]), ...places],
    };
  });
}

const feastRanks = { solemnity: true, feast: true };

export function calendarDays(i18n: I18n, days: readonly Schemas['CalendarDay'][]): CalendarDayInfo[] {
  return days.map((day) => {
    const { rank, color, title } = day.celebration;
    const rankLabel = rankLabels(i18n, rank);
    const isSunday = new Date(day.date).getUTCDay() === 0;
    return {
      date: day.date,
      season: seasonOf(day),
      color: colorLabels(i18n, color),
      celebration: title[languageTag(i18n.locale)],
      isFeast: knownEntry(feastRanks, rank) === true || (day.obligation && !isSunday),
      facts: [...(rankLabel === null ? [] : [rankLabel]), ...observanceLabels(i18n, day)],
    };
  });
}
