// Renders what visitors read to HTML, after the app is built: each page with its styles, its title and its description.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultServerConditions } from 'vite';
import type * as Prerender from '../src/prerender.tsx';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const made = fileURLToPath(new URL('../../../node_modules/.cache/parvis/prerender', import.meta.url));

const conditions = ['parvis-source', ...defaultServerConditions];
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@parvis\//] },
  // As in the app itself: these are the names that its styles know.
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: { ssr: 'src/prerender.tsx', outDir: made, emptyOutDir: true, target: 'es2023', minify: false },
});
const { pageName, publicPages, renderPage }: typeof Prerender = await import(
  pathToFileURL(join(made, 'prerender.js')).href
);

interface Chunk {
  css?: string[];
  imports?: string[];
}

/**
 * For a member, or who reads another language, this is not what they came for. Nobody is to write into fields that the
 * app is about to replace, nor to follow a link that it follows itself; should its code not come, the links lead on. No
 * line breaks anew when the fonts arrive.
 */
const greeting = `(function () {
  var page = document.getElementById('app').firstElementChild;
  try {
    if (localStorage.getItem('token') || /(?:^|; )language=es/.test(document.cookie)) return page.remove();
  } catch (error) {}
  page.inert = true;
  page.style.visibility = 'hidden';
  page.getBoundingClientRect();
  document.fonts.ready.then(show);
  setTimeout(show, 3000);
  function show() { page.style.visibility = ''; }
  addEventListener('error', function (event) {
    if (event.target.tagName === 'SCRIPT') page.inert = false;
  }, true);
})();`;

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
  '/about-us': 'src/features/about/about-us-screen.tsx',
  '/contact': 'src/features/contact/contact-screen.tsx',
};
const around = ['src/shell/public-shell.tsx', 'src/shell/footer.tsx'];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const shell = await readFile(join(dist, 'index.html'), 'utf8');
const linked = new Set([...shell.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file));

/** Replaces what the document is known to have, or the build fails. */
function put(html: string, place: string | RegExp, text: string): string {
  const changed = html.replace(place, () => text);
  if (changed === html) throw new Error(`The document has no ${String(place)}.`);
  return changed;
}

/** Without the app a form leads nowhere, and what was written would stand in the address. */
const withoutForms = (html: string): string =>
  html.replaceAll(/<(?:button|input|select|textarea)(?=[\s>])(?![^>]*\sdisabled)/g, '$& disabled=""');

for (const { path, title, description } of publicPages) {
  const body = await renderPage(path);
  const sources = [...around, screens[path] ?? 'src/features/legal/legal-screen.tsx'];
  const styles = new Set(sources.flatMap((source) => stylesOf(source)).filter((file) => !linked.has(file)));
  const head = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    `<link rel="canonical" href="__ORIGIN__${path}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Parvis" />',
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    '<meta property="og:image" content="__ORIGIN__/icons/icon-512.png" />',
    `<meta property="og:url" content="__ORIGIN__${path}" />`,
  ];
  let html = put(shell, /<title>.*<\/title>/, `<title>${escape(title)}</title>`);
  html = put(
    html,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escape(description)}" />`,
  );
  html = put(html, '</head>', `${head.join('\n')}\n</head>`);
  html = put(
    html,
    '<div id="app"></div>',
    `<div id="app"><div data-prerendered>${withoutForms(body)}</div></div><script>${greeting}</script>`,
  );
  html = html.replace(/<noscript>.*?<\/noscript>/s, '');
  await writeFile(join(dist, `${pageName(path)}.html`), html);
}

const addresses = publicPages.map(({ path }) => `  <url><loc>__ORIGIN__${path}</loc></url>`);
await writeFile(
  join(dist, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`,
);
await writeFile(
  join(dist, 'robots.txt'),
  'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /newsletter/\n\nSitemap: __ORIGIN__/sitemap.xml\n',
);
