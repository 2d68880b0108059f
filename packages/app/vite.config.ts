import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, transformWithOxc, type Plugin, type UserConfig } from 'vite';
// These modules are imported by their paths, because Node does not know the `parvis-source` condition.
import {
  splashMarkup,
  splashScript,
  splashStyles,
} from '../design-system/src/patterns/splash/splash-html.ts';
import { noCodeMarkup, noCodeScript, noScriptMarkup } from './src/documents/plain-page.ts';
import { createI18n } from './src/i18n/languages.ts';
import { appearanceScript } from './src/platform/appearance-script.ts';
import { earlyRequestsScript } from './src/platform/early-requests-script.ts';
import { plannedChunks } from './scripts/planned-chunks.ts';
import { previousAssets } from './scripts/previous-assets.ts';
import { textsOfScreens } from './scripts/texts-of-screens.ts';

const preloadHelper = new URL('src/platform/preload-helper.ts', import.meta.url);
const layers = new URL('../design-system/src/styles/layers.css', import.meta.url);

/**
 * Inlines the splash, so that it is painted before any script loads, and in the chosen color scheme. Also inlines the
 * order of the cascade layers. Each chunk has its own styles, so otherwise the chunk that loads first would define the
 * order.
 */
const firstPaint = (): Plugin => ({
  name: 'parvis:first-paint',
  transformIndexHtml: async (html) => {
    const i18n = createI18n('default', {});
    const order = await readFile(layers, 'utf8');
    const splash = splashMarkup({ productName: 'Parvis', loadingLabel: 'Loading' });
    return html
      .replace(
        '<!--first-styles-->',
        () => `<script>${appearanceScript}</script><style>${order}${splashStyles}</style>`,
      )
      .replace('<!--early-requests-->', () => `<!--preloads--><script>${earlyRequestsScript}</script>`)
      .replace('<!--splash-->', () => `${splash}<script>${splashScript}</script>`)
      .replace('<!--no-script-->', () => noScriptMarkup(i18n))
      .replace('<!--no-code-->', () => `${noCodeMarkup(i18n)}<script>${noCodeScript}</script>`);
  },
});

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const smallest = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses once at build time with the best settings, instead of at every request with fast settings. */
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

const firstFonts = /(?:eb-garamond|atkinson-hyperlegible-next)-core-wght-normal-[^/]*\.woff2$/;

/**
 * Together with the app's code, preloads the two fonts that every page uses. Otherwise the text would reflow when the
 * fonts arrive.
 */
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
 * Uses the production build of React Router. Its exports give bundlers only the development build, whose warnings a
 * built app does not need. Also removes the display names of unused forms and links, because otherwise tree shaking
 * cannot remove them.
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

/** Replaces Vite's helper for `import()` by one whose failures can be retried. */
const retryableImports = (): Plugin => ({
  name: 'parvis:retryable-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: async () => {
      const source = await readFile(preloadHelper, 'utf8');
      // The build imports the helper by this name.
      const named = `${source}export { importWhenFetched as __vitePreload };\n`;
      return transformWithOxc(named, 'preload-helper.ts');
    },
  },
});

/** Fails the build if chunks import each other in a cycle. Such chunks would run before their dependencies. */
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

/** The options that decide what code the build contains. */
const codeOptions: UserConfig = {
  root: import.meta.dirname,
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  // Builds workers as modules, so that a worker can load parts of its code later.
  worker: { format: 'es' },
};

export default defineConfig({
  ...codeOptions,
  plugins: [
    // The design system is used as it is shipped, without the React Compiler. The compiler already memoizes the props
    // that the app passes to the design system.
    react({ compiler: { sources: ['/app/src/'] } }),
    firstPaint(),
    preloadedFonts(),
    productionRouter(),
    retryableImports(),
    plannedChunks({ ...codeOptions, plugins: [productionRouter()] }),
    textsOfScreens(),
    withoutCycles(),
    precompress(),
    previousAssets(),
  ],
  build: {
    // All supported browsers have light-dark(), which is newer than modulepreload.
    modulePreload: {
      polyfill: false,
      // Vite leaves out a module that is a single file. The helper for `import()` needs each file.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' ? [...new Set([file, ...files])] : files,
    },
    target: 'es2023',
    // These browsers support light-dark(). The fallback for older browsers does not follow a nested color scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Uses no names, because the entry lists about eighty file names, which compress badly. The source maps show
        // which modules each chunk contains.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
