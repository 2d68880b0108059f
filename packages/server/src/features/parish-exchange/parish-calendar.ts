import type { components } from '@parvis/api-client/contract';
import ICAL from 'ical.js';
import { createHolyDays } from '../liturgy/index.ts';
import { calendarFile, calendarText, calendarZone, utcTime, type OpenParish } from '../publications/index.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import { i18n } from '../../platform/i18n.ts';
import { instantOf, offsetAt } from '../../platform/zoned-time.ts';
import { zoneOf } from './tables-of-parishes.ts';

type Schemas = components['schemas'];
type DayTime = Schemas['DayTime'];

const DAY = 24 * 60 * 60 * 1000;
/** Holy days within a year are in the calendar. Programs read it again within hours. */
const DAYS = 366;

const names = {
  mass: i18n._('Mass'),
  confession: i18n._('Confession'),
  adoration: i18n._('Adoration'),
};

/** Parishes have ZIP codes, so they are in the USA. */
const isHolyDay = createHolyDays('unitedStates');

const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const dayOf = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY;
const weekdayOf = (day: number): number => new Date(day * DAY).getUTCDay();

function titleOf({ kind, language }: DayTime, ofPage: Language): string {
  const name = inLanguage(names, ofPage)[kind];
  if (language === undefined) return name;
  return `${name} (${new Intl.DisplayNames(ofPage, { type: 'language' }).of(language) ?? language})`;
}

/** Creates the function that makes an event of a service. The ids stay the same from one reading to the next. */
function eventMaker({ id, title, language, parish, changedAt, revision }: OpenParish, site: URL) {
  const timeZone = zoneOf(parish);
  const zone = calendarZone(timeZone);
  const { address, town, state, zip } = parish;
  const used = new Map<string, number>();

  /** Adds a local time. A zone that the library does not know is written in UTC. */
  function addTime(component: ICAL.Component, name: string, date: string, time: string): void {
    if (zone === null) {
      const instant = instantOf(Date.parse(`${date}T${time}Z`), timeZone);
      component.addPropertyWithValue(name, utcTime(instant));
      return;
    }
    const local = ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
    component.addPropertyWithValue(name, local).setParameter('tzid', zone.id);
  }

  function common(key: string, summary: string, description: string): ICAL.Component {
    const component = new ICAL.Component('vevent');
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    component.addPropertyWithValue('uid', `${id}-${key}${times === 1 ? '' : `-${times}`}`);
    component.addPropertyWithValue('dtstamp', utcTime(changedAt));
    component.addPropertyWithValue('last-modified', utcTime(changedAt));
    component.addPropertyWithValue('sequence', revision);
    component.addPropertyWithValue('summary', calendarText(summary));
    if (description !== '') component.addPropertyWithValue('description', calendarText(description));
    component.addPropertyWithValue(
      'location',
      calendarText([title, address, `${town}, ${state} ${zip}`].join(', ')),
    );
    component.addPropertyWithValue('url', new URL(`/parish/${id}`, site).href);
    return component;
  }

  return {
    zone,
    timeZone,
    addTime,

    service(date: string, key: string, service: DayTime, exception = ''): ICAL.Component {
      const notes = [service.note, exception].filter((text) => text !== '').join('\n');
      const uid = `${service.kind}-${key}-${service.time.replace(':', '')}`;
      const component = common(uid, titleOf(service, language), notes);
      component.addPropertyWithValue('categories', service.kind);
      addTime(component, 'dtstart', date, service.time);
      return component;
    },

    /** A note about a day on which the usual services take place, or none. */
    note(date: string, note: string): ICAL.Component {
      const component = common(`note-${date}`, note, '');
      component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
      component.addPropertyWithValue('transp', 'TRANSPARENT');
      return component;
    },
  };
}

/** Returns the services of a parish from the beginning of the year, as a calendar in the format of RFC 5545. */
export function parishCalendar(open: OpenParish, { site, now }: { site: URL; now: number }): Buffer {
  const { title, parish } = open;
  const { times, holyDayTimes = [], exceptions } = parish;
  const maker = eventMaker(open, site);
  const today = Math.floor((now + offsetAt(now, maker.timeZone)) / DAY);
  const first = dayOf(`${dateOf(today).slice(0, 4)}-01-01`);
  const holyDays = Array.from({ length: today + DAYS - first + 1 }, (_, index) => first + index).filter(
    isHolyDay,
  );
  const replaced = new Set(exceptions.filter((day) => day.times !== undefined).map(({ date }) => date));
  const onHolyDay = holyDayTimes.filter(({ isVigil }) => isVigil !== true);
  const vigils = holyDayTimes.filter(({ isVigil }) => isVigil === true);
  const holyKinds = new Set(onHolyDay.map(({ kind }) => kind));

  const weekly = times.flatMap((service) => {
    const from = Math.max(first, service.from === undefined ? first : dayOf(service.from));
    const start = from + ((service.day - weekdayOf(from) + 7) % 7);
    if (service.until !== undefined && dayOf(service.until) < start) return [];
    const { until } = service;
    const isOff = (day: number): boolean =>
      day >= start &&
      weekdayOf(day) === service.day &&
      (until === undefined || dateOf(day) <= until) &&
      (replaced.has(dateOf(day)) || (holyKinds.has(service.kind) && isHolyDay(day)));
    const key = `${service.day}${service.from === undefined ? '' : `-${service.from}`}`;
    const component = maker.service(dateOf(start), key, service);
    const end = until === undefined ? null : instantOf(Date.parse(`${until}T23:59Z`), maker.timeZone);
    component.addPropertyWithValue(
      'rrule',
      new ICAL.Recur({ freq: 'WEEKLY', ...(end === null ? {} : { until: utcTime(end) }) }),
    );
    const days = new Set([...holyDays, ...[...replaced].map(dayOf)].filter(isOff));
    for (const day of [...days].toSorted((one, other) => one - other)) {
      maker.addTime(component, 'exdate', dateOf(day), service.time);
    }
    return [component];
  });

  const ofHolyDays = holyDays.flatMap((day) => [
    ...(replaced.has(dateOf(day))
      ? []
      : onHolyDay.map((service) => maker.service(dateOf(day), dateOf(day), service))),
    ...(replaced.has(dateOf(day - 1))
      ? []
      : vigils.map((service) => maker.service(dateOf(day - 1), dateOf(day - 1), service))),
  ]);

  const ofExceptions = exceptions
    .filter(({ date }) => dayOf(date) >= first)
    .flatMap(({ date, note, times: ofDay = [] }) =>
      ofDay.length === 0
        ? [maker.note(date, note)]
        : ofDay.map((service) => maker.service(date, date, service, note)),
    );

  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Parvis//Parishes//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', calendarText(title));
  calendar.addPropertyWithValue('x-wr-calname', calendarText(title));
  calendar.addPropertyWithValue('x-wr-timezone', maker.timeZone);
  if (maker.zone !== null) calendar.addSubcomponent(ICAL.Component.fromString(maker.zone.block));
  for (const event of [...weekly, ...ofHolyDays, ...ofExceptions]) calendar.addSubcomponent(event);
  return calendarFile(calendar);
}
