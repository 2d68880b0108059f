import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { modeNames } from './.storybook/modes.ts';
import { cssTarget, sources } from './packages/design-system/vite.config.ts';
import designSystem from './packages/design-system/package.json' with { type: 'json' };
import { chromiumLaunch } from './scripts/chromium.ts';

const clientDependencies = Object.keys(designSystem.dependencies).filter(
  (name) => !name.startsWith('@fontsource'),
);

type Engine = 'sqlite' | 'postgres';

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>;

// Pictures are equal to the pixel only in the pinned browser, which exists for Linux x64.
const pictures = process.env['VISUAL'] !== '0';

const chromium = async (contextOptions: ContextOptions) =>
  playwright({
    launchOptions: await chromiumLaunch(),
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', ...contextOptions },
  });

/**
 * Chromium forgets the palette of forced colours with every picture that reaches beyond the window, for all documents
 * that are loaded after it in the same page, though it goes on to say that colours are forced. Said anew, it holds.
 */
const forceColors: BrowserCommand = async ({ page }) => page.emulateMedia({ forcedColors: 'active' });

/** A machine with much to do misses a moment now and then; what fails twice is a fault. */
const secondTry = process.env['CI'] === undefined ? 0 : 1;

// Nor does a browser answer at once there: of those that are silent twice in a row it is believed that they hang, after two
// minutes instead of half a one.
process.env['VITEST_BROWSER_HEARTBEAT_INTERVAL'] ??= '60000';

const server = (engine: Engine) => ({
  test: {
    name: `server-${engine}`,
    include: ['packages/server/{src,test}/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    // Each test has a server and a database of its own: what was loaded and compiled for one file serves the next.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: secondTry,
    // What is waited for comes at once, unless the machine has much to do.
    expect: { poll: { timeout: 10_000 } },
    ...(engine === 'postgres' ? { globalSetup: ['packages/server/test/postgres-global-setup.ts'] } : {}),
  },
});

// One server for the four modes: each has a browser of its own, and what was transformed once serves all.
const stories = async () => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  test: {
    name: 'stories',
    // axe looks at every element of a page: on a machine with much to do that takes its time.
    testTimeout: 90_000,
    retry: secondTry,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: await Promise.all(
        modeNames.map(async (mode) => ({
          browser: 'chromium' as const,
          name: `stories-${mode}`,
          provide: { mode, pictures },
          provider: await chromium(
            mode === 'forced' ? { deviceScaleFactor: 1, forcedColors: 'active' } : { deviceScaleFactor: 1 },
          ),
        })),
      ),
      provider: await chromium({}),
      commands: { forceColors },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({
            arg,
            ext,
            browserName,
          }: {
            arg: string;
            ext: string;
            browserName: string;
          }) => `${import.meta.dirname}/visual/${browserName}/${arg}${ext}`,
        },
      },
    },
  },
});

const components = async () => ({
  ...sources,
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  // Bundled at the start: found late, a dependency would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      ...clientDependencies,
      '@storybook/react-vite',
      'storybook/test',
      'react-dom/client',
      'react-dom/server',
      'vitest-browser-react',
    ],
  },
  build: { cssTarget },
  test: {
    name: 'components',
    include: ['packages/design-system/{src,test}/**/*.test.tsx'],
    setupFiles: ['packages/design-system/test/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' as const }],
      provider: await chromium({}),
    },
  },
});

// Storybook is slow to load and needs a browser: it joins only where its projects, or all of them, are asked for.
const { values } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false });
const asked = [values.project ?? []].flat().map(String);
const withStories = asked.length === 0 || asked.some((name) => name.startsWith('stories'));

export default defineConfig({
  test: {
    projects: [
      {
        // As everything else, it finds the design system's source, which need not be built for it.
        ssr: { resolve: { conditions: ['parvis-source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          // Some start commands of their own, which wait for a machine with much to do.
          testTimeout: 30_000,
          include: [
            'packages/{design-system,api-client,app}/{src,scripts,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      server('sqlite'),
      server('postgres'),
      await components(),
      ...(withStories ? [await stories()] : []),
    ],
  },
});
