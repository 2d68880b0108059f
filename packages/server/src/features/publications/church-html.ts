import type { components } from '@parvis/api-client/contract';
import { escape } from '../../platform/escape.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Language } from '../../platform/language.ts';
import { paragraph, timeOf } from './html-parts.ts';
import { parishSchedule } from './parish-schedule.ts';
import type { PublicationRow } from './repository.ts';

type Schemas = components['schemas'];

const serviceNames = {
  mass: i18n._('Mass'),
  confession: i18n._('Confession'),
  adoration: i18n._('Adoration'),
};

const words = {
  next: i18n._('Next services'),
  times: i18n._('Times'),
  holyDays: i18n._('Holy days of obligation'),
  vigil: i18n._('The evening before'),
  exceptions: i18n._('Exceptions'),
  confirmed: i18n._('Last confirmed by the staff'),
};

// A Sunday. Weekday 1, a Monday, is one day later.
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const section = (title: string, html: string): string =>
  html === '' ? '' : `<h2>${escape(title)}</h2>${html}`;

/** The service has written these details for a parish, so the type is right. */
const detailsOf = ({ details }: Pick<PublicationRow, 'details'>) =>
  JSON.parse(details) as Schemas['ParishDetails'];

function serviceText(
  { kind, note }: Pick<Schemas['DayTime'], 'kind' | 'note'>,
  when: string,
  language: Language,
): string {
  const what = `${serviceNames[kind][language]}: ${when}`;
  return escape(note === '' ? what : `${what} (${note})`);
}

function clockText(time: string, weekday: number | null, language: Language): string {
  const date = new Date(SUNDAY + (weekday ?? 0) * DAY).toISOString().slice(0, 10);
  return new Intl.DateTimeFormat(language, {
    ...(weekday === null ? {} : { weekday: 'long' }),
    ...clock,
    timeZone: 'UTC',
  }).format(new Date(`${date}T${time}Z`));
}

function addressOf({ address, town, state, zip, website }: Schemas['ParishDetails']): string {
  return [
    paragraph(escape(`${address}, ${town}, ${state} ${zip}`)),
    website === '' ? '' : paragraph(`<a href="${escape(website)}" rel="noopener">${escape(website)}</a>`),
  ].join('');
}

const weekOf = ({ times }: Schemas['ParishDetails'], language: Language): string =>
  list(times.map((time) => serviceText(time, clockText(time.time, time.day, language), language)));

/** Returns the address of a church, its website, and the times of its services. */
export function churchOf({ details, language }: PublicationRow): string {
  const parish = detailsOf({ details });
  return addressOf(parish) + weekOf(parish, language);
}

function upcomingOf(parish: Schemas['ParishDetails'], language: Language, now: number): string {
  const { timeZone, upcoming } = parishSchedule(parish, now);
  const next = upcoming.filter(
    ({ kind }, index) => upcoming.findIndex((other) => other.kind === kind) === index,
  );
  return list(
    next.map(({ kind, startsAt, note, exception }) => {
      const when = timeOf(Date.parse(startsAt), language, {
        ...day,
        ...clock,
        timeZone,
        timeZoneName: 'short',
      });
      const notes = [note, exception].filter((text) => text !== '').map((text) => ` (${escape(text)})`);
      return `${escape(serviceNames[kind][language])}: ${when}${notes.join('')}`;
    }),
  );
}

function exceptionsOf(
  { exceptions, timeZone }: Pick<Schemas['ParishDetails'], 'exceptions'> & { timeZone: string },
  language: Language,
  now: number,
): string {
  const today = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
  const coming = exceptions.filter(({ date }) => date >= today);
  return list(
    coming.map(({ date, note, times = [] }) => {
      const when = timeOf(Date.parse(`${date}T00:00Z`), language, { dateStyle: 'full', timeZone: 'UTC' });
      const services = times.map((time) => serviceText(time, clockText(time.time, null, language), language));
      return [`${when}: ${escape(note)}`, ...services].join(' · ');
    }),
  );
}

/** Returns everything that visitors see of a parish, beside its texts. */
export function parishFacts(row: PublicationRow, now: number): string {
  const { language } = row;
  const parish = detailsOf(row);
  const { patron = '', holyDayTimes = [], exceptions } = parish;
  const { timeZone } = parishSchedule(parish, now);
  const holyDays = holyDayTimes.map((time) => {
    const at = clockText(time.time, null, language);
    return serviceText(time, time.isVigil === true ? `${at}, ${words.vigil[language]}` : at, language);
  });
  const confirmed = timeOf(row.confirmed_at, language, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    paragraph(escape(patron)),
    addressOf(parish),
    section(words.next[language], upcomingOf(parish, language, now)),
    section(words.times[language], weekOf(parish, language)),
    section(words.holyDays[language], list(holyDays)),
    section(words.exceptions[language], exceptionsOf({ exceptions, timeZone }, language, now)),
    paragraph(`${escape(words.confirmed[language])}: ${confirmed}`),
  ].join('');
}
