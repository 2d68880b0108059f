import type { Browser, Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { startFeedSite } from './feed-site.ts';
import type { Figure } from './report.ts';

const posts = 820;
const mostNodes = 1500;
const mostRestyled = 40;
const maxMilliseconds = 5;
/** The limit. It is a multiple of the time that the browser itself needs for the same markup. */
const maxFactor = 2;

interface Scrolled {
  /** Milliseconds of processor time on the main thread, for each post. */
  perPost: number;
  nodes: number;
  longestFrame: number;
}

/** Runs `work` in the page and returns its processor time in milliseconds. */
async function processorTime(page: Page, work: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  await work();
  const after = await read();
  await client.detach();
  return after - before;
}

/** Scrolls fast until this many posts have loaded. */
async function readFeed(page: Page): Promise<Scrolled> {
  let seen = { nodes: 0, longestFrame: 0 };
  const time = await processorTime(page, async () => {
    seen = await page.evaluate(async (wanted) => {
      let nodes = 0;
      let longestFrame = 0;
      let before = performance.now();
      const end = document.querySelector('[role="feed"]')?.nextElementSibling;
      let last = 0;
      while (last < wanted || (end?.getBoundingClientRect().top ?? 0) > innerHeight) {
        const items = [...document.querySelectorAll('[role="feed"] [data-position]')];
        last = Math.max(...items.map((item) => Number(item.getAttribute('data-position'))));
        window.scrollBy(0, 250);
        const now = await new Promise<number>((resolve) => {
          requestAnimationFrame(resolve);
        });
        longestFrame = Math.max(longestFrame, now - before);
        before = now;
        nodes = Math.max(nodes, document.querySelectorAll('*').length);
      }
      return { nodes, longestFrame };
    }, posts);
  });
  return { ...seen, perPost: time / posts };
}

/** Inserts the markup of the same posts without React. Twenty posts at a time replace the previous twenty. */
async function readMarkup(page: Page): Promise<Scrolled> {
  const markup = await page.evaluate(() =>
    [...document.querySelectorAll('[role="feed"] article')]
      .map(({ outerHTML }) => outerHTML)
      .slice(0, 20)
      .join(''),
  );
  await page.evaluate(() => document.body.replaceChildren());
  let seen = { nodes: 0, longestFrame: 0 };
  const time = await processorTime(page, async () => {
    seen = await page.evaluate(
      async ({ html, rounds }) => {
        const list = document.createElement('div');
        list.style.maxInlineSize = '42rem';
        document.body.append(list);
        let longestFrame = 0;
        let before = performance.now();
        for (let round = 0; round < rounds; round += 1) {
          list.innerHTML = html;
          window.scrollTo(0, 0);
          while (window.scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
            window.scrollBy(0, 250);
            const now = await new Promise<number>((resolve) => {
              requestAnimationFrame(resolve);
            });
            longestFrame = Math.max(longestFrame, now - before);
            before = now;
          }
        }
        return { nodes: document.querySelectorAll('*').length, longestFrame };
      },
      { html: markup, rounds: posts / 20 },
    );
  });
  return { ...seen, perPost: time / posts };
}

async function openFeed(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/community`);
  await page.locator('[role="feed"] article').nth(10).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Adds one element to a post and removes it. Returns the number of elements whose style the browser computes again for
 * this change.
 */
async function readRestyled(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const text = document.querySelector('[role="feed"] article p');
    const added = document.createElement('i');
    text?.append(added);
    getComputedStyle(added).getPropertyValue('color');
    added.remove();
    getComputedStyle(document.body).getPropertyValue('color');
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly { name: string; args: { elementCount?: number } }[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** Measures how much processor time scrolling a long feed costs on the reader's machine. */
export async function measureFeedScrolling(bench: Bench): Promise<Figure[]> {
  const { url, token, browser, picture } = await startFeedSite(bench, 'feed-scrolling', posts + 20);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
    },
  });
  // The files of the seed's posts do not exist.
  await context.route('**/api/file/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/webp' }),
  );
  const page = await context.newPage();
  await page.goto(`${url}/about-us`);
  await page.keyboard.press('Escape');

  console.log('Measuring the scrolling of the feed…');
  await openFeed(page, url);
  const restyled = await readRestyled(browser, page);
  const feed = await readFeed(page);
  await openFeed(page, url);
  const markup = await readMarkup(page);
  const times = feed.perPost / markup.perPost;
  return [
    {
      name: `Scrolling through ${posts} posts, processor time a post`,
      measured: `${feed.perPost.toFixed(2)} ms`,
      reference: `${markup.perPost.toFixed(2)} ms, the bare markup`,
      ratio: `${times.toFixed(2)} x`,
      target: `at most ${maxMilliseconds} ms, or ${maxFactor} x on a slow machine`,
      reached: feed.perPost <= maxMilliseconds || times <= maxFactor,
    },
    {
      name: `Scrolling through ${posts} posts, most nodes of the page`,
      measured: `${feed.nodes}`,
      reference: `${markup.nodes}`,
      ratio: '',
      target: `at most ${mostNodes}`,
      reached: feed.nodes <= mostNodes,
    },
    {
      name: 'Elements restyled by one change of a post',
      measured: `${restyled}`,
      reference: '',
      ratio: '',
      target: `at most ${mostRestyled}`,
      reached: restyled <= mostRestyled,
    },
    {
      name: `Scrolling through ${posts} posts, longest frame`,
      measured: `${Math.round(feed.longestFrame)} ms`,
      reference: `${Math.round(markup.longestFrame)} ms`,
      ratio: '',
      target: '',
      reached: true,
    },
  ];
}
