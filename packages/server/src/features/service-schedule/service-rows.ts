import type { components } from '@parvis/api-client/contract';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { languageNamed } from '../../platform/language-names.ts';

type Schemas = components['schemas'];
type DayTime = Schemas['DayTime'];
type ServiceRow = DatabaseSchema['service_times'];

export const HOLY_DAY = 'holy-day';
export const VIGIL = 'vigil';
const ALWAYS = { from: '', until: '9999-12-31' };

/** A publication of the kind `parish`. */
export interface ParishRow {
  readonly id: string;
  readonly language: Schemas['Language'];
  readonly details: string;
}

interface Service extends DayTime {
  readonly day: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A note that is only the name of a language is the language. */
function languageAndNote({ language, note }: Service, ofPage: string): { language: string; note: string } {
  const named = languageNamed(note);
  if (named === null) return { language: language ?? ofPage, note };
  return { language: language ?? named, note: language === undefined || language === named ? '' : note };
}

function servicesOf({ times, holyDayTimes = [], exceptions }: Schemas['ParishDetails']): readonly Service[] {
  return [
    ...times.map((service) => ({ ...service, day: String(service.day) })),
    ...holyDayTimes.map((service) => ({ ...service, day: service.isVigil === true ? VIGIL : HOLY_DAY })),
    ...exceptions.flatMap(({ date, times: ofDay = [] }) =>
      ofDay.map((service) => ({ ...service, day: date })),
    ),
  ];
}

/** Returns the services of a parish as rows, and the days on which no regular service takes place. */
export function serviceRowsOf({ id, language: ofPage, details }: ParishRow): {
  readonly services: readonly ServiceRow[];
  readonly replacedDays: readonly string[];
} {
  // The service of publications has written these details for a parish, so the type is right.
  const parish = JSON.parse(details) as Schemas['ParishDetails'];
  const services = servicesOf(parish).map((service, position) => {
    const { kind, day, time, from = ALWAYS.from, until = ALWAYS.until } = service;
    return {
      publication_id: id,
      kind,
      day,
      minute: minuteOf(time),
      position,
      zip: parish.zip,
      ...languageAndNote(service, ofPage),
      valid_from: from,
      valid_until: until,
    };
  });
  const replaced = parish.exceptions.filter(({ times }) => times !== undefined).map(({ date }) => date);
  return { services, replacedDays: [...new Set(replaced)] };
}
