import { openGraphLocales } from '@parvis/api-client/languages';
import { escape } from '../escape.ts';
import { i18n } from '../i18n.ts';
import { FALLBACK, type Language } from '../language.ts';
import { SITE_NAME } from '../mail/mail-content.ts';
import type { PageContent, PublishedAddress } from './stored-page.ts';

const ICON = { path: '/icons/icon-512.png', width: 512, height: 512, description: '' };

/**
 * Returns the address of a page in a language. If there are several languages, the English address has no parameter, as
 * in the pages of the build.
 */
const addressIn = (address: string, language: Language, languages: readonly Language[]): string =>
  language === FALLBACK || languages.length === 1 ? address : `${address}?lang=${language}`;

/** Returns the addresses in other languages. A page with only one language has none. */
const alternates = (
  address: string,
  languages: readonly Language[],
): readonly (readonly [language: string, address: string])[] =>
  languages.length === 1
    ? []
    : [
        ...languages.map((language) => [language, addressIn(address, language, languages)] as const),
        ['x-default', address],
      ];

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escape(content)}" />`;

/** Stores the reader's language in the document, because the page is in another language. */
const withReaderLanguage = (html: string, language: Language): string =>
  html.replace('<html', `<html data-reader-language="${language}"`);

interface DocumentOptions {
  readonly origin: string;
  readonly readerLanguage: Language;
  readonly nonce: string;
}

/** Returns a script element with data. Browsers do not run this type, and the content cannot end the element. */
function dataBlock(data: object | null): string[] {
  if (data === null) return [];
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return [`<script type="application/ld+json">${json}</script>`];
}

function headLines(head: PageContent, origin: string): string[] {
  const { language, languages } = head;
  const address = `${origin}${head.path}`;
  const canonical = addressIn(address, language, languages);
  const image = head.image ?? ICON;
  return [
    `<link rel="canonical" href="${escape(canonical)}" />`,
    ...alternates(address, languages).map(
      ([other, there]) => `<link rel="alternate" hreflang="${other}" href="${escape(there)}" />`,
    ),
    property('type', head.type),
    property('site_name', SITE_NAME),
    property('locale', openGraphLocales[language]),
    property('title', head.title),
    ...(head.description === '' ? [] : [property('description', head.description)]),
    property('image', `${origin}${image.path}`),
    property('image:width', String(image.width)),
    property('image:height', String(image.height)),
    ...(image.description === '' ? [] : [property('image:alt', image.description)]),
    property('url', canonical),
    ...dataBlock(head.data(origin)),
  ];
}

/** The few rules that apply until the app has loaded the styles of the site. */
const styles =
  '.served-page{max-inline-size:40rem;margin-inline:auto;padding:1.5rem;font:1.125rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}' +
  '.served-page :is(h1,h2,h3,h4){line-height:1.25;text-wrap:balance}' +
  '.served-page img{max-inline-size:100%;block-size:auto}' +
  '.served-page pre{overflow-x:auto}' +
  '.served-page a{color:inherit}';

const links = [
  ['/events', i18n._('Events')],
  ['/parishes', i18n._('Parishes')],
  ['/mass', i18n._('Find a Mass')],
  ['/resources', i18n._('Resources')],
  ['/blog', i18n._('Blog')],
] as const;

/**
 * Returns the content that is shown first. The app renders next to it, and replaces it when the app shows at least as
 * much.
 */
const servedPage = ({ body, language }: PageContent, nonce: string): string =>
  `<div id="app"><div data-prerendered><style nonce="${nonce}">${styles}</style>` +
  `<header class="served-page"><a href="/">${SITE_NAME}</a>` +
  `${links.map(([path, name]) => ` · <a href="${path}">${name[language]}</a>`).join('')}</header>` +
  `<main class="served-page">${body}</main></div></div>`;

/** Returns the document with the title, the description and the body of this page. */
export function withContent(
  html: string,
  content: PageContent,
  { origin, readerLanguage, nonce }: DocumentOptions,
): string {
  const title = `<title>${escape(`${content.title} · ${SITE_NAME}`)}</title>`;
  const description = `<meta name="description" content="${escape(content.description)}" />`;
  // Replaces with functions, because members' texts can contain `$&`, which has a special meaning in a replacement
  // string.
  return (content.language === readerLanguage ? html : withReaderLanguage(html, readerLanguage))
    .replace(/<title>.*?<\/title>/s, () => title)
    .replace(/<meta name="description"[^>]*>/, (own) => (content.description === '' ? own : description))
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="app"></div>', () => servedPage(content, nonce))
    .replace('</head>', () => `${headLines(content, origin).join('\n')}\n</head>`);
}

/** Returns the document for an address that search engines must not index. */
export const withoutIndex = (html: string): string =>
  html.replace('</head>', '<meta name="robots" content="noindex" />\n</head>');

/** Adds addresses to the sitemap that were published after the build. */
export function withAddresses(
  sitemap: string,
  addresses: readonly PublishedAddress[],
  origin: string,
): string {
  const entries = addresses.flatMap(({ path, languages, changedAt }) => {
    const address = `${origin}${path}`;
    const links = alternates(address, languages).map(
      ([language, there]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(there)}"/>`,
    );
    const changed = new Date(changedAt).toISOString();
    return languages.map((language) => {
      const location = escape(addressIn(address, language, languages));
      return `  <url><loc>${location}</loc><lastmod>${changed}</lastmod>${links.join('')}</url>\n`;
    });
  });
  return sitemap.replace('</urlset>', () => `${entries.join('')}</urlset>`);
}
