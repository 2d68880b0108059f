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

/** The splash is part of the served page, so that it paints before any script arrives. */
const splash = (): Plugin => ({
  name: 'parvis:splash',
  transformIndexHtml: (html) =>
    html
      .replace('<!--splash-styles-->', () => `<style>${splashStyles}</style>`)
      .replace(
        '<!--splash-->',
        () =>
          `${splashMarkup({ productName: 'Parvis', loadingLabel: 'Loading' })}<script>${splashScript}</script>`,
      ),
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

export default defineConfig({
  plugins: [react({ compiler: true }), splash(), precompress()],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // The browsers that know light-dark(): what is made of it for older ones does not follow a nested colour scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    manifest: true,
    sourcemap: true,
  },
});
