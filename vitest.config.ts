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

// Screenshots are identical only in the pinned browser, which exists only for Linux x64.
const pictures = process.env['VISUAL'] !== '0';

const chromium = async (contextOptions: ContextOptions) =>
  playwright({
    launchOptions: await chromiumLaunch(),
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', ...contextOptions },
  });

const emulateForcedColors: BrowserCommand<['active' | 'none']> = async ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/** The setup files run one after the other, because the first one must run before React DOM is loaded. */
const setup = (file: string) => ({
  setupFiles: ['scripts/react-without-profiling.ts', file],
  sequence: { setupFiles: 'list' as const },
});

/** Leaves enough time for a slow machine. Only a failing test waits this long. */
const slowMachineTimeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

// The files of a server project share their loaded modules. That is safe, because each test has its own server and
// database.
const serverTests = { isolate: false, ...slowMachineTimeouts };

/** These tests run only once, so they must not depend on a database engine. They fail if they load one. */
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
    exclude: [
      '**/*.unit.test.ts',
      // The texts do not depend on the engine, so one engine is enough for their test.
      engine === 'postgres' ? 'packages/server/test/untranslated.test.ts' : '**/*.postgres.test.ts',
    ],
    env: { TEST_ENGINE: engine },
    setupFiles: ['packages/server/test/engine-files.ts'],
    ...serverTests,
    ...(engine === 'postgres' ? { globalSetup: ['packages/server/test/postgres-global-setup.ts'] } : {}),
  },
});

/** Every story. It is rendered in light mode and then tested in the other modes (`.storybook/vitest.setup.ts`). */
const stories = async () => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  optimizeDeps: { include: ['axe-core', '@csstools/selector-specificity', 'postcss-selector-parser'] },
  test: {
    name: 'stories',
    // All files share one page, because loading the modules again takes longer than most files.
    isolate: false,
    // Storybook's channel is a mock that records every event. Without this option, it would keep the events of all
    // stories.
    clearMocks: true,
    ...slowMachineTimeouts,
    globalSetup: ['scripts/optimize-pictures.ts'],
    ...setup('.storybook/vitest.setup.ts'),
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
  // These dependencies are bundled at the start. If one was found later, it would reload the page in the middle of a
  // test.
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
    ...setup('packages/design-system/test/setup.ts'),
    ...slowMachineTimeouts,
    // All files share one page, because loading the modules again takes longer than most files.
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

// The tests of the app's screens. They use a fake server, which is checked against the contract.
const app = async () => ({
  ...appUnderTest,
  resolve: { conditions: ['parvis-source', ...defaultClientConditions] },
  // Only a worker imports these dependencies, so they would otherwise be found late.
  optimizeDeps: {
    include: ['core', 'language-common', 'language-en', 'language-es-es', 'language-pt-br'].map(
      (name) => `@zxcvbn-ts/${name}`,
    ),
  },
  build: { cssTarget },
  test: {
    name: 'app',
    include: ['packages/app/src/**/*.test.tsx'],
    ...setup('packages/app/test/setup.ts'),
    // All files share their loaded modules. That is safe, because each test closes the page that it has opened.
    isolate: false,
    ...slowMachineTimeouts,
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

// Storybook loads slowly and needs a browser. It is therefore added only if all projects or its own projects run.
const { values } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false });
const asked = [values.project ?? []].flat().map(String);
const withStories = asked.length === 0 || asked.some((name) => name === 'stories');

export default defineConfig({
  test: {
    projects: [
      {
        // Uses the source of the design system, as all other projects do, so that it need not be built.
        ssr: { resolve: { conditions: ['parvis-source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          ...slowMachineTimeouts,
          include: [
            'packages/{design-system,api-client,app}/{src,scripts,test}/**/*.test.ts',
            'packages/app/worker/*.test.ts',
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
