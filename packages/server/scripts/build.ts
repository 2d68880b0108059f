// Bundles the server and the commands for operators into `dist`. Node.js then resolves and reads a few files instead
// of six hundred, and strips no types (decision 100). Apart from the packages of other authors and the built app,
// `dist` contains everything that they need, so that a release has no sources (decision 107).
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions, type Plugin } from 'vite';
import { packageList } from './package-list.ts';
import { filesBesideModules } from './files-beside-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'dist');
const conditions = ['parvis-source', ...defaultServerConditions];

/**
 * The packages of other authors whose code is in the bundle. All others are loaded from `node_modules`. From there,
 * Node.js would read 255 files of Kysely at each start. `@lingui/core` would bring Babel into a release, because it
 * depends on a plugin of Babel that the server does not use.
 */
const bundled =
  /^(?:kysely|@opentelemetry\/[^/]+|@lingui\/[^/]+|@messageformat\/[^/]+|moo|js-sha256)(?:\/|$)/;

/**
 * The settings find the built app by the folder of their module. In the bundle, this would be the folder of the bundle,
 * so it is replaced by the folder of the source. That folder does not have to exist.
 */
const sourceFolders: Plugin = {
  name: 'source-folders',
  transform(code, id) {
    if (!code.includes('import.meta.dirname')) return null;
    const folder = JSON.stringify(`/${dirname(relative(outDir, id))}`);
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`);
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [filesBesideModules(), sourceFolders, packageList()],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@parvis\//, bundled] },
  build: {
    ssr: true,
    emitAssets: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    // Names and lines stay readable in stack traces.
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'src/main.ts'), parvis: join(root, 'src/commands/parvis.ts') },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
