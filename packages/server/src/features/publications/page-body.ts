import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/language.ts';
import { escape } from '../../platform/escape.ts';
import { i18n } from '../../platform/i18n.ts';
import { markdownHtml } from './markdown-html.ts';
import type { PublishedPicture } from './published-picture.ts';
import type { PublicationRow, WholeRow } from './repository.ts';

const words = {
  online: i18n._('Online'),
  events: i18n._('All events'),
  blog: i18n._('All articles'),
  resources: i18n._('All resources'),
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
function factsOf({ details, begins_at, author, language }: PublicationRow): string {
  // The service has written these details, and the row is an event.
  const event = JSON.parse(details) as components['schemas']['EventDetails'];
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
    ...(event.place === '' ? [] : [escape(event.place)]),
    ...(event.link === '' ? [] : [words.online[language]]),
    ...(author === '' ? [] : [escape(author)]),
  ].join(' · ');
}

function pictureOf(picture: PublishedPicture | null): string {
  if (picture === null) return '';
  const { path, width, height, description } = picture;
  return `<p><img alt="${escape(description)}" src="${escape(path)}" width="${width}" height="${height}"></p>`;
}

interface TextOptions {
  readonly kind: keyof typeof lists;
  readonly path: string;
  readonly site: URL;
  readonly picture: PublishedPicture | null;
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
    paragraph(kind === 'event' ? factsOf(row) : bylineOf(row)),
    pictureOf(picture),
    markdownHtml(row.body, { site, path, areAbsolute: false }),
    '</article>',
  ].join('');
}

interface ListOptions {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly pathOf: (id: string) => string;
}

export function listBody(
  rows: readonly PublicationRow[],
  { title, description, language, pathOf }: ListOptions,
): string {
  const items = rows.map((row) => {
    const lang = row.language === language ? '' : ` lang="${row.language}"`;
    const heading = `<h2><a href="${pathOf(row.id)}">${escape(row.title)}</a></h2>`;
    return `<li${lang}>${heading}${paragraph(escape(row.summary))}${paragraph(bylineOf(row))}</li>`;
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<h1>${escape(title)}</h1>${paragraph(escape(description))}${list}`;
}
