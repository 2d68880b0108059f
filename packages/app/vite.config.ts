import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
// Imported by path, because Node does not know the `parvis-source` condition.
import {
  splashMarkup,
  splashScript,
  splashStyles,
} from '../design-system/src/patterns/splash/splash-html.ts';
import { appearanceScript } from './src/platform/appearance-script.ts';
import { previousAssets } from './scripts/previous-assets.ts';
import { noCodeMarkup, noCodeScript, noScriptMarkup } from './scripts/plain-page.ts';
import { wordsOfScreens } from './scripts/words-of-screens.ts';

const layers = new URL('../design-system/src/styles/layers.css', import.meta.url);

/**
 * Inlines the splash, so that it paints before any script loads, in the chosen color scheme. Also inlines the order of
 * the cascade layers: each chunk brings its own styles, and the first to load would otherwise define it.
 */
const firstPaint = (): Plugin => ({
  name: 'parvis:first-paint',
  transformIndexHtml: async (html) => {
    const order = await readFile(layers, 'utf8');
    const splash = splashMarkup({ productName: 'Parvis', loadingLabel: 'Loading' });
    return html
      .replace(
        '<!--first-styles-->',
        () => `<script>${appearanceScript}</script><style>${order}${splashStyles}</style>`,
      )
      .replace('<!--splash-->', () => `${splash}<script>${splashScript}</script>`)
      .replace('<!--no-script-->', () => noScriptMarkup('en'))
      .replace('<!--no-code-->', () => `${noCodeMarkup('en')}<script>${noCodeScript}</script>`);
  },
});

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const smallest = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses once at build time with the best settings, instead of fast at every request. */
const precompress = (): Plugin => ({
  name: 'parvis:precompress',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir }) => {
      if (dir === undefined) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== 'index.html')
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(file);
          if (content.length < smallest) return;
          const [brotli, gzipped] = await Promise.all([
            compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
            compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
        }),
      );
    },
  },
});

const firstFonts = /(?:eb-garamond|atkinson-hyperlegible-next)-latin-wght-normal-[^/]*\.woff2$/;

/** Preloads the two fonts of every page together with its code, so that text does not reflow when they arrive. */
const preloadedFonts = (): Plugin => ({
  name: 'parvis:preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

/**
 * React Router's exports give bundlers only its development build, with warnings that a built app does not need. Its
 * unused forms and links can only be tree-shaken without their display names.
 */
const productionRouter = (): Plugin => ({
  name: 'parvis:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    handler: async function (source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found === null) return null;
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
});

const inPackages = (names: string): RegExp => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names})[\\/]`);

const inApp = (paths: string): RegExp => new RegExp(String.raw`[\\/]app[\\/]src[\\/](?:${paths})`);

const inDesignSystem = (paths: string): RegExp =>
  new RegExp(String.raw`[\\/]design-system[\\/]src[\\/](?:${paths})`);

const either = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'));

/** Libraries that only positioned layers need. */
const menus = 'react-(?:popper|popover|collection|roving-focus|menu|dropdown-menu|use-size|use-is-hydrated)';

/**
 * By default the code that several screens share is split into over a hundred files, most of them smaller than their
 * headers. These groups bundle it by use: a page that loads a part of a chunk should need nearly all of it. A module
 * goes to the first group that matches; new modules in these folders follow automatically.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  // Libraries change rarely, so browsers can keep them cached across releases.
  { name: 'framework', tags: ['$initial'], test: either(/[\\/]node_modules[\\/]/, /preload-helper/) },
  // Modules of the entry that the screens import. Screens refer to this file by its name, which must not change
  // whenever a screen does; so the module that names the screens stays in the entry's own file.
  { name: 'base', tags: ['$initial'], minShareCount: 2, test: /[\\/]src[\\/]/ },
  // Needed on every page.
  {
    name: 'shells',
    test: either(
      inApp(
        String.raw`failures[\\/]optional-part|shell[\\/](?:is-in|shell-layout|offline-banner|use-online)\.`,
      ),
      inDesignSystem(
        String.raw`components[\\/](?:button-link|logo|skip-link)|patterns[\\/](?:header-bar\.|page-layout|site-header)|utilities[\\/](?:keyboard-scrolling|measured-height)`,
      ),
    ),
  },
  {
    name: 'controls',
    minShareCount: 2,
    test: either(
      /[\\/]api-client[\\/]src[\\/]api-error/,
      inApp(
        String.raw`features[\\/]people[\\/]person\.|platform[\\/](?:failure-message|failure-words|new-id|toasts|when-idle)|router[\\/]use-title|session[\\/]session-failure`,
      ),
      inDesignSystem(
        String.raw`components[\\/](?:icon-button|link[\\/]|banner|field|text-input|password-input|control[\\/](?:control|adorned)\.)|icons[\\/](?:chevron-down|external|eye|eye-off)\.|provider[\\/]router-link|utilities[\\/]merged-ref`,
      ),
    ),
  },
  {
    name: 'fields',
    minShareCount: 2,
    test: inDesignSystem(
      String.raw`components[\\/](?:control[\\/](?:choice-group|group-focus)|progress-bar|text-area|toggle-group)|i18n[\\/](?:en[\\/]controls|plural|use-control-messages)|utilities[\\/](?:announcement|composing|form-reset|form-value|text-length)`,
    ),
  },
  // Excludes icons for tables, chats and recordings, which no first visit needs.
  { name: 'icons', minShareCount: 2, test: inDesignSystem(String.raw`icons[\\/](?!arrow-down|audio)`) },
  {
    name: 'placeholders',
    test: inDesignSystem(String.raw`components[\\/](?:empty-state|skeleton)|patterns[\\/]failure\.`),
  },
  {
    name: 'pages',
    minShareCount: 2,
    test: either(
      inApp(String.raw`i18n[\\/]capitalised|router[\\/]use-has-left`),
      inDesignSystem(String.raw`components[\\/](?:container|grid)[\\/]`),
    ),
  },
  // Loading data from the server, for members and visitors.
  {
    name: 'reading',
    test: either(
      inPackages(String.raw`@tanstack[\\/](?:query-core|react-query)|thumbhash`),
      inApp(
        String.raw`query-client|features[\\/]publications[\\/]reading-language|platform[\\/](?:unwrap|field-errors|is-not-found|keep-while-searching|save-queue)\.`,
      ),
      inDesignSystem(
        String.raw`components[\\/]time[\\/]|i18n[\\/](?:en[\\/]time|use-time-messages)|utilities[\\/]thumb-hash`,
      ),
    ),
  },
  // Needed on every page of a member. Code that public pages use too must be elsewhere, or they would load all of this.
  {
    name: 'members',
    test: either(
      inApp(
        String.raw`platform[\\/](?:change-query|draft-store|idempotent-retry|list-position|share-link|use-draft-guard)|router[\\/]use-restored-position|features[\\/](?:people[\\/](?:counts|people-keys|relation-cache)|reports[\\/](?:hidden-notice|report-keys))|shell[\\/]use-counts`,
      ),
      inDesignSystem(
        String.raw`components[\\/](?:avatar[\\/]|badge|count-badge|toggle-button)|i18n[\\/](?:en[\\/]people|use-people-messages)|utilities[\\/](?:modifier-keys|person-name)`,
      ),
    ),
  },
  // Everything that overlays the page.
  {
    name: 'layers',
    test: either(
      inPackages(
        String.raw`@radix-ui[\\/](?!${menus}|react-(?:alert-dialog|dialog|number|select|slider|tabs))[^\\/]+|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar`,
      ),
      inDesignSystem(
        String.raw`components[\\/]dialog[\\/]use-dialog-focus|utilities[\\/](?:layer-container|theme-attributes)`,
      ),
    ),
  },
  {
    name: 'dialogs',
    minShareCount: 2,
    test: either(
      inPackages(String.raw`@radix-ui[\\/]react-dialog`),
      inDesignSystem(String.raw`components[\\/](?:dialog|sheet)[\\/]|provider[\\/]portal-context`),
    ),
  },
  {
    name: 'menus',
    test: either(
      inPackages(String.raw`@floating-ui|@radix-ui[\\/]${menus}`),
      inDesignSystem(String.raw`components[\\/](?:control[\\/]list\.|dropdown-menu[\\/]|popover[\\/])`),
    ),
  },
  // The community layout with its lists of people and posts.
  {
    name: 'community',
    minShareCount: 2,
    test: either(
      inApp(
        String.raw`features[\\/](?:people[\\/](?!lazy-people-search|link-dialog|people-search|requests-panel)|(?:events|liturgy)[\\/]lazy-)|shell[\\/]community`,
      ),
      inDesignSystem(
        String.raw`patterns[\\/](?:people-list|person-row[\\/](?!rows-foot|search-box|use-row-window|windowed-rows)|side-card|side-menu[\\/]side-menu\.|three-column|verse-card)|utilities[\\/]infinite-scroll`,
      ),
    ),
  },
  {
    name: 'posts',
    minShareCount: 2,
    test: either(
      inApp(String.raw`features[\\/]feed[\\/]`),
      inDesignSystem(
        String.raw`components[\\/](?:control[\\/](?:choice-group|group-focus)|progress-bar|text-area)|i18n[\\/](?:en[\\/](?:controls|feed)|use-(?:control|feed)-messages)|patterns[\\/](?:feed|feed-post|new-posts-pill|post-composer)[\\/]|utilities[\\/](?:announcement|composing|file-drop|form-reset|form-value|keep-mounted|scroll-anchor|list-window|windowed-item)`,
      ),
    ),
  },
  // Tabs, which list pages rarely use.
  {
    name: 'parts',
    minShareCount: 2,
    test: inDesignSystem(String.raw`components[\\/]tabs[\\/](?:tabs-context|tabs\.tsx)`),
  },
  // Controls to search, sort and browse lists.
  {
    name: 'lists',
    minShareCount: 2,
    test: either(
      inApp(String.raw`platform[\\/]use-debounced-value`),
      inDesignSystem(
        String.raw`components[\\/](?:search-field|tab-nav|tabs)[\\/]|utilities[\\/]coarse-pointer`,
      ),
    ),
  },
  // Listings: all of their code for the marketplace, and the smaller part that chats use.
  {
    name: 'listings',
    minShareCount: 2,
    test: either(
      inApp(String.raw`features[\\/]marketplace[\\/]`),
      inDesignSystem(String.raw`patterns[\\/]listing-card[\\/](?!listing-photo)`),
    ),
  },
  {
    name: 'goods',
    minShareCount: 2,
    test: either(
      inApp(String.raw`features[\\/]listings[\\/]`),
      inDesignSystem(
        String.raw`i18n[\\/](?:en[\\/]market|use-market-messages)|patterns[\\/]listing-card[\\/]listing-photo|utilities[\\/]format-price`,
      ),
    ),
  },
  {
    name: 'forms',
    test: either(
      inPackages('react-hook-form|valibot'),
      inApp(
        String.raw`forms[\\/](?!code-field|current-password|form-dialog|proof-dialog|use-passkey-proof|use-proof|member-name|name-fields|reason-dialog|picture-dialog|form-footer|use-chosen-picture)|session[\\/]use-session-error`,
      ),
    ),
  },
  // Shared by staff pages. Fewer chunks mean fewer names in the entry, which every first visit loads.
  {
    name: 'staff',
    minShareCount: 2,
    test: either(
      inApp(String.raw`features[\\/]admin[\\/](?!.*(?:payment|verdict)-dialog)`),
      inDesignSystem(String.raw`patterns[\\/](?:admin-layout|data-table)[\\/]`),
    ),
  },
  { name: 'ornaments', test: inDesignSystem(String.raw`patterns[\\/]ornament[\\/](?:arcade|rule|window)\.`) },
];

/** Manual chunks may import each other in a cycle, and then one runs before its dependency is evaluated. */
const withoutCycles = (): Plugin => ({
  name: 'parvis:without-cycles',
  generateBundle(_options, bundle) {
    const visit = (file: string, path: readonly string[]): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk') return;
      if (path.includes(file)) {
        const names = [...path, file].map((step) => `${bundle[step]?.name} (${step})`);
        this.error(`Chunks need each other: ${names.join(' → ')}`);
      }
      for (const imported of chunk.imports) visit(imported, [...path, file]);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

export default defineConfig({
  plugins: [
    // The design system is shipped as it is; the React Compiler already memoizes the props that the app passes to it.
    react({ compiler: { sources: ['/app/src/'] } }),
    firstPaint(),
    preloadedFonts(),
    productionRouter(),
    wordsOfScreens(),
    withoutCycles(),
    precompress(),
    previousAssets(),
  ],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  // Modules, so that a worker can load parts of its code later.
  worker: { format: 'es' },
  build: {
    // All supported browsers, those with light-dark(), also support modulepreload.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // The browsers with light-dark(): the fallback for older ones does not follow a nested color scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Without names: the entry lists about eighty file names, which compress badly. The source maps list each
        // chunk's modules.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
});
