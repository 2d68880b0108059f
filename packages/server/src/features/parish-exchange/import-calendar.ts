import ICAL from 'ical.js';
import type { Text } from '../../platform/language.ts';
import { languageNamed } from '../../platform/language-names.ts';
import { isTimeZone } from '../../platform/zoned-time.ts';
import { requireUtf8, type ReadLine } from './import-csv.ts';
import type { ImportKind } from './import-lines.ts';
import { say } from './import-texts.ts';
import { weekdays } from './tables-of-parishes.ts';

type Cells = Record<string, string>;
type ReadEvent = { readonly cells: Cells } | { readonly message: Text };

const kinds = ['mass', 'confession', 'adoration'] as const;
/** The names of the kinds in the languages of the site, at the beginning of a title. */
const kindNames = {
  mass: /^(?:holy )?(?:mass|misa|missa)/iu,
  confession: /^(?:confession|reconciliation|confesi|confiss)/iu,
  adoration: /^(?:adoration|adoraci|adoraç)/iu,
};

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();
const two = (value: number): string => String(value).padStart(2, '0');
const dateText = ({ year, month, day }: ICAL.Time): string => `${year}-${two(month)}-${two(day)}`;
const timeText = ({ hour, minute }: ICAL.Time): string => `${two(hour)}:${two(minute)}`;

/** Returns the zone of a start: its name, or UTC. */
function zoneOf(component: ICAL.Component, fallback: string): string {
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
  if (isTimeZone(zone)) return zone;
  const start = component.getFirstPropertyValue('dtstart');
  return start instanceof ICAL.Time && start.zone === ICAL.Timezone.utcTimezone ? 'UTC' : fallback;
}

/** Whether the rule has parts that neither an event nor a schedule can keep. */
function isSimple(rule: ICAL.Recur, allowed: readonly string[]): boolean {
  return (
    rule.interval === 1 &&
    rule.count === null &&
    Object.keys(rule.parts).every((part) => allowed.includes(part))
  );
}

const frequencies = new Map([
  ['DAILY', 'daily'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
]);

function eventCells(component: ICAL.Component, fallback: string): ReadEvent {
  const event = new ICAL.Event(component);
  const start = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time) || start.isDate) return { message: say.calendarTime() };
  const rule = component.getFirstPropertyValue('rrule');
  const recurrence = rule instanceof ICAL.Recur ? frequencies.get(rule.freq) : 'none';
  if (recurrence === undefined) return { message: say.recurrence() };
  if (
    rule instanceof ICAL.Recur &&
    !(isSimple(rule, ['BYDAY', 'BYMONTHDAY']) && (rule.parts.BYDAY ?? []).length < 2)
  ) {
    return { message: say.recurrence() };
  }
  if (component.getFirstProperty('exdate') !== null) return { message: say.recurrence() };
  const until = rule instanceof ICAL.Recur && rule.until !== null ? dateText(rule.until) : '';
  const minutes = Math.round(event.duration.toSeconds() / 60);
  const url = textOf(component, 'url');
  return {
    cells: {
      key: textOf(component, 'uid'),
      title: textOf(component, 'summary'),
      summary: Array.from(textOf(component, 'description')).slice(0, 300).join(''),
      starts_at: `${dateText(start)}T${timeText(start)}`,
      minutes: String(minutes > 0 ? minutes : 60),
      time_zone: zoneOf(component, fallback),
      recurrence,
      until,
      place: textOf(component, 'location'),
      link: /^https?:\/\//u.test(url) ? url : '',
      status: textOf(component, 'status').toUpperCase() === 'CANCELLED' ? 'withdrawn' : 'published',
    },
  };
}

function serviceKind(component: ICAL.Component): string {
  const category = textOf(component, 'categories').toLowerCase();
  const title = textOf(component, 'summary');
  return (
    kinds.find((kind) => kind === category) ?? kinds.find((kind) => kindNames[kind].test(title)) ?? title
  );
}

function serviceCells(component: ICAL.Component, parishId: string): ReadEvent {
  const start = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return { message: say.calendarTime() };
  const title = textOf(component, 'summary');
  if (start.isDate) {
    return { cells: { parish_id: parishId, day: dateText(start), kind: 'usual', exception: title } };
  }
  const named = /\((?<language>[^)]+)\)$/u.exec(title)?.groups?.['language'];
  const common = {
    parish_id: parishId,
    time: timeText(start),
    kind: serviceKind(component),
    language: named === undefined ? '' : (languageNamed(named) ?? ''),
  };
  const rule = component.getFirstPropertyValue('rrule');
  const note = textOf(component, 'description').replaceAll(/\s+/gu, ' ');
  if (!(rule instanceof ICAL.Recur)) {
    return { cells: { ...common, day: dateText(start), exception: note === '' ? title : note } };
  }
  if (rule.freq !== 'WEEKLY' || !isSimple(rule, ['BYDAY']) || (rule.parts.BYDAY ?? []).length > 1) {
    return { message: say.weeklyOnly() };
  }
  const day = weekdays[start.dayOfWeek() - 1] ?? '';
  const until = rule.until === null ? '' : dateText(rule.until);
  return { cells: { ...common, day, note, until } };
}

/** Reads the events of a calendar (RFC 5545) as the lines of a table. */
export async function* readCalendar(
  kind: ImportKind,
  bytes: Buffer,
  parishId: string | undefined,
): AsyncGenerator<ReadLine> {
  const text = requireUtf8(bytes);
  // An event is at the line of the file on which it begins.
  const begins = text
    .split(/\r?\n/u)
    .flatMap((line, index) => (/^BEGIN:VEVENT$/iu.test(line) ? [index + 1] : []));
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text));
  } catch {
    yield { line: null, fault: { line: 1, field: '', value: '', message: say.calendar() } };
    return;
  }
  const zone = textOf(calendar, 'x-wr-timezone');
  for (const [index, component] of calendar.getAllSubcomponents('vevent').entries()) {
    const line = begins[index] ?? 1;
    const read = kind === 'events' ? eventCells(component, zone) : serviceCells(component, parishId ?? '');
    if ('cells' in read) {
      yield { line: { line, cells: read.cells }, fault: null };
    } else {
      const value = textOf(component, 'summary').slice(0, 80);
      const fault = { line, field: 'RRULE', value, message: read.message };
      yield { line: { line, cells: { parish_id: parishId ?? '', key: textOf(component, 'uid') } }, fault };
    }
  }
}
