// Takes the pictures of the documentation from a server that runs with the demo community: npm run screens.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import { root } from './command.ts';
import { demoPassword, members } from './demo/members.ts';

const origin = process.env['PUBLIC_URL'] ?? 'http://localhost:3000';
const folder = join(root, 'docs/screens');

interface Screen {
  name: string;
  path: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  member: boolean;
}

const wide = { width: 1280, height: 900 };
const tall = { width: 1280, height: 1250 };
const narrow = { width: 375, height: 812 };
const screens: Screen[] = [
  { name: 'community', path: '/community', ...tall, colorScheme: 'light', member: true },
  { name: 'community-dark', path: '/community', ...tall, colorScheme: 'dark', member: true },
  { name: 'community-phone', path: '/community', ...narrow, colorScheme: 'light', member: true },
  { name: 'landing', path: '/', ...wide, colorScheme: 'light', member: false },
  { name: 'sign-up', path: '/signup', ...wide, colorScheme: 'light', member: false },
];

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: members[0]?.email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${origin} has no demo community: run "npm run demo", then "npm start".`);
  const { token }: { token: string } = await response.json();
  return token;
}

await mkdir(folder, { recursive: true });
const token = await signIn();
const browser = await chromium.launch(await chromiumLaunch());
for (const { name, path, width, height, colorScheme, member } of screens) {
  const storage = member ? [{ name: 'token', value: token }] : [];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: storage }] },
  });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.keyboard.press('Escape');
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  console.log(`✓ ${name}`);
}
await browser.close();
