import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import type { Parish } from './parishes.ts';
import { timeText } from './service-times.ts';

interface NextMasses {
  /** The day and the time of the first of them, such as '2026-12-06T10:00', to sort by. */
  readonly startsAt: string;
  /** The next day with a Mass, such as 'Today' or 'Sunday, December 6'. */
  readonly day: string;
  /** The times on that day, such as '10:00 AM · 6:00 PM (Spanish)'. */
  readonly times: string;
  /** The exception that the parish has announced for that day. */
  readonly exception: string | null;
}

/** Today's Masses can all be over, so the same weekday is looked at again a week later. */
const DAYS = 8;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Today, tomorrow, or the date. */
function dayLabel(i18n: I18n, inDays: number, date: Date): string {
  const tag = languageTag(i18n.locale);
  const words =
    inDays < 2
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(inDays, 'day')
      : new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' }).format(date);
  return capitalized(i18n, words);
}

/**
 * The Masses on the next day with a Mass. `now` is read in the reader's time zone, because readers search where they
 * are. Null if no Mass is known.
 */
export function nextMassesOf(
  i18n: I18n,
  { times, exceptions }: Parish['parish'],
  now: Date,
): NextMasses | null {
  const clock = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  for (let inDays = 0; inDays < DAYS; inDays += 1) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays);
    const masses = times
      .filter(
        ({ kind, day, time }) => kind === 'mass' && day === date.getDay() && (inDays > 0 || time > clock),
      )
      .toSorted((one, other) => one.time.localeCompare(other.time));
    const [first] = masses;
    if (first === undefined) continue;
    const iso = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
    return {
      startsAt: `${iso}T${first.time}`,
      day: dayLabel(i18n, inDays, date),
      times: masses.map((mass) => timeText(i18n, mass)).join(' · '),
      exception: exceptions.find((exception) => exception.date === iso)?.note ?? null,
    };
  }
  return null;
}
