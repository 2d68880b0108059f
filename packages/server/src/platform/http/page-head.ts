import type { Language } from '../database/schema.ts';
import { escape } from '../escape.ts';
import { SITE_NAME } from '../mail/mail-content.ts';

/** What a page that the build knows nothing of says of itself to those who do not run the app. */
export interface PageHead {
  /** The address of the page within the site. */
  readonly path: string;
  readonly type: 'article' | 'website';
  /** The language of the words that follow, which need not be that of the page around them. */
  readonly language: Language;
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

/** What is published while the server runs. */
export interface PublishedPages {
  /** In that language, where the site has the words. */
  find(path: string, language: Language): Promise<StoredPage>;
  /** What search engines are to find. */
  addresses(): Promise<readonly { readonly path: string; readonly changedAt: number }[]>;
}

const ICON = '/icons/icon-512.png';
const regions: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_ES' };

/** English stands at the address itself, as that of the pages that are rendered at the build. */
const addressIn = (address: string, language: Language): string =>
  language === 'en' ? address : `${address}?lang=${language}`;

const alternates = (address: string): readonly (readonly [language: string, address: string])[] => [
  ['en', addressIn(address, 'en')],
  ['es', addressIn(address, 'es')],
  ['x-default', addressIn(address, 'en')],
];

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escape(content)}" />`;

/** The document with this head in place of its own title and description. */
export function withHead(
  html: string,
  head: PageHead,
  { origin, language }: { readonly origin: string; readonly language: Language },
): string {
  const address = `${origin}${head.path}`;
  const title = `<title>${escape(`${head.title} · ${SITE_NAME}`)}</title>`;
  const description = `<meta name="description" content="${escape(head.description)}" />`;
  const lines = [
    `<link rel="canonical" href="${escape(addressIn(address, language))}" />`,
    ...alternates(address).map(
      ([other, there]) => `<link rel="alternate" hreflang="${other}" href="${escape(there)}" />`,
    ),
    property('type', head.type),
    property('site_name', SITE_NAME),
    property('locale', regions[head.language]),
    property('title', head.title),
    ...(head.description === '' ? [] : [property('description', head.description)]),
    property('image', `${origin}${head.image?.path ?? ICON}`),
    ...(head.image === null || head.image.description === ''
      ? []
      : [property('image:alt', head.image.description)]),
    property('url', addressIn(address, language)),
  ];
  // By functions: what was written may hold what a replacement takes for a reference.
  return html
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
  addresses: Awaited<ReturnType<PublishedPages['addresses']>>,
  origin: string,
): string {
  const entries = addresses.map(({ path, changedAt }) => {
    const address = `${origin}${path}`;
    const links = alternates(address).map(
      ([language, there]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(there)}"/>`,
    );
    const changed = new Date(changedAt).toISOString();
    return `  <url><loc>${escape(address)}</loc><lastmod>${changed}</lastmod>${links.join('')}</url>\n`;
  });
  return sitemap.replace('</urlset>', () => `${entries.join('')}</urlset>`);
}
