import { defineConfig } from '@playwright/test';
import { freePort } from './packages/server/test/free-port.ts';
import { chromiumLaunch } from './scripts/chromium.ts';

// The workers read this file too, and are to find the same port.
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'sister-site/**',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  // A machine with much to do misses a moment now and then; what fails twice is a fault.
  retries: process.env['CI'] === undefined ? 0 : 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    launchOptions: await chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // A test that answers in place of the server sees nothing of what a worker asks for.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: port, LOG_LEVEL: 'error', RATE_LIMIT_MAX: '1000000' },
  },
});
