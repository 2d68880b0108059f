// Bundles the server into `dist`. Node.js then resolves and reads a few files instead of six hundred, and strips no
// types (decision 100). The packages of other authors are not bundled.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'dist');
const conditions = ['parvis-source', ...defaultServerConditions];

/**
 * A module finds its data files and workers by its own address, `import.meta.url`. In the bundle, this would be the
 * address of the bundle, so it is replaced by the address of the source. That address is relative to the folder in
 * which all files of the bundle are.
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
