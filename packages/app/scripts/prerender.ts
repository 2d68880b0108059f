// Renders the public pages to HTML after the app is built. Each page has its styles, title and description.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openGraphLocales } from '@parvis/api-client/languages';
import react from '@vitejs/plugin-react';
import { build, defaultServerConditions, parseSync } from 'vite';
import { hiddenUntilFonts, pageScript, type AppFile } from '../src/documents/prerendered-page.ts';
import type { Language } from '../src/i18n/languages.ts';
import { routeTable } from './message-graph.ts';
import { filesOf, firstScreensOf } from './page-preloads.ts';
import { screensOf } from './planned-chunks.ts';
import { previewImageTags } from './preview-image.ts';
import { loadRendering, renderingBuild } from './rendering-build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

const conditions = ['parvis-source', ...defaultServerConditions];
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@parvis\//] },
  // The same pattern as in the app, because the app's style sheets use these class names.
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: renderingBuild,
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
  },
});
const {
  documentI18n,
  languages,
  noCodeMarkup,
  noScriptMarkup,
  pageName,
  publicPages,
  renderPage,
  shellTexts,
} = await loadRendering();

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

function stylesOf(source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The manifest has no ${source}.`);
  return [...(chunk.imports ?? []).flatMap((imported) => stylesOf(imported, seen)), ...(chunk.css ?? [])];
}

const screens: Record<string, string> = {
  '/': 'src/features/landing/landing-screen.tsx',
  '/signin': 'src/features/sign-in/sign-in-screen.tsx',
  '/about-us': 'src/features/about/about-us-screen.tsx',
  '/contact': 'src/features/contact/contact-screen.tsx',
};
const around = ['src/shell/public-shell.tsx', 'src/shell/footer.tsx'];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const shell = await readFile(join(dist, 'index.html'), 'utf8');
const linkedStyle = /\s*<link rel="stylesheet" crossorigin href="\/(?<file>assets\/[^"]+\.css)"\s*\/?>/g;
const linked = [...shell.matchAll(linkedStyle)].map(({ groups }) => groups?.['file'] ?? '');

/** Replaces a part of the document. Fails the build if the part is missing. */
function put(html: string, place: string | RegExp, text: string): string {
  const changed = html.replace(place, () => text);
  if (changed === html) throw new Error(`The document has no ${String(place)}.`);
  return changed;
}

/**
 * Disables all fields and buttons. Without the app, a submitted form does nothing useful and would put the input into
 * the URL.
 */
const withoutForms = (html: string): string =>
  html.replaceAll(/<(?:button|input|select|textarea)(?=[\s>])(?![^>]*\sdisabled)/g, '$& disabled=""');

const codeTag =
  /\s*<(?:script type="module" crossorigin src="(?<script>[^"]+)"><\/script>|link rel="modulepreload" crossorigin href="(?<preload>[^"]+)"\s*\/?>)/g;

/** Takes the tags that load the app's code out of a document, and lists their files. */
function withoutCode(html: string): { html: string; code: AppFile[] } {
  const code = [...html.matchAll(codeTag)].map(({ groups }): AppFile => {
    const script = groups?.['script'];
    return script === undefined
      ? { rel: 'modulepreload', href: groups?.['preload'] ?? '' }
      : { rel: 'script', href: script };
  });
  if (!code.some(({ rel }) => rel === 'script')) throw new Error('The document has no code.');
  return { html: html.replaceAll(codeTag, ''), code };
}

/**
 * The introduction of the landing page is in italics. Without a preload, the browser would load the italic font only
 * after it has read the styles.
 */
const italicPages: ReadonlySet<string> = new Set(['/']);
const italics = /\/assets\/eb-garamond-core-wght-italic-[^)"']+\.woff2/;

/** The page's styles as a part of the document, so that the first paint waits for no other file. */
async function inlineStyles(path: string, files: readonly string[]): Promise<string[]> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const style = sheets.map((sheet) => sheet.trim()).join('\n');
  const [font] = (italicPages.has(path) ? italics.exec(style) : null) ?? [];
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="" />`;
  return [...(font === undefined ? [] : [preload]), `<style>${style}</style>`];
}

/** Preloads the language's catalogue together with the app's code instead of after it. */
const preloaded = (language: Language): string => {
  const chunk = manifest[`src/locales/${language}.ts`];
  if (chunk === undefined) throw new Error(`The manifest has no catalogue of ${language}.`);
  return `<link rel="modulepreload" crossorigin href="/${chunk.file}" />\n</head>`;
};

/** The document that serves all addresses, in the given language. */
function documentIn(language: Language): string {
  if (language === 'en') return shell;
  const i18n = documentI18n(language);
  const { description, loading } = shellTexts(i18n);
  const replacements: [string | RegExp, string][] = [
    ['<html lang="en">', `<html lang="${language}">`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escape(description)}" />`],
    ['</head>', preloaded(language)],
    [/<noscript>.*?<\/noscript>/s, noScriptMarkup(i18n)],
    [/<template id="no-code">.*?<\/template>/s, noCodeMarkup(i18n)],
    [/aria-label="Loading"/g, `aria-label="${escape(loading)}"`],
  ];
  return replacements.reduce((html, [place, text]) => put(html, place, text), shell);
}

const documents = new Map(languages.map((language) => [language, documentIn(language)]));
for (const [language, html] of documents)
  if (language !== 'en') await writeFile(join(dist, `index.${language}.html`), html);

/**
 * The URL of the English page has no parameter. It is also the `x-default`: the URL for readers whose language the site
 * does not have.
 */
const addressIn = (path: string, language: Language): string =>
  `__ORIGIN__${path}${language === 'en' ? '' : `?lang=${language}`}`;

const alternates = (path: string): [language: string, address: string][] => [
  ...languages.map((language): [string, string] => [language, addressIn(path, language)]),
  ['x-default', addressIn(path, 'en')],
];

/** The style sheets that are a part of the document of a public page. */
function inlinedStyles(path: string): ReadonlySet<string> {
  const sources = [...around, screens[path] ?? 'src/features/legal/legal-screen.tsx'];
  return new Set([...linked, ...sources.flatMap((source) => stylesOf(source))]);
}

async function page(
  { path, title, description, isForm = false }: ReturnType<typeof publicPages>[number],
  language: Language,
): Promise<string> {
  const body = await renderPage(path, language);
  // The content security policy blocks style attributes that come with the document.
  const [styled] = /<[^>]*\sstyle="[^>]*>/.exec(body) ?? [];
  if (styled !== undefined) throw new Error(`The prerendered page ${path} has a style attribute: ${styled}`);
  const styles = inlinedStyles(path);
  const head = [
    ...hiddenUntilFonts,
    ...(await inlineStyles(path, [...styles])),
    `<link rel="canonical" href="${addressIn(path, language)}" />`,
    ...alternates(path).map(
      ([other, address]) => `<link rel="alternate" hreflang="${other}" href="${address}" />`,
    ),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Parvis" />',
    `<meta property="og:locale" content="${openGraphLocales[language]}" />`,
    ...languages
      .filter((other) => other !== language)
      .map((other) => `<meta property="og:locale:alternate" content="${openGraphLocales[other]}" />`),
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    ...previewImageTags,
    `<meta property="og:url" content="${addressIn(path, language)}" />`,
  ];
  const { html: document, code } = withoutCode(
    (documents.get(language) ?? shell).replaceAll(linkedStyle, ''),
  );
  const files = [...[...styles].map((file): AppFile => ({ rel: 'stylesheet', href: `/${file}` })), ...code];
  let html = put(document, /<title>.*<\/title>/, `<title>${escape(title)}</title>`);
  html = put(
    html,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escape(description)}" />`,
  );
  html = put(html, '</head>', `${head.join('\n')}\n</head>`);
  html = put(
    html,
    '<div id="app"></div>',
    `<div id="app"><div data-prerendered>${withoutForms(body)}</div></div><script>${pageScript(files, isForm)}</script>`,
  );
  return isForm ? html : html.replace(/<noscript>.*?<\/noscript>/s, '');
}

for (const language of languages) {
  const ending = language === 'en' ? 'html' : `${language}.html`;
  for (const publicPage of publicPages(documentI18n(language)))
    await writeFile(join(dist, `${pageName(publicPage.path)}.${ending}`), await page(publicPage, language));
}

/** Code for guests is not preloaded on prerendered pages, because it would delay the fonts of the visible text. */
const rendered: ReadonlySet<string> = new Set(publicPages(documentI18n('en')).map(({ path }) => path));
/** The app does not load a style sheet that is already in the document, so a preload would be wasted. */
function withoutInlined(path: string, files: readonly string[]): string[] {
  const inlined = rendered.has(path) ? inlinedStyles(path) : new Set();
  return files.filter((file) => !inlined.has(file));
}
const { program } = parseSync(routeTable, await readFile(routeTable, 'utf8'));
const always = ['src/create-app.tsx'];
await writeFile(
  join(dist, '.vite/page-preloads.json'),
  JSON.stringify(
    Object.fromEntries(
      [...firstScreensOf(screensOf(program))].map(([path, { guest, member }]) => [
        path,
        {
          guest: rendered.has(path) ? [] : filesOf(manifest, [...always, ...guest]),
          member: withoutInlined(path, filesOf(manifest, [...always, 'src/query-client.ts', ...member])),
        },
      ]),
    ),
  ),
);

const addresses = publicPages(documentI18n('en')).flatMap(({ path }) => {
  const links = alternates(path).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  return languages.map((language) => `  <url><loc>${addressIn(path, language)}</loc>${links.join('')}</url>`);
});
await writeFile(
  join(dist, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`,
);
// Allows crawlers to fetch the API responses that public pages load, and the pictures of link previews.
await writeFile(
  join(dist, 'robots.txt'),
  'User-agent: *\nAllow: /api/blog/\nAllow: /api/event/\nAllow: /api/listing/\nAllow: /api/parish/\nAllow: /api/resource/\nAllow: /api/file/\nDisallow: /api/\nDisallow: /admin\nDisallow: /newsletter/\nDisallow: /digest/\n\nSitemap: __ORIGIN__/sitemap.xml\n',
);
