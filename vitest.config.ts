import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { cssTarget, sources } from './packages/design-system/vite.config.ts';
import designSystem from './packages/design-system/package.json' with { type: 'json' };
import { appUnderTest } from './packages/app/test/vite-options.ts';
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

const emulateForcedColors: BrowserCommand<['active' | 'none']> = async ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/** For a machine with much to do: only a test that fails waits for so long. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

// The files of a server project share what was loaded and compiled: each test has a server and a database of its own.
const serverTests = { isolate: false, ...patient };

/** Tests that run once must not depend on an engine: they fail as soon as they load one. */
const withoutEngines = {
  name: 'without-engines',
  load: (id: string) => {
    if (!/packages\/server\/src\/platform\/database\/(?:sqlite|postgres)\.ts$/.test(id)) return null;
    throw new Error('A *.unit.test.ts opens a database: call it *.test.ts, so that it runs on each engine.');
  },
};

const serverUnit = {
  plugins: [withoutEngines],
  test: { name: 'server-unit', include: ['packages/server/{src,test}/**/*.unit.test.ts'], ...serverTests },
};

const server = (engine: Engine) => ({
  test: {
    name: `server-${engine}`,
    include: ['packages/server/{src,test}/**/*.test.ts'],
    exclude: ['**/*.unit.test.ts'],
    env: { TEST_ENGINE: engine },
    setupFiles: ['packages/server/test/engine-files.ts'],
    ...serverTests,
    ...(engine === 'postgres' ? { globalSetup: ['packages/server/test/postgres-global-setup.ts'] } : {}),
  },
});

/** Every story, rendered in light and from there tested in the other modes: see `.storybook/vitest.setup.ts`. */
const stories = async () => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  optimizeDeps: { include: ['axe-core', '@csstools/selector-specificity', 'postcss-selector-parser'] },
  test: {
    name: 'stories',
    // A page for all files: loading the modules anew costs more than most files.
    isolate: false,
    // Storybook's channel is a mock that keeps every event: without this, those of all stories.
    clearMocks: true,
    ...patient,
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { pictures },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: await chromium({ deviceScaleFactor: 1 }),
      commands: { emulateForcedColors },
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
      'vitest-browser-react/pure',
    ],
  },
  build: { cssTarget },
  test: {
    name: 'components',
    include: ['packages/design-system/{src,test}/**/*.test.tsx'],
    setupFiles: ['packages/design-system/test/setup.ts'],
    ...patient,
    // A page for all files: loading the modules anew costs more than most files.
    isolate: false,
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

// The screens of the app over a fake of the server that is held to the contract.
const app = async () => ({
  ...appUnderTest,
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  build: { cssTarget },
  test: {
    name: 'app',
    include: ['packages/app/src/**/*.test.tsx'],
    setupFiles: ['packages/app/test/setup.ts'],
    // Each test closes the page that it has opened: the code that one file has loaded serves the next.
    isolate: false,
    ...patient,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: await chromium({ locale: 'en-US' }),
    },
  },
});

// Storybook is slow to load and needs a browser: it joins only where its projects, or all of them, are asked for.
const { values } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false });
const asked = [values.project ?? []].flat().map(String);
const withStories = asked.length === 0 || asked.some((name) => name === 'stories');

export default defineConfig({
  test: {
    projects: [
      {
        // As everything else, it finds the design system's source, which need not be built for it.
        ssr: { resolve: { conditions: ['parvis-source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          ...patient,
          include: [
            'packages/{design-system,api-client,app}/{src,scripts,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      serverUnit,
      server('sqlite'),
      server('postgres'),
      await components(),
      await app(),
      ...(withStories ? [await stories()] : []),
    ],
  },
});
