import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';

// The site is built and served by scripts/check-sister-site.ts.
export default defineConfig({
  testDir: '.',
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    ...(process.env['SISTER_SITE_URL'] === undefined ? {} : { baseURL: process.env['SISTER_SITE_URL'] }),
    launchOptions: await chromiumLaunch(),
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
