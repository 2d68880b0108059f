import type { components } from '@parvis/api-client/contract';
import { badField } from '../../platform/http/errors.ts';
import type { PublicationsTable } from './tables.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { searchable } from '../../platform/text.ts';
import { occurrenceAt } from './occurrences.ts';
import { isTimeZone, readWallTime, spelledTimeZone } from '../../platform/zoned-time.ts';

type Schemas = components['schemas'];
type Kind = PublicationsTable['kind'];

/** The fields that only one kind of publication has. */
type Details =
  | Schemas['EventDetails']
  | Schemas['ParishDetails']
  | Schemas['ResourceDetails']
  | Record<string, never>;

interface StoredDetails {
  readonly category: string;
  readonly details: string;
  readonly begins_at: number;
  readonly ends_at: number;
}

type Draft = Pick<Schemas['PublicationUpdatePayload'], 'event' | 'parish' | 'resource'>;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const line = (atMost: number) => ({ multiline: false, atMost });

function requireDay(text: string, path: string): number {
  const time = readWallTime(text.length === 10 ? `${text}T00:00` : text);
  const year = Number(text.slice(0, 4));
  if (time === null || year < FIRST_YEAR || year > LAST_YEAR) {
    throw badField(
      path,
      i18n._('Please enter a day between {firstYear} and {lastYear}.', {
        firstYear: FIRST_YEAR,
        lastYear: LAST_YEAR,
      }),
    );
  }
  return time;
}

function cleanEvent(event: Schemas['EventDetails']): Schemas['EventDetails'] {
  const start = requireDay(event.startsAt, 'event.startsAt');
  if (!isTimeZone(event.timeZone)) throw badField('event.timeZone', i18n._('We do not know this time zone.'));
  const until = event.recurrence === 'none' ? null : event.until;
  if (until !== null && requireDay(until, 'event.until') + 24 * 60 * 60 * 1000 <= start) {
    throw badField('event.until', i18n._('This day is before the first one.'));
  }
  const place = optionalText(event.place, 'event.place', line(200));
  if (place === '' && event.link === '') {
    throw badField('event.place', i18n._('Please say where it takes place, or give its link.'));
  }
  return { ...event, timeZone: spelledTimeZone(event.timeZone), until, place };
}

/** The season of a service ends on or after its first day. */
function requireSeason({ from, until }: Schemas['ServiceTime'], path: string): void {
  const first = from === undefined ? null : requireDay(from, `${path}.from`);
  const last = until === undefined ? null : requireDay(until, `${path}.until`);
  if (first !== null && last !== null && last < first) {
    throw badField(`${path}.until`, i18n._('This day is before the first one.'));
  }
}

const byTime = (one: Schemas['DayTime'], other: Schemas['DayTime']): number =>
  one.time.localeCompare(other.time, 'en');

function withCleanNotes<Time extends Schemas['DayTime']>(times: readonly Time[], path: string): Time[] {
  return times.map((time, index) => ({
    ...time,
    note: optionalText(time.note, `${path}.${index}.note`, line(120)),
  }));
}

function cleanTimes(times: Schemas['ParishDetails']['times']): Schemas['ParishDetails']['times'] {
  for (const [index, time] of times.entries()) requireSeason(time, `parish.times.${index}`);
  return withCleanNotes(times, 'parish.times').toSorted(
    (one, other) => one.day - other.day || byTime(one, other),
  );
}

const cleanExceptions = (exceptions: Schemas['ParishDetails']['exceptions']) =>
  exceptions
    .map(({ date, note, times }, index) => {
      const path = `parish.exceptions.${index}`;
      requireDay(date, `${path}.date`);
      return {
        date,
        note: requiredText(note, `${path}.note`, line(200)),
        ...(times === undefined ? {} : { times: withCleanNotes(times, `${path}.times`).toSorted(byTime) }),
      };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date, 'en'));

async function cleanParish(parish: Schemas['ParishDetails']): Promise<Schemas['ParishDetails']> {
  await requireZip(parish.zip, 'parish.zip');
  const required = (field: 'diocese' | 'address' | 'town', atMost: number) =>
    requiredText(parish[field], `parish.${field}`, line(atMost));
  const { patron, timeZone, holyDayTimes } = parish;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw badField('parish.timeZone', i18n._('We do not know this time zone.'));
  }
  return {
    ...parish,
    ...(patron === undefined ? {} : { patron: optionalText(patron, 'parish.patron', line(120)) }),
    ...(timeZone === undefined ? {} : { timeZone: spelledTimeZone(timeZone) }),
    diocese: required('diocese', 120),
    address: required('address', 200),
    town: required('town', 80),
    phone: optionalText(parish.phone, 'parish.phone', line(40)),
    pastor: optionalText(parish.pastor, 'parish.pastor', line(120)),
    times: cleanTimes(parish.times),
    ...(holyDayTimes === undefined
      ? {}
      : { holyDayTimes: withCleanNotes(holyDayTimes, 'parish.holyDayTimes').toSorted(byTime) }),
    exceptions: cleanExceptions(parish.exceptions),
  };
}

/** The number of characters in the sort key of a name. More would not change the order. */
const KEY = 40;

export const keyOf = (text: string): string => Array.from(searchable(text)).slice(0, KEY).join('');

/** Returns the sort key of a parish. Parishes are sorted by diocese and then by name. */
export function parishPlace({
  title_key,
  details,
}: Pick<PublicationsTable, 'title_key' | 'details'>): string {
  const { diocese } = JSON.parse(details) as Schemas['ParishDetails'];
  return `${keyOf(diocese)} ${title_key}`;
}

function wayOf({ place, link }: Schemas['EventDetails']): 'online' | 'place' | 'both' {
  if (link === '') return 'place';
  return place === '' ? 'online' : 'both';
}

const stored = (details: Details, own: Partial<StoredDetails> = {}): StoredDetails => ({
  category: '',
  begins_at: 0,
  ends_at: 0,
  ...own,
  details: JSON.stringify(details),
});

/** Returns the text that the search reads, without the title. */
export function soughtDetails({ kind, details }: Pick<PublicationsTable, 'kind' | 'details'>): string {
  // The function `stored` has written the details for the kind of the row, so the types are right.
  if (kind === 'event') return (JSON.parse(details) as Schemas['EventDetails']).place;
  if (kind !== 'parish') return '';
  const { diocese, town, zip, pastor, patron = '' } = JSON.parse(details) as Schemas['ParishDetails'];
  return [diocese, town, zip, pastor, patron].join(' ');
}

/**
 * Returns the cleaned details of this kind, or null if the draft has none. Throws if it has fields of another kind.
 */
export async function cleanDetails(kind: Kind, draft: Draft, now: number): Promise<StoredDetails | null> {
  const foreign = (['event', 'parish', 'resource'] as const).find(
    (name) => name !== kind && draft[name] !== undefined,
  );
  if (foreign !== undefined) throw badField(foreign, i18n._('This belongs to another type.'));
  if (kind === 'event' && draft.event !== undefined) {
    const event = cleanEvent(draft.event);
    const { beginsAt, endsAt } = occurrenceAt(event, now);
    return stored(event, { category: wayOf(event), begins_at: beginsAt, ends_at: endsAt });
  }
  if (kind === 'parish' && draft.parish !== undefined) {
    return stored(await cleanParish(draft.parish));
  }
  if (kind === 'resource' && draft.resource !== undefined) {
    return stored(draft.resource, { category: draft.resource.type });
  }
  return null;
}

/** Returns the details of a new publication. Throws if a required field of the kind is missing. */
export async function requireDetails(kind: Kind, draft: Draft, now: number): Promise<StoredDetails> {
  const details = await cleanDetails(kind, draft, now);
  if (details !== null) return details;
  if (kind === 'article') return stored({});
  throw badField(kind, i18n._('Please fill in this field.'));
}
