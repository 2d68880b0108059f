import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import { knownEntry } from '../../platform/known-entry.ts';
import { dayText, ownTime, ownTimeZone, zonedTime } from '../events/index.ts';

export interface Span {
  beginsAt: string;
  endsAt: string;
  recurrence: 'none' | 'daily' | 'weekly' | 'monthly';
  /** The event's time zone. Sample events are in the site's time zone. */
  timeZone?: string;
}

interface EventTimes {
  date: string;
  time: string;
  /** The time in the reader's time zone. Omitted if it is the same as the event's time. */
  ownTime?: string;
}

/** This zone is GMT-3, because the sign in the names of `Etc` zones is inverted. */
const siteZone = 'Etc/GMT+3';

/** The event's times, in its time zone and in the reader's, as on the page of the event. */
export function eventTimes(i18n: I18n, span: Span, readerZone?: string): EventTimes {
  const { beginsAt, recurrence, timeZone = siteZone } = span;
  const weekday = new Intl.DateTimeFormat(languageTag(i18n.locale), { timeZone, weekday: 'long' });
  const day = dayText(i18n, span, timeZone);
  const dayOf: Record<Span['recurrence'], string> = {
    daily: i18n._('Every day'),
    weekly: i18n._('Every {weekday}', { weekday: weekday.format(new Date(beginsAt)) }),
    monthly: day,
    none: day,
  };
  // While the page is prerendered, the reader's time zone is unknown.
  const ownZone = readerZone ?? (import.meta.env.SSR ? timeZone : ownTimeZone());
  const own = ownTime(i18n, span, timeZone, ownZone);
  return {
    date: capitalized(i18n, knownEntry(dayOf, recurrence) ?? day),
    time: zonedTime(i18n, span, timeZone),
    ...(own === null ? {} : { ownTime: own }),
  };
}
