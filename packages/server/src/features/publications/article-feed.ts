import type { Language } from '../../platform/language.ts';
import { i18n } from '../../platform/i18n.ts';
import { SITE_NAME } from '../../platform/mail/mail-content.ts';
import { markdownHtml } from './markdown-html.ts';
import type { PublicationRow } from './repository.ts';

interface FeedOptions {
  readonly siteUrl: URL;
  /** The path of the feed. */
  readonly path: string;
  /** The language of the feed's title and description. Each article has its own language. */
  readonly language: Language;
  /** The text of each article, by the article's id. */
  readonly bodies: ReadonlyMap<string, string>;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML 1.0 does not allow most control characters or unpaired surrogates.
const unsayable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(unsayable, '').replaceAll(/["&<>]/g, (character) => entities[character] ?? '');

const dated = (time: number): string => new Date(time).toUTCString();

const description = i18n._('The blog of {site}', { site: SITE_NAME });

/** Returns the published articles as an RSS 2.0 feed, newest first. */
export function articleFeed(
  articles: readonly PublicationRow[],
  { siteUrl, path, language: ownLanguage, bodies }: FeedOptions,
): string {
  const contentOf = (id: string) =>
    markdownHtml(bodies.get(id) ?? '', { site: siteUrl, path: `/blog/${id}`, areAbsolute: true });
  const address = (to: string) => escaped(new URL(to, siteUrl).href);
  const items = articles.map(({ id, title, summary, author, language, published_at, created_at }) =>
    [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${address(`/blog/${id}`)}</link>`,
      `<guid isPermaLink="false">${escaped(id)}</guid>`,
      `<pubDate>${dated(published_at ?? created_at)}</pubDate>`,
      `<dc:language>${language}</dc:language>`,
      ...(author === '' ? [] : [`<dc:creator>${escaped(author)}</dc:creator>`]),
      ...(summary === '' ? [] : [`<description>${escaped(summary)}</description>`]),
      `<content:encoded>${escaped(contentOf(id))}</content:encoded>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${SITE_NAME}</title>`,
    `<link>${address('/blog')}</link>`,
    `<atom:link href="${address(path)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escaped(description[ownLanguage])}</description>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
