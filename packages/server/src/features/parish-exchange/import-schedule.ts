import type { components } from '@parvis/api-client/contract';
import { isLanguage } from '../../platform/language-names.ts';
import { lengthOf } from '../../platform/text.ts';
import type { ImportTarget } from '../publications/index.ts';
import { isDay } from './import-cells.ts';
import { LineReader, type Fault, type ImportLine } from './import-lines.ts';
import { say } from './import-texts.ts';
import { HOLY_DAY, NONE, USUAL, VIGIL, weekdays } from './tables-of-parishes.ts';

type Schemas = components['schemas'];
type Exception = Schemas['TimeException'];

export const scheduleImportColumns = [
  'parish_id',
  'parish_key',
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

const kinds = ['mass', 'confession', 'adoration'] as const;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const CODE = /^[a-z]{2,3}$/u;

function readService(reader: LineReader): Schemas['DayTime'] | null {
  const time = reader.text('time') ?? '';
  const kindText = (reader.text('kind') ?? '').toLowerCase();
  const language = (reader.text('language') ?? '').toLowerCase();
  const note = reader.text('note') ?? '';
  const kind = kinds.find((name) => name === kindText);
  if (!TIME.test(time)) reader.wrong('time', say.time());
  if (kind === undefined) {
    const isOfDate = kindText === NONE || kindText === USUAL;
    reader.wrong('kind', isOfDate ? say.kindOfDate() : say.oneOf(kinds.join(', ')));
  }
  if (language !== '' && !(CODE.test(language) && isLanguage(language))) {
    reader.wrong('language', say.serviceLanguage());
  }
  if (lengthOf(note) > 120) reader.wrong('note', say.tooLong(120));
  if (kind === undefined) return null;
  return { kind, time, note, ...(language === '' ? {} : { language }) };
}

function requireEmpty(reader: LineReader, fields: readonly string[], message = say.onlyWeekly()): void {
  for (const field of fields) if ((reader.text(field) ?? '') !== '') reader.wrong(field, message);
}

/** The schedule that the lines of a parish describe. */
class ScheduleLines {
  readonly times: Schemas['ServiceTime'][] = [];
  readonly holyDayTimes: Schemas['HolyDayTime'][] = [];
  readonly exceptions: Exception[] = [];

  take(reader: LineReader): void {
    const day = (reader.text('day') ?? '').toLowerCase();
    const weekday = weekdays.findIndex((name) => name === day);
    if (weekday !== -1) this.#takeWeekly(reader, weekday);
    else if (day === HOLY_DAY || day === VIGIL) this.#takeHolyDay(reader, day === VIGIL);
    else if (isDay(day)) this.#takeDate(reader, day);
    else reader.wrong('day', day === '' ? say.required() : say.scheduleDay());
  }

  #takeWeekly(reader: LineReader, day: number): void {
    requireEmpty(reader, ['exception'], say.onlyDate());
    const from = reader.text('from') ?? '';
    const until = reader.text('until') ?? '';
    if (from !== '' && !isDay(from)) reader.wrong('from', say.day());
    if (until !== '' && !isDay(until)) reader.wrong('until', say.day());
    if (isDay(from) && isDay(until) && until < from) reader.wrong('until', say.season());
    const service = readService(reader);
    if (service === null) return;
    this.times.push({
      ...service,
      day,
      ...(from === '' ? {} : { from }),
      ...(until === '' ? {} : { until }),
    });
  }

  #takeHolyDay(reader: LineReader, isVigil: boolean): void {
    requireEmpty(reader, ['from', 'until']);
    requireEmpty(reader, ['exception'], say.onlyDate());
    const service = readService(reader);
    if (service !== null) this.holyDayTimes.push({ ...service, ...(isVigil ? { isVigil } : {}) });
  }

  #takeDate(reader: LineReader, date: string): void {
    requireEmpty(reader, ['from', 'until']);
    const note = reader.text('exception') ?? '';
    if (note === '') reader.wrong('exception', say.required());
    else if (lengthOf(note) > 200) reader.wrong('exception', say.tooLong(200));
    const last = this.exceptions.at(-1);
    const kind = (reader.text('kind') ?? '').toLowerCase();
    const isSame = last?.date === date && last.note === note;
    if (kind === NONE || kind === USUAL) {
      requireEmpty(reader, ['time', 'language', 'note'], say.emptyWithKind());
      if (isSame) reader.wrong('kind', say.mixedDate());
      this.exceptions.push({ date, note, ...(kind === NONE ? { times: [] } : {}) });
      return;
    }
    const service = readService(reader);
    if (service === null) return;
    if (!isSame) this.exceptions.push({ date, note, times: [service] });
    else if (last.times === undefined || last.times.length === 0) reader.wrong('kind', say.mixedDate());
    else last.times.push(service);
  }
}

const limits = [
  ['times', 60],
  ['holyDayTimes', 20],
  ['exceptions', 200],
] as const;

/** Reads the schedule of a parish. It replaces the whole schedule that the parish has. */
export function readSchedule(
  lines: readonly ImportLine[],
  target: ImportTarget,
): { draft: Schemas['PublicationUpdatePayload']; faults: readonly Fault[] } {
  // The service has written these details for a parish, so the type is right.
  const known = JSON.parse(target.details) as Schemas['ParishDetails'];
  const schedule = new ScheduleLines();
  const faults = lines.flatMap((line) => {
    const reader = new LineReader(line);
    schedule.take(reader);
    return reader.faults;
  });
  const first = lines[0]?.line ?? 0;
  for (const [name, most] of limits) {
    if (schedule[name].length > most) {
      faults.push({ line: first, field: 'day', value: '', message: say.tooMany(most) });
    }
  }
  if (schedule.exceptions.some(({ times = [] }) => times.length > 20)) {
    faults.push({ line: first, field: 'day', value: '', message: say.tooMany(20) });
  }
  const { times, holyDayTimes, exceptions } = schedule;
  const hasHolyDays = holyDayTimes.length > 0 || known.holyDayTimes !== undefined;
  return {
    draft: { parish: { ...known, times, exceptions, ...(hasHolyDays ? { holyDayTimes } : {}) } },
    faults,
  };
}
