import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import { knownEntry } from '../../platform/known-entry.ts';

export interface Span {
  beginsAt: string;
  endsAt: string;
  recurrence: 'none' | 'daily' | 'weekly' | 'monthly';
}

interface EventTimes {
  date: string;
  time: string;
  /** The time in the reader's time zone. Omitted if it is the same as the site's time. */
  ownTime?: string;
}

/** This zone is GMT-3, because the sign in the names of `Etc` zones is inverted. */
const siteZone = 'Etc/GMT+3';

/** While the page is prerendered, the reader's time zone is unknown. */
const readerZone = (): string =>
  import.meta.env.SSR ? siteZone : Intl.DateTimeFormat().resolvedOptions().timeZone;

const hours = { hour: 'numeric', minute: '2-digit' } as const;

/** The event's times, in the site's time zone and in the reader's time zone. */
export function eventTimes(
  i18n: I18n,
  { beginsAt, endsAt, recurrence }: Span,
  ownZone = readerZone(),
): EventTimes {
  const [begin, end] = [new Date(beginsAt), new Date(endsAt)];
  const language = languageTag(i18n.locale);
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options });
  const dayIn = (timeZone: string, time: Date) => format(timeZone, { dateStyle: 'short' }).format(time);

  const day = format(siteZone, { dateStyle: 'full' }).format(begin);
  const dayOf: Record<Span['recurrence'], string> = {
    daily: i18n._('Every day'),
    weekly: i18n._('Every {weekday}', { weekday: format(siteZone, { weekday: 'long' }).format(begin) }),
    monthly: day,
    none: day,
  };
  const spanIn = (timeZone: string, namesDay: boolean) => {
    const overnight = dayIn(timeZone, begin) !== dayIn(timeZone, end);
    const clock = format(timeZone, overnight || namesDay ? { ...hours, weekday: 'long' } : hours);
    // If the days differ, formats the two times separately, because `formatRange` would also add the dates.
    return capitalized(
      i18n,
      overnight
        ? i18n._('{from} – {until}', { from: clock.format(begin), until: clock.format(end) })
        : clock.formatRange(begin, end),
    );
  };
  const span = spanIn(siteZone, false);
  const ownSpan = spanIn(ownZone, dayIn(ownZone, begin) !== dayIn(siteZone, begin));
  return {
    date: capitalized(i18n, knownEntry(dayOf, recurrence) ?? day),
    time: i18n._('{time} (GMT-3)', { time: span }),
    ...(ownSpan === span ? {} : { ownTime: i18n._('{time} where you are', { time: ownSpan }) }),
  };
}
