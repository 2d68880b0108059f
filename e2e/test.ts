import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { contextOf, register } from './members.ts';
import type { Member } from './members.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';

interface SignedIn {
  member: Member;
  page: Page;
}

interface Fixtures {
  pageErrorMonitor: PageErrorMonitor;
  /** Registers a member by the API and opens a browser in which the member is logged in. */
  signIn: (firstName: string) => Promise<SignedIn>;
}

export const test = base.extend<Fixtures>({
  pageErrorMonitor: [
    async ({ baseURL }, use) => {
      const pageErrorMonitor = new PageErrorMonitor(baseURL ?? '');
      await use(pageErrorMonitor);
      pageErrorMonitor.assertQuiet();
    },
    { auto: true },
  ],
  page: async ({ page, pageErrorMonitor }, use) => {
    await pageErrorMonitor.watch(page);
    await use(page);
  },
  signIn: async (
    { browser, request, baseURL, contextOptions, viewport, hasTouch, isMobile, pageErrorMonitor },
    use,
  ) => {
    const origin = baseURL ?? '';
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (firstName) => {
      const member = await register(request, firstName);
      const options = { ...contextOptions, baseURL: origin, viewport, hasTouch, isMobile };
      const context = await contextOf(browser, origin, member, options);
      contexts.push(context);
      const page = await context.newPage();
      await pageErrorMonitor.watch(page);
      return { member, page };
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** Opens a path and dismisses the splash. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await dismissSplash(page);
}

export async function dismissSplash(page: Page): Promise<void> {
  const progress = page.getByRole('progressbar');
  if ((await progress.count()) > 0) await page.keyboard.press('Escape');
  await expect(progress).toHaveCount(0);
  // The prerendered page is shown until the app hydrates.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
}
