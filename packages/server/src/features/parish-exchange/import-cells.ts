import type { components } from '@parvis/api-client/contract';
import { languages } from '@parvis/api-client/languages';
import type { Language, Text } from '../../platform/language.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { lengthOf } from '../../platform/text.ts';
import { isTimeZone, readWallTime } from '../../platform/zoned-time.ts';
import type { ImportTarget } from '../publications/index.ts';
import type { LineReader } from './import-lines.ts';
import { say } from './import-texts.ts';
import { zoneOf } from './tables-of-parishes.ts';

type Schemas = components['schemas'];
type Draft = Schemas['PublicationUpdatePayload'];

export const parishImportColumns = [
  'id',
  'key',
  'name',
  'patron',
  'diocese',
  'address',
  'town',
  'state',
  'zip',
  'time_zone',
  'website',
  'phone',
  'email',
  'pastor',
  'language',
  'summary',
  'status',
  'confirmed_at',
  'updated_at',
  'url',
] as const;

export const eventImportColumns = [
  'id',
  'key',
  'title',
  'summary',
  'author',
  'starts_at',
  'minutes',
  'time_zone',
  'recurrence',
  'until',
  'place',
  'place_public',
  'link',
  'language',
  'status',
] as const;

const recurrences = ['none', 'daily', 'weekly', 'monthly'] as const;
const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** Whether the text is a day between the years that publications accept. */
export function isDay(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(text) &&
    readWallTime(`${text}T00:00`) !== null &&
    year >= 2000 &&
    year <= 2100
  );
}

interface TextRule {
  readonly limit: number;
  readonly isRequired?: boolean;
  readonly pattern?: readonly [RegExp, () => Text];
}

/** Reads a text and checks it. Returns the present value if the file does not have the column. */
function checkedText(
  reader: LineReader,
  field: string,
  present: string | null,
  { limit, isRequired = false, pattern }: TextRule,
): string {
  const text = reader.text(field);
  if (text === undefined) {
    if (isRequired && present === null) reader.wrong(field, say.missingColumn());
    return present ?? '';
  }
  if (text === '') {
    if (isRequired) reader.wrong(field, say.required());
    return text;
  }
  if (lengthOf(text) > limit) reader.wrong(field, say.tooLong(limit));
  else if (pattern !== undefined && !pattern[0].test(text)) reader.wrong(field, pattern[1]());
  return text;
}

function checkedLanguage(reader: LineReader, present: Language | null): Language {
  const text = reader.text('language') ?? '';
  if (text === '') return present ?? 'en';
  if (isLanguage(text)) return text;
  reader.wrong('language', say.oneOf(languages.join(', ')));
  return 'en';
}

/** Returns the state that the line asks for. Null if it stays as it is. */
export function stateOf(reader: LineReader, target: ImportTarget | null): ImportTarget['state'] | null {
  const text = (reader.text('status') ?? '').toLowerCase();
  if (text === 'withdrawn') {
    if (target === null) reader.wrong('status', say.nothingToWithdraw());
    return 'draft';
  }
  if (text === 'published') return 'published';
  if (text !== '') reader.wrong('status', say.oneOf('published, withdrawn'));
  return target === null ? 'published' : null;
}

/** Reads a line of a table of parishes. Fields without a column keep their values. */
export async function readParish(reader: LineReader, target: ImportTarget | null): Promise<Draft> {
  // The service has written these details for a parish, so the type is right.
  const known = target === null ? null : (JSON.parse(target.details) as Schemas['ParishDetails']);
  const required = (field: 'diocese' | 'address' | 'town', limit: number) =>
    checkedText(reader, field, known?.[field] ?? null, { limit, isRequired: true });
  const title = checkedText(reader, 'name', target?.title ?? null, { limit: 120, isRequired: true });
  const zip = checkedText(reader, 'zip', known?.zip ?? null, {
    limit: 5,
    isRequired: true,
    pattern: [/^\d{5}$/u, say.zip],
  });
  if (/^\d{5}$/u.test(zip) && (await zipCodes()).find(zip) === null) reader.wrong('zip', say.unknownZip());
  const parish: Schemas['ParishDetails'] = {
    times: [],
    exceptions: [],
    ...known,
    diocese: required('diocese', 120),
    address: required('address', 200),
    town: required('town', 80),
    state: checkedText(reader, 'state', known?.state ?? null, {
      limit: 2,
      isRequired: true,
      pattern: [/^[A-Z]{2}$/u, say.state],
    }),
    zip,
    website: checkedText(reader, 'website', known?.website ?? null, {
      limit: 500,
      pattern: [/^https?:\/\/\S+$/u, say.website],
    }),
    phone: checkedText(reader, 'phone', known?.phone ?? null, { limit: 40 }),
    email: checkedText(reader, 'email', known?.email ?? null, {
      limit: 254,
      pattern: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, say.email],
    }),
    pastor: checkedText(reader, 'pastor', known?.pastor ?? null, { limit: 120 }),
  };
  const patron = checkedText(reader, 'patron', known?.patron ?? null, { limit: 120 });
  if (patron !== '' || known?.patron !== undefined) parish.patron = patron;
  const zone = reader.text('time_zone') ?? '';
  const { timeZone: _, ...withoutZone } = parish;
  if (zone !== '' && !isTimeZone(zone)) reader.wrong('time_zone', say.zone());
  // The open data always names the zone. That of the ZIP code need not be stored.
  else if (zone !== '' && (known?.timeZone !== undefined || zone !== zoneOf(withoutZone)))
    parish.timeZone = zone;
  return {
    title,
    summary: checkedText(reader, 'summary', target?.summary ?? null, { limit: 300 }),
    language: checkedLanguage(reader, target?.language ?? null),
    parish,
  };
}

/** Reads a line of a table of events. Fields without a column keep their values. */
export function readEvent(reader: LineReader, target: ImportTarget | null): Draft {
  // The service has written these details for an event, so the type is right.
  const known = target === null ? null : (JSON.parse(target.details) as Schemas['EventDetails']);
  const startsAt = checkedText(reader, 'starts_at', known?.startsAt ?? null, { limit: 16, isRequired: true });
  if (
    startsAt !== '' &&
    !(
      isDay(startsAt.slice(0, 10)) &&
      /^.{10}T\d{2}:\d{2}$/u.test(startsAt) &&
      readWallTime(startsAt) !== null
    )
  ) {
    reader.wrong('starts_at', say.startsAt());
  }
  const minutesText = checkedText(reader, 'minutes', known === null ? null : String(known.minutes), {
    limit: 5,
    isRequired: true,
  });
  const minutes = Number(minutesText);
  if (minutesText !== '' && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= 20_160)) {
    reader.wrong('minutes', say.minutes());
  }
  const timeZone = checkedText(reader, 'time_zone', known?.timeZone ?? null, { limit: 60, isRequired: true });
  if (timeZone !== '' && !isTimeZone(timeZone)) reader.wrong('time_zone', say.zone());
  const asked = (reader.text('recurrence') ?? known?.recurrence ?? '').toLowerCase();
  const recurrence = recurrences.find((name) => name === (asked === '' ? 'none' : asked));
  if (recurrence === undefined) reader.wrong('recurrence', say.oneOf(recurrences.join(', ')));
  const until = reader.text('until') ?? known?.until ?? '';
  if (until !== '' && !isDay(until)) reader.wrong('until', say.day());
  else if (until !== '' && until < startsAt.slice(0, 10)) reader.wrong('until', say.season());
  const place = checkedText(reader, 'place', known?.place ?? null, { limit: 200 });
  const link = checkedText(reader, 'link', known?.link ?? null, {
    limit: 500,
    pattern: [/^https?:\/\/\S+$/u, say.website],
  });
  if (place === '' && link === '') reader.wrong('place', say.place());
  const isPublic = (
    reader.text('place_public') ?? (known?.isPlacePublic === true ? 'yes' : '')
  ).toLowerCase();
  if (!['', 'yes', 'no'].includes(isPublic)) reader.wrong('place_public', say.oneOf('yes, no'));
  return {
    title: checkedText(reader, 'title', target?.title ?? null, { limit: 120, isRequired: true }),
    summary: checkedText(reader, 'summary', target?.summary ?? null, { limit: 300 }),
    author: checkedText(reader, 'author', target?.author ?? null, { limit: 120 }),
    language: checkedLanguage(reader, target?.language ?? null),
    event: {
      startsAt,
      minutes,
      timeZone,
      recurrence: recurrence ?? 'none',
      until: until === '' || recurrence === 'none' ? null : until,
      place,
      ...(isPublic === 'yes' || known?.isPlacePublic !== undefined
        ? { isPlacePublic: isPublic === 'yes' }
        : {}),
      link,
    },
  };
}
