// Builds the service worker last, because it lists the hashed names of all files to cache.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { offlineFiles, type Chunk } from './offline-files.ts';
import { loadRendering } from './rendering-build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// prerender.ts runs before this script and makes the build that is loaded here.
const { documentI18n, pushNotices, unreachablePage } = await loadRendering();

const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const html = await readFile(join(dist, 'index.html'), 'utf8');

const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
if (entry === undefined) throw new Error('The manifest has no entry.');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  define: {
    BUILD: JSON.stringify({
      id: `/${entry.file}`,
      first: [...new Set(html.match(/\/assets\/[^"]+/g))],
      everything: offlineFiles(manifest).map((file) => `/${file}`),
      unreachable: unreachablePage(documentI18n),
      notices: pushNotices(documentI18n),
    }),
  },
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: join(root, 'worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
