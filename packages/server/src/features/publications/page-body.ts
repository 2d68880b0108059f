import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/language.ts';
import { escape } from '../../platform/escape.ts';
import { i18n } from '../../platform/i18n.ts';
import { publicPictureHtml, type PublicPicture } from '../files/index.ts';
import { markdownHtml } from './markdown-html.ts';
import type { PublicationRow, WholeRow } from './repository.ts';

type Schemas = components['schemas'];

const words = {
  online: i18n._('Online'),
  inPerson: i18n._('In person'),
  events: i18n._('All events'),
  blog: i18n._('All articles'),
  resources: i18n._('All resources'),
};

const serviceNames = {
  mass: i18n._('Mass'),
  confession: i18n._('Confession'),
  adoration: i18n._('Adoration'),
};

const lists = { article: 'blog', event: 'events', resource: 'resources' } as const;

const paragraph = (html: string): string => (html === '' ? '' : `<p>${html}</p>`);

function timeOf(time: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(language, options).format(time);
  return `<time datetime="${new Date(time).toISOString()}">${escape(text)}</time>`;
}

/** Returns the date of publication and the author. */
const bylineOf = ({ author, published_at, created_at, language }: PublicationRow): string =>
  [
    ...(author === '' ? [] : [escape(author)]),
    timeOf(published_at ?? created_at, language, { dateStyle: 'long', timeZone: 'UTC' }),
  ].join(' · ');

/** Returns the time and the place. Leaves out the link, because only members get it. */
function factsOf({ details, begins_at, category, language }: PublicationRow): string {
  // The service has written these details for an event, so the type is right.
  const event = JSON.parse(details) as Schemas['EventDetails'];
  const begin = timeOf(begins_at, language, {
    timeZone: event.timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return [
    begin,
    ...(category === 'online' ? [] : [event.place === '' ? words.inPerson[language] : escape(event.place)]),
    ...(event.link === '' ? [] : [words.online[language]]),
  ].join(' · ');
}

// A Sunday. Weekday 1, a Monday, is one day later.
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** Returns the address of a church, its website, and the times of its services. */
function churchOf({ details, language }: PublicationRow): string {
  // The service has written these details for a parish, so the type is right.
  const { address, town, state, zip, website, times } = JSON.parse(details) as Schemas['ParishDetails'];
  const clock = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const services = times.map(({ kind, day, time, note }) => {
    const when = clock.format(
      new Date(`${new Date(SUNDAY + day * DAY).toISOString().slice(0, 10)}T${time}Z`),
    );
    const what = `${serviceNames[kind][language]}: ${when}`;
    return `<li>${escape(note === '' ? what : `${what} (${note})`)}</li>`;
  });
  return [
    paragraph(escape(`${address}, ${town}, ${state} ${zip}`)),
    website === '' ? '' : paragraph(`<a href="${escape(website)}" rel="noopener">${escape(website)}</a>`),
    services.length === 0 ? '' : `<ul>${services.join('')}</ul>`,
  ].join('');
}

function itemFacts(row: PublicationRow): string {
  if (row.kind === 'parish') return churchOf(row);
  return paragraph(row.kind === 'event' ? factsOf(row) : bylineOf(row));
}

interface TextOptions {
  readonly kind: keyof typeof lists;
  readonly path: string;
  readonly site: URL;
  readonly picture: PublicPicture | null;
}

/**
 * Returns the content of a publication as HTML. Browsers without JavaScript show it, and other browsers show it until
 * the app runs.
 */
export function publicationBody(row: WholeRow, { kind, path, site, picture }: TextOptions): string {
  const list = lists[kind];
  return [
    '<article>',
    `<p><a href="/${list}">${words[list][row.language]}</a></p>`,
    `<h1>${escape(row.title)}</h1>`,
    paragraph(escape(row.summary).replaceAll('\n', '<br>')),
    itemFacts(row),
    publicPictureHtml(picture),
    markdownHtml(row.body, { site, path, areAbsolute: false }),
    '</article>',
  ].join('');
}

interface ListOptions {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
}

/** A row of a list, and the path of its page; null if it has none. */
export interface ListedItem {
  readonly row: PublicationRow;
  readonly path: string | null;
}

export function listBody(
  listed: readonly ListedItem[],
  { title, description, language }: ListOptions,
): string {
  const items = listed.map(({ row, path }) => {
    const lang = row.language === language ? '' : ` lang="${row.language}"`;
    const name = path === null ? escape(row.title) : `<a href="${path}">${escape(row.title)}</a>`;
    return `<li${lang}><h2>${name}</h2>${paragraph(escape(row.summary))}${itemFacts(row)}</li>`;
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<h1>${escape(title)}</h1>${paragraph(escape(description))}${list}`;
}
