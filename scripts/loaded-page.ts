import type { Page } from '@playwright/test';

/**
 * Waits until a screen has loaded: its heading exists, no placeholder is left in the window, and its pictures and fonts
 * are drawn. Below the window, a part can wait until the reader scrolls to it. It is not enough that the network is
 * quiet, because the browser can still be running the code that makes the next request.
 */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.querySelector('[data-prerendered], [aria-busy="true"]') === null &&
      [...document.querySelectorAll('[data-component="skeleton"]')].every(
        (placeholder) => placeholder.getBoundingClientRect().top >= window.innerHeight,
      ) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.fonts.status === 'loaded',
  );
}
