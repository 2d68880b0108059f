import { defineConfig } from '@playwright/test';
import { freePort } from './packages/server/test/free-port.ts';
import { chromiumLaunch } from './scripts/chromium.ts';

// The workers of Playwright also read this file, and must get the same port.
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'sister-site/**',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Leaves enough time for a slow machine. Only a failing journey waits this long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    launchOptions: await chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Tests that mock the server block service workers, because requests of a service worker bypass `page.route`.
    serviceWorkers: 'block',
    // Tracing is off, because it takes a fifth of the processor time of all journeys. Use `--trace on` to enable it.
    screenshot: 'only-on-failure',
  },
  // Each journey runs only once, in the project that the tag in its title names.
  projects: [
    {
      name: 'phone',
      grep: /@phone\b/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop\b/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: port, LOG_LEVEL: 'error', RATE_LIMIT_MAX: '1000000', LINK_PREVIEWS: '0' },
  },
});
