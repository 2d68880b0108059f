import type { components } from '@parvis/api-client/contract';
import type { CleanPublication, ImportTarget } from '../publications/index.ts';
import type { ImportKind } from './import-lines.ts';
import { scheduleLines } from './tables-of-parishes.ts';

type Schemas = components['schemas'];
type View = ReadonlyMap<string, string>;

/** A field that an import changes, with the texts before and after. */
type FieldChange = Schemas['ImportChange'];

type Shown = Pick<ImportTarget, 'title' | 'summary' | 'author' | 'language' | 'details'>;

function parishView({ title, summary, language, details }: Shown): View {
  // The service has written these details for a parish, so the type is right.
  const parish = JSON.parse(details) as Schemas['ParishDetails'];
  return new Map([
    ['name', title],
    ['patron', parish.patron ?? ''],
    ['diocese', parish.diocese],
    ['address', parish.address],
    ['town', parish.town],
    ['state', parish.state],
    ['zip', parish.zip],
    ['time_zone', parish.timeZone ?? ''],
    ['website', parish.website],
    ['phone', parish.phone],
    ['email', parish.email],
    ['pastor', parish.pastor],
    ['language', language],
    ['summary', summary],
  ]);
}

function eventView({ title, summary, author, language, details }: Shown): View {
  // The service has written these details for an event, so the type is right.
  const event = JSON.parse(details) as Schemas['EventDetails'];
  return new Map([
    ['title', title],
    ['summary', summary],
    ['author', author],
    ['starts_at', event.startsAt],
    ['minutes', String(event.minutes)],
    ['time_zone', event.timeZone],
    ['recurrence', event.recurrence],
    ['until', event.until ?? ''],
    ['place', event.place],
    ['place_public', event.isPlacePublic === true ? 'yes' : 'no'],
    ['link', event.link],
    ['language', language],
  ]);
}

/** The services of each day as lines of text. */
function scheduleView({ details }: Shown): View {
  // The service has written these details for a parish, so the type is right.
  const parish = JSON.parse(details) as Schemas['ParishDetails'];
  const days = new Map<string, string>();
  const lines = scheduleLines({
    id: '',
    title: '',
    summary: '',
    language: 'en',
    parish,
    confirmedAt: 0,
    changedAt: 0,
    revision: 0,
  });
  for (const [, , day = '', ...cells] of lines) {
    const text = cells.filter((cell) => cell !== '').join(' · ');
    const known = days.get(day);
    days.set(day, known === undefined ? text : `${known}\n${text}`);
  }
  return days;
}

const views = { parishes: parishView, events: eventView, schedules: scheduleView };
const nothing: View = new Map();

/** Returns the fields that differ. A new publication has no field before. */
export function changesOf(
  kind: ImportKind,
  target: ImportTarget | null,
  values: CleanPublication,
): readonly FieldChange[] {
  const view = views[kind];
  const empty = { title: '', summary: '', author: '', language: 'en' as const, details: '{}' };
  const before = target === null ? nothing : view(target);
  const after = view({ ...(target ?? empty), ...values });
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field) ?? '', after: after.get(field) ?? '' }))
    .filter(({ before: former, after: later }) => former !== later);
}
