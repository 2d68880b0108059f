import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import packageJson from '../packages/design-system/package.json' with { type: 'json' };
import { cssTarget, sources } from '../packages/design-system/vite.config.ts';
import { partListPlugin } from './part-list.ts';
import { sourceTypesPlugin } from './source-types.ts';
import { tokenUsesPlugin } from './token-uses.ts';

// Bundled at startup. If Vite discovered a dependency later, it would reload the page in the middle of a test.
const dependencies = [...Object.keys(packageJson.dependencies), 'react-hook-form'].filter(
  (name) => !name.startsWith('@fontsource'),
);

// The tests do not show documentation. Collecting it would parse each story file twice more, and each component
// once more.
const isTest = process.env['VITEST'] !== undefined;

const layers = new URL('../packages/design-system/src/styles/layers.css', import.meta.url);

const config: StorybookConfig = {
  stories: ['../packages/design-system/src/**/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: isTest ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The fonts of Storybook's own frame around the stories. The frame does not load the package's styles.
  staticDirs: [{ from: '../packages/design-system/src/assets/fonts', to: '/fonts' }],
  // Generated pages are named Reference. A page written by an author for the same component is named Guide.
  docs: { defaultName: 'Reference' },
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // The built site loads each story's styles in its own order. Declaring the layers first keeps their order fixed.
  previewHead: async (head) => `<style>${await readFile(layers, 'utf8')}</style>${head ?? ''}`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...sources,
      plugins: [
        ...(isTest ? [] : [sourceTypesPlugin()]),
        tokenUsesPlugin(),
        partListPlugin(),
        ...sources.plugins,
      ],
      resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
      optimizeDeps: { include: dependencies },
      build: { cssTarget, chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
