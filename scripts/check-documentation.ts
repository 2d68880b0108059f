// Opens every documentation page of the built Storybook. Checks that its samples render, that nothing fails or loads
// from another origin, and that the console is empty. Checks hand-written pages with axe. Storybook generates the
// other pages from stories, which another gate checks with axe. Arguments are parts of the ids to check. `--built` is
// the path of a built Storybook.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type Plugin } from 'vite';
import { violationsOn } from './axe.ts';
import { chromiumLaunch } from './chromium.ts';
import { root } from './command.ts';
import { buildStorybook, storybookFolder } from './storybook-build.ts';

type Entry = { readonly id: string; readonly name: string; readonly type: string };

/** The number of tabs. Each tab runs in its own process. */
const tabs = 2;
const timeout = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'string' } },
});

type StorybookWindow = Window & {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (id: string) => void) => void;
    emit: (event: string, selection: { storyId: string; viewMode: string }) => void;
  };
  renderedPage?: string;
};

/** Collects the errors of a tab in a list. The caller empties the list. */
function monitorErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) errors.push(`another origin: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}

const areSamplesRendered = () =>
  [...document.querySelectorAll('[data-story-block]')].every(
    (sample) => sample.querySelector('iframe, pre, strong, [id$="-inner"] > *') !== null,
  );

/**
 * Waits until the page is idle and all finite animations have ended. Samples have then finished the work that follows
 * their first render.
 */
const rest = async () => {
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/**
 * Leaves out the property tables, because Storybook generates them. Leaves out the rule `skip-link`, because axe
 * mistakes the first links of a page for skip links, although they belong to the first sample.
 */
const question = {
  exclude: ['.docblock-argstable'],
  options: { rules: { 'skip-link': { enabled: false } } },
};

async function openTab(browser: Browser, origin: string): Promise<{ tab: Page; errors: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
  context.setDefaultTimeout(timeout);
  const tab = await context.newPage();
  return { tab, errors: monitorErrors(tab, origin) };
}

/**
 * Shows a documentation page in a tab. Only the first page loads Storybook, because loading Storybook takes longer than
 * showing most pages. The other pages are selected as they are by a click in the sidebar.
 */
async function show(tab: Page, id: string, origin: string): Promise<void> {
  if (tab.url().startsWith(origin)) {
    await tab.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
    await tab.waitForFunction(
      (storyId) => (window as unknown as StorybookWindow).renderedPage === storyId,
      id,
    );
  } else {
    await tab.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await tab.locator('#storybook-docs h1').first().waitFor();
    await tab.evaluate(() => {
      const storybook = window as unknown as StorybookWindow;
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = storybook;
      channel.on('docsRendered', (storyId) => {
        storybook.renderedPage = storyId;
      });
    });
  }
  await tab.locator('#storybook-docs h1').first().waitFor();
  await tab.waitForFunction(areSamplesRendered);
  await tab.evaluate(rest);
}

/** The problems that the tab's current documentation page has. */
async function faultsIn(tab: Page, { name }: Entry): Promise<string[]> {
  const failures = tab.locator('.sb-errordisplay, .sb-nopreview, [data-story-block] > :is(pre, strong)');
  const shown = await failures.filter({ visible: true }).allInnerTexts();
  const faults = shown.map((text) => `shown: ${text}`);
  return name === 'Reference' ? faults : [...faults, ...(await violationsOn(tab, question))];
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

/**
 * Empties the frames of stories, because they would run their play functions and compete for the focus. The stories
 * gate tests each story alone.
 */
const emptyStoryFrames: Plugin = {
  name: 'parvis:empty-story-frames',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.includes('viewMode=story') === true) {
        response.setHeader('Content-Type', 'text/html').end();
      } else next();
    });
  },
};

async function serve(folder: string) {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    plugins: [emptyStoryFrames],
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
  const faulty: string[] = [];
  // All tabs share this iterator. Each tab takes the next page from it.
  const waiting = pages.values();
  const checkPages = async () => {
    const { tab, errors } = await openTab(browser, origin);
    for (const page of waiting) {
      const faults: string[] = [];
      try {
        await show(tab, page.id, origin);
        faults.push(...(await faultsIn(tab, page)));
      } catch (error) {
        faults.push(String(error));
        // Unloads the page, so that it cannot affect the next one.
        await tab.goto('about:blank');
      }
      faults.push(...errors.splice(0));
      if (faults.length === 0) continue;
      faulty.push(page.id);
      console.log(`✗ ${page.id}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    }
  };
  await Promise.all(Array.from({ length: tabs }, checkPages));
  await browser.close();
  await close();
  console.log(`${pages.length - faulty.length} of ${pages.length} pages are sound.`);
  if (faulty.length > 0) process.exitCode = 1;
}

if (values.built === undefined) {
  await buildStorybook();
  await check(storybookFolder);
} else await check(resolve(values.built));
