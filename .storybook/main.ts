import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { cssTarget, sources } from '../packages/design-system/vite.config.ts';

const config: StorybookConfig = {
  stories: ['../packages/design-system/src/**/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...sources,
      resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
      build: { cssTarget, chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
