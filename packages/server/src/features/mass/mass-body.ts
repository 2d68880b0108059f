import { formatLocales } from '@parvis/api-client/languages';
import type { components } from '@parvis/api-client/contract';
import { escape } from '../../platform/escape.ts';
import { i18n } from '../../platform/i18n.ts';
import type { InLanguage, Language } from '../../platform/language.ts';
import { addressOf, distances, type Errors, type Field } from './page-question.ts';

type Schemas = components['schemas'];

/** The languages that the form offers. An address can have others. */
const offered = 'en es pt pl vi tl ko zh ht it fr la'.split(' ');
const DEFAULT_MILES = '25';

export const words = {
  title: i18n._('Find a Mass'),
  description: i18n._('Masses near your ZIP code, by day, time and language, with confession before.'),
  zip: i18n._('ZIP code'),
  day: i18n._('Day'),
  after: i18n._('Not before'),
  language: i18n._('Language'),
  anyLanguage: i18n._('Any language'),
  distance: i18n._('Distance'),
  miles: (miles: number) => i18n._('{miles} miles', { miles }),
  confession: i18n._('Only with confession in the hour before'),
  find: i18n._('Find a Mass'),
  near: (zip: string, day: string) => i18n._('Masses near {zip} on {day}', { zip, day }),
  byDistance: i18n._('Sorted by distance, then by time.'),
  byTime: i18n._('Sorted by time, then by distance.'),
  sortByDistance: i18n._('Sort by distance'),
  sortByTime: i18n._('Sort by time'),
  none: i18n._('We know no such Mass on this day.'),
  next: (day: string) => i18n._('The next one is on {day}', { day }),
  more: i18n._('Show more'),
  confessionAt: (time: string) => i18n._('Confession at {time}', { time }),
  sameTown: i18n._('In the same town'),
  oneMile: i18n._('1 mile away'),
  milesAway: (miles: number) => i18n._('{miles} miles away', { miles }),
};

type Words = InLanguage<typeof words>;
type Values = Partial<Record<Field, string>>;

interface Options {
  readonly values: Values;
  readonly errors: Errors;
  readonly page: Schemas['MassPage'] | null;
  readonly language: Language;
  readonly say: Words;
}

const paragraph = (html: string): string => (html === '' ? '' : `<p>${html}</p>`);

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );

const timeText = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(formatLocales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2026-01-01T${time}Z`));

const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames(formatLocales[language], { type: 'language' }).of(code) ?? code;

function option(value: string, text: string, chosen: string): string {
  const selected = value === chosen ? ' selected' : '';
  return `<option value="${escape(value)}"${selected}>${escape(text)}</option>`;
}

/** A field with its label and its error. The error describes the field for screen readers. */
function field(name: Field, label: string, control: string, { errors, language }: Options): string {
  const error = errors[name]?.[language];
  const shown = error === undefined ? '' : `<br><strong id="${name}-error">${escape(error)}</strong>`;
  return `<p><label for="${name}">${escape(label)}</label><br>${control}${shown}</p>`;
}

function formOf(options: Options): string {
  const { values, errors, language, say } = options;
  const attributes = (name: Field) =>
    `id="${name}" name="${name}"${errors[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`}`;
  const input = (name: Field, rest: string) =>
    `<input ${attributes(name)} value="${escape(values[name] ?? '')}" ${rest}>`;
  const codes = [
    ...new Set([...offered, ...(values.language === undefined ? [] : [values.language])]),
  ].filter((code) => /^[a-z]{2,3}$/u.test(code));
  const select = (name: Field, choices: readonly string[]) =>
    `<select ${attributes(name)}>${choices.join('')}</select>`;
  return [
    '<form action="/mass" method="get">',
    field(
      'zip',
      say.zip,
      input('zip', 'inputmode="numeric" autocomplete="postal-code" maxlength="5" required'),
      options,
    ),
    field('day', say.day, input('day', 'type="date"'), options),
    field('after', say.after, input('after', 'type="time"'), options),
    field(
      'language',
      say.language,
      select('language', [
        option('', say.anyLanguage, values.language ?? ''),
        ...codes.map((code) => option(code, languageName(code, language), values.language ?? '')),
      ]),
      options,
    ),
    field(
      'distance',
      say.distance,
      select(
        'distance',
        distances.map((miles) => option(String(miles), say.miles(miles), values.distance ?? DEFAULT_MILES)),
      ),
      options,
    ),
    `<p><label><input type="checkbox" name="confession" value="true"${values.confession === 'true' ? ' checked' : ''}> ${escape(say.confession)}</label></p>`,
    values.sort === 'time' ? '<input type="hidden" name="sort" value="time">' : '',
    `<p><button type="submit">${escape(say.find)}</button></p></form>`,
  ].join('');
}

function distanceText(miles: number, say: Words): string {
  if (miles === 0) return say.sameTown;
  return miles === 1 ? say.oneMile : say.milesAway(miles);
}

function massOf(mass: Schemas['Mass'], { language, say }: Options): string {
  const { parish, startsAt, time, note, confession, exception } = mass;
  const lang = parish.language === language ? '' : ` lang="${parish.language}"`;
  const facts = [
    `<time datetime="${startsAt}">${escape(timeText(time, language))}</time>`,
    escape(languageName(mass.language, language)),
    ...(note === '' ? [] : [`<span${lang}>${escape(note)}</span>`]),
    ...(confession === null ? [] : [escape(say.confessionAt(timeText(confession, language)))]),
  ].join(' · ');
  const place = `${parish.town}, ${parish.state} · ${distanceText(parish.distance, say)}`;
  const warning = exception === '' ? '' : `<p${lang}><strong>${escape(exception)}</strong></p>`;
  return `<li><h3${lang}><a href="/parish/${parish._id}">${escape(parish.title)}</a></h3><p>${facts}</p>${warning}${paragraph(escape(place))}</li>`;
}

function resultOf(page: Schemas['MassPage'], options: Options): string {
  const { values, language, say } = options;
  const isByTime = values.sort === 'time';
  const other = addressOf(values, { sort: isByTime ? 'distance' : 'time' });
  const heading = `<h2>${escape(say.near(values.zip ?? '', dayText(page.day, language)))}</h2>`;
  if (page.masses.length === 0) {
    const { nextDay } = page;
    const next =
      nextDay === null
        ? ''
        : paragraph(
            `<a href="${escape(addressOf(values, { day: nextDay, after: '' }))}">${escape(say.next(dayText(nextDay, language)))}</a>`,
          );
    return `${heading}${paragraph(escape(say.none))}${next}`;
  }
  const order = `${escape(isByTime ? say.byTime : say.byDistance)} <a href="${escape(other)}">${escape(isByTime ? say.sortByDistance : say.sortByTime)}</a>`;
  const more =
    page.nextCursor === null
      ? ''
      : paragraph(
          `<a href="${escape(addressOf(values, { cursor: page.nextCursor }))}">${escape(say.more)}</a>`,
        );
  const items = page.masses.map((mass) => massOf(mass, options)).join('');
  return `${heading}${paragraph(order)}<ul>${items}</ul>${more}`;
}

/** Returns the form and the Masses as HTML, for readers without JavaScript. */
export function massBody(options: Options): string {
  const { page, say } = options;
  return [
    `<h1>${escape(say.title)}</h1>${paragraph(escape(say.description))}`,
    formOf(options),
    page === null ? '' : resultOf(page, options),
  ].join('');
}
