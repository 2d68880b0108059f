import type { Page } from '@playwright/test';
import { startRelease } from './releases.ts';
import { register } from './members.ts';
import { composer, logIn, postWith, signInForm } from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';

test.use({ serviceWorkers: 'allow' });
// These tests are slow, because they load a page, all its assets, and the assets of a second build.
test.slow();

/** Errors that the browser itself logs when it has no network. */
const withoutNetwork = /ERR_|Failed to load resource|dynamically imported module|preload CSS|WebSocket/i;

/** Waits until the service worker controls this page and has cached everything that the page loaded. */
async function waitForPageCache(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return false;
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/'));
      const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreVary: true })));
      return kept.length > 0 && !kept.includes(undefined);
    });
  await expect.poll(isStored, { timeout: 120_000 }).toBe(true);
}

const cachedFiles = (page: Page, files: readonly string[]) =>
  page.evaluate(async (paths) => {
    const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    return paths.filter((_, index) => kept[index] !== undefined);
  }, files);

/** The files that the service worker lists in its code. */
async function listedFiles(page: Page): Promise<string[]> {
  const worker = await (await page.request.get('/service-worker.js')).text();
  return [...new Set(worker.match(/\/assets\/[\w./-]+/g))];
}

/** Waits until the service worker has cached every file of the build that a member can need. */
async function waitForPrecache(page: Page): Promise<void> {
  const files = await listedFiles(page);
  expect(files.length).toBeGreaterThan(150);
  await expect.poll(() => cachedFiles(page, files), { timeout: 60_000 }).toEqual(files);
}

const offlineNotice = (page: Page) => page.getByText('You are offline', { exact: true });

const isFromCache = (page: Page) => page.locator('html[data-from-cache]').count();

/** The entry script of a page, which identifies the build that the page runs. */
const entryOf = (page: Page) => page.locator('script[type=module][src]').getAttribute('src');

const updateOffer = (page: Page) => page.locator('[data-component=toast]').filter({ hasText: 'New version' });

test('a visitor reads visited pages again without a network @phone @offline', async ({
  page,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(withoutNetwork);
  await visit(page, '/about-us');
  await waitForPageCache(page);
  expect(await isFromCache(page)).toBe(0);

  await page.context().setOffline(true);
  await visit(page, '/about-us');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(offlineNotice(page)).toBeVisible();
  expect(await isFromCache(page)).toBe(1);

  // A page that was never opened shows an error offline, and opens when the network is back.
  await visit(page, '/contact');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.reload();
  expect(await isFromCache(page)).toBe(0);
  await dismissSplash(page);
});

test('the service worker caches the files that a page names, except for missing and foreign ones @desktop @offline', async ({
  page,
}) => {
  await visit(page, '/about-us');
  await waitForPageCache(page);
  const listed = await listedFiles(page);
  const kept = await cachedFiles(page, listed);
  const files = listed.filter((file) => !kept.includes(file)).slice(0, 8);
  expect(files).toHaveLength(8);
  const others = ['/assets/missing.js', '/api/session', 'https://example.org/assets/other.js'];
  await page.evaluate(
    (asked) => navigator.serviceWorker.controller?.postMessage(asked),
    [...others, ...files],
  );
  await expect.poll(() => cachedFiles(page, [...others, ...files])).toEqual(files);
});

test('after logging in, the app works without a network and keeps a draft @desktop @offline', async ({
  page,
  request,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(withoutNetwork);
  const member = await register(request, 'Brendan');
  const word = `From the sea ${member.lastName}`;
  await visit(page, '/signin');
  await logIn(page, member);
  await expect(page).toHaveURL(/\/community$/);
  const { line, content, submit } = composer(page);
  await line.click();
  await content.fill(word);
  await waitForPageCache(page);
  await waitForPrecache(page);
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);

  await page.context().setOffline(true);
  // Opens a screen that was never opened before, and then the screen with the draft.
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(offlineNotice(page)).toBeVisible();
  await page.goto('/community');
  await expect(offlineNotice(page)).toBeVisible();
  await expect(content).toHaveValue(word);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await submit.click();
  await expect(postWith(page, word)).toHaveCount(1);
});

test('an update is offered, and applied only in the tab and at the time that the reader chooses @desktop @offline', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  const release = await startRelease();
  const { url } = release;
  const pageErrorMonitor = new PageErrorMonitor(url);
  pageErrorMonitor.expectRefusal(withoutNetwork);
  const context = await browser.newContext({ ...contextOptions, baseURL: url, viewport });
  const [page, other, fresh] = [await context.newPage(), await context.newPage(), await context.newPage()];
  try {
    for (const tab of [page, other, fresh]) {
      await pageErrorMonitor.watch(tab);
      await visit(tab, '/signin');
      await waitForPageCache(tab);
      await signInForm(tab).email.fill('brigid@example.org');
    }
    const first = await entryOf(page);
    expect(first).toBe(await release.entry());

    // While the server is down, the app opens from the cache.
    await release.stop();
    const visitor = await context.newPage();
    await visit(visitor, '/signin');
    expect(await isFromCache(visitor)).toBe(1);
    await visitor.close();

    await release.bringNextBuild();
    await release.start();
    for (const tab of [page, other]) {
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(updateOffer(tab)).toBeVisible();
    }
    for (const tab of [page, other]) {
      await expect(signInForm(tab).email).toHaveValue('brigid@example.org');
      expect(await entryOf(tab)).toBe(first);
    }

    // A manual reload gets the new build in this tab and does not affect the others.
    await fresh.reload();
    await expect.poll(() => entryOf(fresh).catch(() => null)).toBe(await release.entry());

    // After the member accepts the update, the page shows the new build, even if the server does not respond and the
    // old worker still waits for a response.
    release.freeze();
    await other.evaluate(() => {
      fetch('/assets/unanswered.js').catch(() => {});
    });
    await updateOffer(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => entryOf(page).catch(() => null)).toBe(await release.entry());
    release.thaw();
    await dismissSplash(page);
    await waitForPageCache(page);
    await expect(updateOffer(page)).toHaveCount(0);

    // The other tab keeps running its old build.
    await expect(signInForm(other).email).toHaveValue('brigid@example.org');
    await other.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(other).toHaveURL(/\/contact$/);
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    expect(await entryOf(other)).toBe(first);
    await updateOffer(other).getByRole('button', { name: 'Close' }).click();
    await expect(updateOffer(other)).toHaveCount(0);
  } finally {
    await context.close();
    await release.remove();
  }
  pageErrorMonitor.assertQuiet();
});
