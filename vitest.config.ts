import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

const launchOptions = await chromiumLaunch();
const visual = process.env['VISUAL'] === '0' ? '0' : '1';

const server = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['packages/server/{src,test}/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(engine === 'postgres' ? { globalSetup: ['packages/server/test/postgres-global-setup.ts'] } : {}),
  },
});

const stories = (scheme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  define: {
    'import.meta.env.VITE_COLOR_SCHEME': JSON.stringify(scheme),
    'import.meta.env.VITE_VISUAL': JSON.stringify(visual),
  },
  test: {
    name: `stories-${scheme}`,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions,
        contextOptions: {
          reducedMotion: 'reduce',
          deviceScaleFactor: 1,
          locale: 'en-GB',
          timezoneId: 'UTC',
        },
      }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, browserName }: { arg: string; ext: string; browserName: string }) =>
            `${import.meta.dirname}/visual/${browserName}/${arg}${ext}`,
        },
      },
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{design-system,api-client,app}/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      server('sqlite'),
      server('postgres'),
      stories('light'),
      stories('dark'),
    ],
  },
});
