import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { isLanguage } from '../../platform/language-names.ts';
import { FEET_PER_MILE, nearbyZips, type NearbyZip } from '../../platform/places/nearby-zips.ts';
import { requireZip } from '../../platform/places/require-zip.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { isTimeZone, readWallTime } from '../../platform/zoned-time.ts';
import { timeZoneOfZip } from '../service-schedule/index.ts';
import { createFindServices, type FoundMass, type Part, type Position } from './find-services.ts';
import { addDays, dayIn, instantOfMinute, wallClockOf } from './search-day.ts';

type Schemas = components['schemas'];

export interface MassQuestion {
  readonly zip: string;
  readonly day?: string | undefined;
  readonly after?: string | undefined;
  readonly language?: string | undefined;
  readonly confession?: boolean | undefined;
  readonly distance?: Schemas['Miles'] | undefined;
  readonly sort?: Schemas['MassOrder'] | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

type Search = Omit<Part, 'after' | 'limit' | 'until'>;

const DEFAULT_MILES = 25;
const DEFAULT_LIMIT = 20;
const END_OF_DAY = 24 * 60;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
/** The days of a week, and the same weekday a week later. */
const DAYS_AHEAD = 7;
/** How many ZIP codes and minutes are searched first. If the page is not full, more are searched each time. */
const FIRST_ZIPS = 32;
const FIRST_MINUTES = 60;
const GROWTH = 4;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const clockText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function requireDay(day: string): void {
  const year = Number(day.slice(0, 4));
  if (readWallTime(`${day}T00:00`) !== null && year >= FIRST_YEAR && year <= LAST_YEAR) return;
  const years = { firstYear: FIRST_YEAR, lastYear: LAST_YEAR };
  throw badField('day', i18n._('Please enter a day between {firstYear} and {lastYear}.', years));
}

/**
 * Divides the ZIP codes into rings, the nearest first. A ring ends between two distances, so the order of the rings is
 * the order of the results.
 */
function ringsOf(zips: readonly NearbyZip[]): readonly (readonly NearbyZip[])[] {
  const rings: NearbyZip[][] = [];
  let size = FIRST_ZIPS;
  for (const near of zips.toSorted((one, other) => one.feet - other.feet)) {
    const ring = rings.at(-1);
    if (ring === undefined) rings.push([near]);
    else if (ring.length < size || ring.at(-1)?.feet === near.feet) ring.push(near);
    else {
      rings.push([near]);
      size *= GROWTH;
    }
  }
  return rings;
}

/** Divides the rest of the day, the earliest first. */
function windowsOf(from: number): readonly { readonly from: number; readonly until: number }[] {
  const windows: { from: number; until: number }[] = [];
  let size = FIRST_MINUTES;
  for (let begin = from; begin < END_OF_DAY; size *= GROWTH) {
    const until = Math.min(begin + size, END_OF_DAY);
    windows.push({ from: begin, until });
    begin = until;
  }
  return windows;
}

/** Divides a search into parts. The results of one part come before those of the next. */
function partsOf(search: Search, after: Position | null): readonly Omit<Part, 'after' | 'limit'>[] {
  const { zips, from, sort } = search;
  if (sort === 'distance') {
    const left = after === null ? zips : zips.filter(({ feet }) => feet >= after.feet);
    return ringsOf(left).map((ring) => ({ ...search, zips: ring, until: END_OF_DAY }));
  }
  return windowsOf(after === null ? from : Math.max(from, after.clock)).map((window) => ({
    ...search,
    ...window,
  }));
}

/** Returns the zone that the parish has named, or that of its ZIP code. */
const zoneOf = ({ timeZone, zip, state }: Schemas['ParishDetails']): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : timeZoneOfZip(zip, state);

function presentMass(row: FoundMass, date: string): Schemas['Mass'] {
  // The service of publications has written these details for a parish, so the type is right.
  const parish = JSON.parse(row.details) as Schemas['ParishDetails'];
  const timeZone = zoneOf(parish);
  const startsAt = instantOfMinute(date, row.minute, timeZone);
  const start = wallClockOf(startsAt, timeZone);
  const confession =
    row.confession === null ? null : wallClockOf(instantOfMinute(date, row.confession, timeZone), timeZone);
  return {
    key: `${row.id}-${row.position}`,
    parish: {
      _id: row.id,
      title: row.title,
      town: parish.town,
      state: parish.state,
      language: row.page_language,
      distance: Math.round(row.feet / FEET_PER_MILE),
    },
    startsAt: new Date(startsAt).toISOString(),
    date: start.date,
    time: clockText(start.minute),
    timeZone,
    language: row.language,
    note: row.note,
    confession: confession === null ? null : clockText(confession.minute),
    exception: parish.exceptions
      .filter((exception) => exception.date === date)
      .map(({ note }) => note)
      .join(' '),
  };
}

const positionOf = ({ feet, clock, id, position }: Position): Position => ({ feet, clock, id, position });

/** Creates the search for Masses near a ZIP code. */
export function createMassSearch({
  clock,
  database,
  secrets,
}: Pick<Dependencies, 'clock' | 'database' | 'secrets'>) {
  const find = createFindServices(database);
  const cursors = createCursors(secrets.key('cursors'));

  /** Reads parts until the page is full, so a search in a city reads as much as one in the country. */
  async function read(search: Search, after: Position | null, limit: number): Promise<readonly FoundMass[]> {
    const rows: FoundMass[] = [];
    for (const part of partsOf(search, after)) {
      rows.push(...(await find({ ...part, after, limit: limit - rows.length })));
      if (rows.length >= limit) break;
    }
    return rows;
  }

  /** Returns the next day within a week that has such a Mass. */
  async function nextDay(search: Search, date: string, timeZone: string): Promise<string | null> {
    for (let days = 1; days <= DAYS_AHEAD; days += 1) {
      const next = addDays(date, days);
      const [found] = await read({ ...search, from: 0, day: dayIn(next, timeZone) }, null, 1);
      if (found !== undefined) return next;
    }
    return null;
  }

  return async function search(question: MassQuestion): Promise<Schemas['MassPage']> {
    const { zip, language, confession = false, sort = 'distance', limit = DEFAULT_LIMIT, cursor } = question;
    const { distance = DEFAULT_MILES } = question;
    await requireZip(zip, 'zip');
    if (question.day !== undefined) requireDay(question.day);
    if (language !== undefined && !isLanguage(language)) {
      throw badField('language', i18n._('We do not know this language.'));
    }
    const timeZone = timeZoneOfZip(zip, (await zipCodes()).find(zip)?.state ?? '');
    const now = wallClockOf(clock.now(), timeZone);
    const date = question.day ?? now.date;
    const earliest = date === now.date ? now.minute : 0;
    const scope = `masses ${JSON.stringify([zip, date, question.after ?? '', language ?? '', confession, distance, sort])}`;
    // The cursor is signed, so only this server can have written its content.
    const after = cursor === undefined ? null : (JSON.parse(cursors.decode(cursor, scope)) as Position);
    const wanted: Search = {
      zips: await nearbyZips(zip, distance),
      from: question.after === undefined ? earliest : minuteOf(question.after),
      day: dayIn(date, timeZone),
      language: language ?? null,
      confession,
      sort,
    };
    const rows = await read(wanted, after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      day: date,
      after: clockText(wanted.from),
      timeZone,
      masses: shown.map((row) => presentMass(row, date)),
      nextDay: rows.length === 0 && after === null ? await nextDay(wanted, date, timeZone) : null,
      nextCursor: last === undefined ? null : cursors.encode(JSON.stringify(positionOf(last)), scope),
    };
  };
}
