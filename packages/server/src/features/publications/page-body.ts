import type { components } from '@parvis/api-client/contract';
import type { Language } from '../../platform/language.ts';
import { escape } from '../../platform/escape.ts';
import { i18n } from '../../platform/i18n.ts';
import { publicPictureHtml, type PublicPicture } from '../files/index.ts';
import { churchOf, parishFacts } from './church-html.ts';
import { paragraph, timeOf } from './html-parts.ts';
import { markdownHtml } from './markdown-html.ts';
import type { PublicationRow, WholeRow } from './repository.ts';

type Schemas = components['schemas'];

const words = {
  online: i18n._('Online'),
  inPerson: i18n._('In person'),
  events: i18n._('All events'),
  blog: i18n._('All articles'),
  resources: i18n._('All resources'),
  parishes: i18n._('All parishes'),
};

const lists = { article: 'blog', event: 'events', parish: 'parishes', resource: 'resources' } as const;

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

function itemFacts(row: PublicationRow): string {
  if (row.kind === 'parish') return churchOf(row);
  return paragraph(row.kind === 'event' ? factsOf(row) : bylineOf(row));
}

interface TextOptions {
  readonly kind: keyof typeof lists;
  readonly path: string;
  readonly site: URL;
  readonly picture: PublicPicture | null;
  readonly now: number;
}

/**
 * Returns the content of a publication as HTML. Browsers without JavaScript show it, and other browsers show it until
 * the app runs.
 */
export function publicationBody(row: WholeRow, { kind, path, site, picture, now }: TextOptions): string {
  const list = lists[kind];
  return [
    '<article>',
    `<p><a href="/${list}">${words[list][row.language]}</a></p>`,
    `<h1>${escape(row.title)}</h1>`,
    paragraph(escape(row.summary).replaceAll('\n', '<br>')),
    row.kind === 'parish' ? parishFacts(row, now) : itemFacts(row),
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

/** A row of a list, and the path of its page. */
export interface ListedItem {
  readonly row: PublicationRow;
  readonly path: string;
}

export function listBody(
  listed: readonly ListedItem[],
  { title, description, language }: ListOptions,
): string {
  const items = listed.map(({ row, path }) => {
    const lang = row.language === language ? '' : ` lang="${row.language}"`;
    const name = `<a href="${path}">${escape(row.title)}</a>`;
    return `<li${lang}><h2>${name}</h2>${paragraph(escape(row.summary))}${itemFacts(row)}</li>`;
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<h1>${escape(title)}</h1>${paragraph(escape(description))}${list}`;
}
