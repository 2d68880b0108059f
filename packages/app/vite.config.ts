import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
// Node knows nothing of the condition by which everything else finds the design system's source.
import {
  splashMarkup,
  splashScript,
  splashStyles,
} from '../design-system/src/patterns/splash/splash-html.ts';

const layers = new URL('../design-system/src/styles/layers.css', import.meta.url);

/**
 * The splash is part of the served page, so that it paints before any script arrives. The order of the cascade's layers
 * stands there too: each chunk brings its own styles, and whichever came first would decide.
 */
const firstPaint = (): Plugin => ({
  name: 'parvis:first-paint',
  transformIndexHtml: async (html) => {
    const order = await readFile(layers, 'utf8');
    const splash = splashMarkup({ productName: 'Parvis', loadingLabel: 'Loading' });
    return html
      .replace('<!--first-styles-->', () => `<style>${order}${splashStyles}</style>`)
      .replace('<!--splash-->', () => `${splash}<script>${splashScript}</script>`);
  },
});

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const smallest = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressed once at the build as well as it can be, instead of hastily at every request. */
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

/** The two fonts of every page come together with its code, so that no line breaks anew when they arrive. */
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

/** React Router offers bundlers its development build alone, whose warnings nobody reads in a built app. */
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
});

const inDesignSystem = (folders: string): RegExp =>
  new RegExp(String.raw`[\\/]design-system[\\/]src[\\/](?:${folders})`);

const inPackages = (names: string): RegExp => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names})[\\/]`);

const either = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'));

/** Left alone, what several screens share comes in some eighty files, many smaller than their own headers. */
const chunks = [
  {
    name: 'framework',
    test: either(
      inPackages(
        String.raw`react|react-dom|scheduler|react-router|react-router-dom|@lingui|get-nonce|class-variance-authority|clsx|@radix-ui[\\/]react-direction`,
      ),
      new RegExp(
        String.raw`[\\/]app[\\/]src[\\/](?:app-context|router|i18n|failures[\\/](?!failure-screen|optional-part)|route-table|shell[\\/](?:shell|screen-pending|standing)\.|platform[\\/]lazy-value|session[\\/]session-failure)|preload-helper`,
      ),
      inDesignSystem(
        String.raw`provider|i18n[\\/]en[\\/]components|utilities[\\/](?:class-names|kept-place)|components[\\/](?:toast|visually-hidden|card[\\/]|button[\\/]|spinner|stack|text[\\/]|heading|confirm-dialog[\\/]confirm-(?:host|context))|icons[\\/](?:icon|check|close|info|alert)\.|patterns[\\/](?:loading-screen|ornament[\\/](?:rose|ornament))`,
      ),
    ),
  },
  {
    name: 'forms',
    test: either(
      inPackages('react-hook-form|valibot'),
      /[\\/]app[\\/]src[\\/](?:forms|session[\\/]use-session-error)/,
    ),
  },
  {
    name: 'controls',
    test: inDesignSystem(
      String.raw`components[\\/](?:icon-button|link|banner|field|text-input|password-input|control[\\/](?:control|adorned)\.)|icons[\\/](?:eye|eye-off|external)\.|utilities[\\/]merged-ref`,
    ),
  },
  {
    name: 'members',
    test: either(
      inPackages('@tanstack'),
      new RegExp(
        String.raw`[\\/]app[\\/]src[\\/](?:platform[\\/](?:answered|change-query|failure-words|gone|tell)|features[\\/]people[\\/](?:counts|people-keys|person|relation-cache))\.ts`,
      ),
      inDesignSystem(String.raw`icons[\\/](?:arrow-up|bell|logout|more|reply|settings|trash|user-plus)\.`),
    ),
  },
  {
    name: 'ornaments',
    test: inDesignSystem(String.raw`patterns[\\/]ornament[\\/](?:arcade|rule|window)\.`),
  },
];

/** Chunks drawn by hand may need each other, and then one of them runs before what it uses is there. */
const withoutCycles = (): Plugin => ({
  name: 'parvis:without-cycles',
  generateBundle(_options, bundle) {
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) this.error(`Chunks need each other: ${[...path, file].join(' → ')}`);
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk') return;
      for (const imported of chunk.imports) visit(imported, [...path, file]);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

export default defineConfig({
  plugins: [
    // The design system is shipped as it is; what the app passes to it is stable through the compiler already.
    react({ compiler: { sources: ['/app/src/'] } }),
    firstPaint(),
    preloadedFonts(),
    productionRouter(),
    withoutCycles(),
    precompress(),
  ],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  build: {
    // Every browser that knows light-dark() knows modulepreload.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // The browsers that know light-dark(): what is made of it for older ones does not follow a nested colour scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // The entry lists some seventy names; the source maps say what each holds.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
});
