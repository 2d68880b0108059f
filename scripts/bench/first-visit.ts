import type { Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { startFeedSite, type FeedSite } from './feed-site.ts';
import type { Figure } from './report.ts';

const ROUNDS = 3;
const POSTS = 200;
/** A slow phone on a slow mobile network: the profile of Lighthouse for phones. */
const PROCESSOR_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Milliseconds without a request or a long task, after which a page counts as loaded. */
const QUIET = 2500;

interface Goal {
  readonly path: string;
  readonly isMember: boolean;
  /** The compressed size of all scripts that the page loads without an action of the visitor, in KiB. */
  readonly scripts: number;
  readonly requests: number;
  /** Milliseconds until the largest content is painted. */
  readonly paint: number;
  /** Milliseconds by which long tasks exceed 50 ms each. */
  readonly blocking: number;
}

const goals: readonly Goal[] = [
  { path: '/', isMember: false, scripts: 75, requests: 15, paint: 1100, blocking: 50 },
  { path: '/signin', isMember: false, scripts: 80, requests: 15, paint: 1100, blocking: 50 },
  { path: '/community', isMember: true, scripts: 140, requests: 25, paint: 1800, blocking: 100 },
  { path: '/marketplace', isMember: true, scripts: 150, requests: 25, paint: 1800, blocking: 100 },
];

interface Visit {
  scripts: number;
  requests: number;
  paint: number;
  blocking: number;
  shift: number;
}

/** Observes the page from its start, before any of its scripts runs. */
function observe(): void {
  const seen = { paint: 0, blocking: 0, shift: 0, last: 0 };
  Object.assign(globalThis, { visitSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.blocking += Math.max(0, duration - 50);
      seen.last = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until nothing is loaded, and no long task runs. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quiet) => {
      const { last }: { last: number } = Reflect.get(globalThis, 'visitSeen');
      const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const latest = Math.max(last, 0, ...requests.map(({ responseEnd }) => responseEnd));
      return performance.now() - latest > quiet;
    },
    QUIET,
    { timeout: 120_000, polling: 100 },
  );
}

async function visit({ url, token, browser, picture }: FeedSite, goal: Goal): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    ...(goal.isMember
      ? {
          storageState: {
            cookies: [],
            origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
          },
        }
      : {}),
  });
  try {
    await context.addInitScript(observe);
    await context.route('**/api/file/**', (route) =>
      route.fulfill({ body: picture, contentType: 'image/webp' }),
    );
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    const types = new Map<string, string>();
    let requests = 0;
    let scriptBytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (request.url.includes('/api/file/')) return;
      types.set(requestId, type ?? '');
      requests += 1;
    });
    client.on('Network.responseReceived', ({ requestId, response }) => {
      // The browser requests a preloaded script with another type than `Script`.
      if (response.mimeType === 'text/javascript') types.set(requestId, 'Script');
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    });
    await page.goto(`${url}${goal.path}`);
    await untilQuiet(page);
    const seen = await page.evaluate((): Omit<Visit, 'scripts' | 'requests'> =>
      Reflect.get(globalThis, 'visitSeen'),
    );
    return { ...seen, requests, scripts: scriptBytes / 1024 };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * Measures what a page loads on a first visit on a slow phone, and how long this takes. Pictures of posts are not
 * counted.
 */
export async function measureFirstVisit(bench: Bench): Promise<Figure[]> {
  const site = await startFeedSite(bench, 'first-visit', POSTS);
  const figures: Figure[] = [];
  for (const goal of goals) {
    console.log(`Measuring the first visit of ${goal.path}…`);
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(site, goal));
    const seen = (name: keyof Visit) => median(visits.map((one) => one[name]));
    const figure = (name: string, measured: number, most: number, unit: string): Figure => ({
      name: `First visit of ${goal.path}, ${name}`,
      measured: `${Math.round(measured)}${unit}`,
      reference: '',
      ratio: '',
      target: `at most ${most}${unit}`,
      // The figures vary by up to a tenth from run to run.
      reached: measured <= most * 1.1,
    });
    figures.push(
      figure('scripts', seen('scripts'), goal.scripts, ' KiB'),
      figure('requests', seen('requests'), goal.requests, ''),
      figure('largest paint', seen('paint'), goal.paint, ' ms'),
      figure('blocking time', seen('blocking'), goal.blocking, ' ms'),
      figure('layout shift, thousandths', seen('shift') * 1000, 100, ''),
    );
  }
  return figures;
}
