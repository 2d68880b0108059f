import { defineConfig } from '@playwright/test';
import { freePort } from './packages/server/test/free-port.ts';
import { chromiumLaunch } from './scripts/chromium.ts';

// The workers of Playwright also read this file, and must get the same ports.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_ROUTES_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];
const routesPort = process.env['E2E_ROUTES_PORT'];
const addressOf = (ofPort: string): string => `http://localhost:${ofPort}`;

const siteServer = (ofPort: string) => ({
  command: 'node e2e/server.ts',
  url: `${addressOf(ofPort)}/readyz`,
  reuseExistingServer: false,
  timeout: 120_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: { PORT: ofPort, LOG_LEVEL: 'error', RATE_LIMIT_MAX: '1000000', LINK_PREVIEWS: '0' },
});

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const everyRoute = 'every-route.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Leaves enough time for a slow machine. Only a failing journey waits this long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: addressOf(port),
    launchOptions: await chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Tests that mock the server block service workers, because requests of a service worker bypass `page.route`.
    serviceWorkers: 'block',
    // Tracing is off, because it takes a fifth of the processor time of all journeys. Use `--trace on` to enable it.
    screenshot: 'only-on-failure',
  },
  // Each journey runs only once, in the project that the tag in its title names. Every route is opened on a server of
  // its own, because other journeys delete pictures while a slow page still loads them.
  projects: [
    { name: 'phone', grep: /@phone\b/, testIgnore: ['sister-site/**', everyRoute], use: phone },
    { name: 'desktop', grep: /@desktop\b/, testIgnore: ['sister-site/**', everyRoute], use: desktop },
    {
      name: 'routes-phone',
      grep: /@phone\b/,
      testMatch: everyRoute,
      use: { ...phone, baseURL: addressOf(routesPort) },
    },
    {
      name: 'routes-desktop',
      grep: /@desktop\b/,
      testMatch: everyRoute,
      use: { ...desktop, baseURL: addressOf(routesPort) },
    },
  ],
  webServer: [siteServer(port), siteServer(routesPort)],
});
