// Bundles the server into `dist`. Node.js then resolves and reads a few files instead of six hundred, and strips no
// types (decision 100). The packages of other authors are not bundled.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'dist');
const conditions = ['parvis-source', ...defaultServerConditions];

/**
 * A module finds its data files and workers by its own address. In the bundle it has another address, so the address
 * of its source is written instead. All files of the bundle are in one folder.
 */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  transform(code, id) {
    if (!code.includes('import.meta')) return null;
    const path = relative(outDir, id);
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`);
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [sourceAddresses],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@parvis\//, 'kysely'] },
  build: {
    ssr: 'src/main.ts',
    outDir,
    emptyOutDir: true,
    target: 'node24',
    // Names and lines stay readable in stack traces.
    minify: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
