import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { clientModules } from './scripts/client-modules.ts';
import { entryFolders } from './scripts/entries.ts';
import packageJson from './package.json' with { type: 'json' };

const external = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.peerDependencies)];

/** The configuration that both builds of the sources share: the build of the library and the build of Storybook. */
export const sources = {
  plugins: [
    // If all components were compiled, the package would be a fifth larger. So only components that render many
    // items are compiled, and they opt in with 'use memo'.
    react({ compiler: { compilationMode: 'annotation' } }),
    patchCssModules({ exportMode: 'default', generateSourceTypes: true, declarationMap: false }),
  ],
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `ds-${/(?<module>[^/]+)\.module\.css/.exec(file)?.groups?.['module'] ?? 'style'}__${name}`,
    },
  },
} satisfies UserConfig;

// These versions support light-dark(), so light-dark() stays in the CSS. The fallback for older browsers would ignore a
// nested color scheme.
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

export default defineConfig({
  ...sources,
  plugins: [...sources.plugins, clientModules()],
  build: {
    target: 'es2023',
    cssTarget,
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    sourcemap: true,
    lib: {
      entry: ['src/index.ts', ...(await entryFolders()).map((entry) => `src/${entry}/index.ts`)],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
