// Takes the pictures of the product for the landing page: the feed of the demo community in each language. Starts its own server with the
// demo data. With DATA_DIR, uses and keeps the demo data of this folder. Run it when the feed has changed visibly.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { languages as siteLanguages } from '../packages/api-client/src/languages.gen.ts';
import sharp from 'sharp';
import { freePort } from '../packages/server/test/free-port.ts';
import { buildApp } from './app-build.ts';
import { startBuiltServer } from './built-server-process.ts';
import { chromiumLaunch } from './chromium.ts';
import { root, succeed } from './command.ts';
import { members } from './demo/members.ts';
import { openPage, settled, signIn } from './screen-page.ts';

const folder = join(root, 'packages/app/public/landing');
const kept = process.env['DATA_DIR'] ?? '';
const dataFolder = kept === '' ? await mkdtemp(join(tmpdir(), 'parvis-landing-')) : kept;

/** The sizes in CSS pixels, and the width of the file. It is about twice the width at which the page shows it. */
const sizes = [
  { name: 'desktop', width: 1280, height: 800, scale: 1, fileWidth: 1200 },
  { name: 'phone', width: 375, height: 640, scale: 2, fileWidth: 600 },
] as const;

async function takePictures(origin: string): Promise<void> {
  const [host] = members;
  const token = await signIn(`${origin}/api`, host?.email ?? '');
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    for (const language of siteLanguages) {
      for (const { name, scale, fileWidth, ...size } of sizes) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await openPage(browser, origin, { ...size, colorScheme }, token, scale);
          // The default catalogue is English, so English needs no choice.
          if (language !== 'en') {
            await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
          }
          await page.goto(`${origin}/community`);
          await sharp(await settled(page))
            .resize({ width: fileWidth })
            .webp({ quality: 58, effort: 6, smartSubsample: true })
            .toFile(join(folder, `feed-${language}-${name}-${colorScheme}.webp`));
          await page.context().close();
        }
      }
    }
  } finally {
    await browser.close();
  }
}

try {
  await buildApp();
  await succeed(process.execPath, ['--import', './scripts/environment.ts', 'scripts/demo/main.ts'], {
    env: { DATA_DIR: dataFolder, DATABASE_URL: '', LOG_LEVEL: 'error' },
  });
  const server = await startBuiltServer({ dataFolder, databaseUrl: null, port: await freePort() });
  try {
    await takePictures(server.url);
  } finally {
    await server.stop();
  }
} finally {
  if (kept === '') await rm(dataFolder, { recursive: true, force: true });
}
