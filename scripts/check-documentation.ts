// Every page of documentation in the built Storybook, opened as a reader opens it: its samples stand there, nothing
// fails or comes from elsewhere, the console is silent, and axe finds nothing on the pages that are written by hand.
// The others are made by Storybook from the stories, with which axe has its own gate. Parts of ids choose pages;
// `--built` names a Storybook that is built already.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { preview } from 'vite';
import { violationsOn } from './axe.ts';
import { chromiumLaunch } from './chromium.ts';
import { root, succeed } from './command.ts';

type Entry = { readonly id: string; readonly name: string; readonly type: string };

const pagesAtOnce = 3;
const patience = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'string' } },
});

/** What goes wrong while the page is open. */
function complaintsOf(page: Page, origin: string): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) heard.push(`another origin: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
}

const samplesStandThere = () =>
  [...document.querySelectorAll('[data-story-block]')].every(
    (sample) => sample.querySelector('iframe, pre, strong, [id$="-inner"] > *') !== null,
  );

/** What a sample does after it is drawn, it has done when the page has nothing more to do and all that ends has ended. */
const rest = async () => {
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/**
 * The tables of properties are Storybook's own; the first links of a page are those of its first sample, which lead
 * nowhere, and axe would take them for skip links.
 */
const question = {
  exclude: ['.docblock-argstable'],
  options: { rules: { 'skip-link': { enabled: false } } },
};

/** What is wrong with a page. */
async function faultsOf({ id, name }: Entry, context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage();
  const faults = complaintsOf(page, origin);
  try {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs h1').first().waitFor();
    await page.waitForFunction(samplesStandThere);
    await page.evaluate(rest);
    const failures = page.locator('.sb-errordisplay, .sb-nopreview, [data-story-block] > :is(pre, strong)');
    const shown = await failures.filter({ visible: true }).allInnerTexts();
    faults.push(...shown.map((text) => `shown: ${text}`));
    if (name !== 'Reference') faults.push(...(await violationsOn(page, question)));
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return faults;
}

async function pagesIn(folder: string): Promise<Entry[]> {
  const text = await readFile(join(folder, 'index.json'), 'utf8');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(text);
  const pages = Object.values(entries).filter(
    ({ id, type }) =>
      type === 'docs' && (positionals.length === 0 || positionals.some((part) => id.includes(part))),
  );
  if (pages.length === 0) throw new Error('There is no such page.');
  return pages;
}

async function serve(folder: string) {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The Storybook is not served.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function check(folder: string): Promise<void> {
  const pages = await pagesIn(folder);
  const { origin, close } = await serve(folder);
  const browser = await chromium.launch(await chromiumLaunch());
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience);
  // A story in a frame plays there, and several play for one focus: the gate of the stories has each alone.
  await context.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const faulty: string[] = [];
  // One iterator for all: each takes the next page that nobody has taken.
  const waiting = pages.values();
  const look = async () => {
    for (const page of waiting) {
      const faults = await faultsOf(page, context, origin);
      if (faults.length === 0) continue;
      faulty.push(page.id);
      console.log(`✗ ${page.id}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, look));
  await browser.close();
  await close();
  console.log(`${pages.length - faulty.length} of ${pages.length} pages are sound.`);
  if (faulty.length > 0) process.exitCode = 1;
}

if (values.built !== undefined) await check(resolve(values.built));
else {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-documentation-'));
  try {
    await succeed('storybook', ['build', '--quiet', '--output-dir', folder]);
    await check(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
