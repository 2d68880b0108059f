import type { components } from '@parvis/api-client/contract';
import { timeZoneOfZip } from '../service-schedule/index.ts';
import type { OpenParish } from '../publications/index.ts';

type Schemas = components['schemas'];
type DayTime = Schemas['DayTime'];

/** The days of the week in tables, by their number. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export const HOLY_DAY = 'holy-day';
export const VIGIL = 'vigil';
/** The kinds of a date on which no service takes place, or on which the usual ones do. */
export const NONE = 'none';
export const USUAL = 'usual';

export const parishColumns = [
  'id',
  'name',
  'patron',
  'diocese',
  'address',
  'town',
  'state',
  'zip',
  'time_zone',
  'website',
  'language',
  'summary',
  'confirmed_at',
  'updated_at',
  'url',
] as const;

export const scheduleColumns = [
  'parish_id',
  'parish_name',
  'day',
  'time',
  'kind',
  'language',
  'note',
  'from',
  'until',
  'exception',
] as const;

export const zoneOf = ({ timeZone, zip, state }: Schemas['ParishDetails']): string =>
  timeZone ?? timeZoneOfZip(zip, state);

const timestamp = (time: number): string => new Date(time).toISOString();

export function parishLine(
  { id, title, summary, language, parish, confirmedAt, changedAt }: OpenParish,
  site: URL,
): readonly string[] {
  const { patron = '', diocese, address, town, state, zip, website } = parish;
  return [
    id,
    title,
    patron,
    diocese,
    address,
    town,
    state,
    zip,
    zoneOf(parish),
    website,
    language,
    summary,
    timestamp(confirmedAt),
    timestamp(changedAt),
    new URL(`/parish/${id}`, site).href,
  ];
}

/** Returns a line for each service and for each date without one. */
export function scheduleLines({ id, title, parish }: OpenParish): readonly (readonly string[])[] {
  const lineOf = (
    day: string,
    { time, kind, language = '', note }: DayTime,
    [from, until, exception]: readonly [string, string, string] = ['', '', ''],
  ) => [id, title, day, time, kind, language, note, from, until, exception];
  const { times, holyDayTimes = [], exceptions } = parish;
  return [
    ...times.map((service) =>
      lineOf(weekdays[service.day] ?? '', service, [service.from ?? '', service.until ?? '', '']),
    ),
    ...holyDayTimes.map((service) => lineOf(service.isVigil === true ? VIGIL : HOLY_DAY, service)),
    ...exceptions.flatMap(({ date, note, times: ofDay }) =>
      ofDay !== undefined && ofDay.length > 0
        ? ofDay.map((service) => lineOf(date, service, ['', '', note]))
        : [[id, title, date, '', ofDay === undefined ? USUAL : NONE, '', '', '', '', note]],
    ),
  ];
}
