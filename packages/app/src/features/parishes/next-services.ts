import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import { ownTimeZone } from '../events/index.ts';
import { languageName, unbroken } from './service-times.ts';

type Service = Schemas['ParishService'];

const DAY = 24 * 60 * 60 * 1000;

/** The day in a time zone, counted from 1 January 1970. */
function dayIn(time: number, timeZone: string): number {
  const date = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(time);
  return Date.parse(`${date}T00:00Z`) / DAY;
}

const offsetText = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The time, with the name of the zone if the clocks of the reader show another time. */
function clockText(i18n: I18n, time: number, timeZone: string, ownZone: string): string {
  const isSame = offsetText(time, timeZone) === offsetText(time, ownZone);
  return unbroken(
    new Intl.DateTimeFormat(languageTag(i18n.locale), {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(isSame ? {} : { timeZoneName: 'short' }),
    }).format(time),
  );
}

/** Today, tomorrow, or the date, in the time zone of the parish. */
function dayText(i18n: I18n, time: number, now: number, timeZone: string): string {
  const tag = languageTag(i18n.locale);
  const inDays = dayIn(time, timeZone) - dayIn(now, timeZone);
  return capitalized(
    i18n,
    inDays < 2
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(inDays, 'day')
      : new Intl.DateTimeFormat(tag, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
          time,
        ),
  );
}

const timeOf = ({ startsAt }: Service): number => Date.parse(startsAt);

interface NextService {
  readonly kind: Service['kind'];
  /** Such as 'Today at 5:30 PM, confessions from 4:45 PM'. */
  readonly when: string;
  readonly notes: readonly string[];
}

/**
 * The next Mass, and the next service of each other kind. A confession before the Mass of the same day is in the text
 * of the Mass.
 */
export function nextServices(
  i18n: I18n,
  { timeZone, upcoming }: Schemas['ParishSchedule'],
  now: number,
  ownZone = ownTimeZone(),
): NextService[] {
  const next = (kind: Service['kind']) =>
    upcoming.find((service) => service.kind === kind && Date.parse(service.startsAt) > now);
  const [mass, confession, adoration] = [next('mass'), next('confession'), next('adoration')];
  const clock = (service: Service) => clockText(i18n, timeOf(service), timeZone, ownZone);
  const isBefore =
    mass !== undefined &&
    confession !== undefined &&
    timeOf(confession) < timeOf(mass) &&
    dayIn(timeOf(confession), timeZone) === dayIn(timeOf(mass), timeZone);

  const whenOf = (service: Service): string => {
    const day = dayText(i18n, timeOf(service), now, timeZone);
    const time = clock(service);
    return service === mass && isBefore
      ? i18n._('{day} at {time}, confessions from {before}', { day, time, before: clock(confession) })
      : i18n._('{day} at {time}', { day, time });
  };
  return [mass, isBefore ? undefined : confession, adoration].flatMap((service) => {
    if (service === undefined) return [];
    const { kind, note, language, exception } = service;
    const spoken = language === undefined ? '' : languageName(i18n, language);
    return { kind, when: whenOf(service), notes: [spoken, note, exception].filter((text) => text !== '') };
  });
}
