import type { Language } from '../database/schema.ts';
import { escape } from '../escape.ts';
import { SITE_NAME } from '../mail/mail-content.ts';

/** What a page that the build knows nothing of says of itself to those who do not run the app. */
export interface PageHead {
  /** The address of the page within the site. */
  readonly path: string;
  readonly type: 'article' | 'website';
  /** The language of the page, which need not be that of its reader. */
  readonly language: Language;
  /** Each language in which there is this page. */
  readonly languages: readonly Language[];
  readonly title: string;
  /** Empty where nobody has written one. */
  readonly description: string;
  readonly image: { readonly path: string; readonly description: string } | null;
}

/** What the database has for an address of the app. */
export interface StoredPage {
  /** False where the address names something that is not there, or that visitors may not read. */
  readonly exists: boolean;
  /** Null for pages of which nothing is stored. */
  readonly head: PageHead | null;
}

export interface PublishedAddress {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly changedAt: number;
}

/** What is published while the server runs. */
export interface PublishedPages {
  /** In that language, where the site has the words. */
  find(path: string, language: Language): Promise<StoredPage>;
  /** What search engines are to find. */
  addresses(): Promise<readonly PublishedAddress[]>;
}

const ICON = '/icons/icon-512.png';
const regions: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_ES' };

/** Of several languages English has the address itself, as on the pages that are rendered at the build. */
const addressIn = (address: string, language: Language, languages: readonly Language[]): string =>
  language === 'en' || languages.length === 1 ? address : `${address}?lang=${language}`;

/** None for a page in one language alone. */
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

/** The app speaks the language of its reader, which it finds here where the page has another one. */
const withReaderLanguage = (html: string, language: Language): string =>
  html.replace('<html', `<html data-reader-language="${language}"`);

/** The document with this head in place of its own title and description. */
export function withHead(
  html: string,
  head: PageHead,
  { origin, readerLanguage }: { readonly origin: string; readonly readerLanguage: Language },
): string {
  const { language, languages } = head;
  const address = `${origin}${head.path}`;
  const canonical = addressIn(address, language, languages);
  const title = `<title>${escape(`${head.title} · ${SITE_NAME}`)}</title>`;
  const description = `<meta name="description" content="${escape(head.description)}" />`;
  const lines = [
    `<link rel="canonical" href="${escape(canonical)}" />`,
    ...alternates(address, languages).map(
      ([other, there]) => `<link rel="alternate" hreflang="${other}" href="${escape(there)}" />`,
    ),
    property('type', head.type),
    property('site_name', SITE_NAME),
    property('locale', regions[language]),
    property('title', head.title),
    ...(head.description === '' ? [] : [property('description', head.description)]),
    property('image', `${origin}${head.image?.path ?? ICON}`),
    ...(head.image === null || head.image.description === ''
      ? []
      : [property('image:alt', head.image.description)]),
    property('url', canonical),
  ];
  // By functions: what was written may hold what a replacement takes for a reference.
  return (language === readerLanguage ? html : withReaderLanguage(html, readerLanguage))
    .replace(/<title>.*?<\/title>/s, () => title)
    .replace(/<meta name="description"[^>]*>/, (own) => (head.description === '' ? own : description))
    .replace('</head>', () => `${lines.join('\n')}\n</head>`);
}

/** The document for an address that leads nowhere: search engines keep no copy. */
export const withoutIndex = (html: string): string =>
  html.replace('</head>', '<meta name="robots" content="noindex" />\n</head>');

/** The map that the build has made, with what has been published since. */
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
