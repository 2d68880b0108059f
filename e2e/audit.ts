import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { colorRules } from '../scripts/axe-rules.ts';
import { violationsOn } from '../scripts/axe.ts';
import { expectStorageNamedInPolicy } from './cookie-policy.ts';

/** Nothing sticks out at the present width, and there is one main part. */
async function expectWithinWidth(page: Page, name: string): Promise<void> {
  const measures = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    mains: document.querySelectorAll('main').length,
  }));
  expect(measures.overflow, `${name}: scrolls sideways`).toBeLessThanOrEqual(0);
  expect(measures.mains, `${name}: one main`).toBe(1);
}

/** What holds on every page: axe finds nothing in light and dark, and nothing sticks out. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1'), `${name} is there`).toBeAttached();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOn(page), `${name}, light`).toEqual([]);
  // Nothing but colours follows the scheme, which a test of the styles holds.
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsOn(page, { options: { runOnly: [...colorRules] } });
  expect(inDark, `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectWithinWidth(page, name);
}

const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/** A page that was sound at another width is so at this one. */
export async function expectFits(page: Page, name: string): Promise<void> {
  expect(await violationsOn(page, { options: { rules: withoutColors } }), name).toEqual([]);
  await expectWithinWidth(page, name);
}

/** What holds on every screen of Parvis: it is sound, and what stays in the browser is what its Cookie Policy names. */
export async function audit(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await expectStorageNamedInPolicy(page, name);
}

export async function expectLandmarks(page: Page): Promise<void> {
  for (const role of ['main', 'banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
}

/** How much moved since the page was loaded without the visitor's doing, and what it was. */
export async function expectNoLayoutShift(page: Page, name: string): Promise<void> {
  const { sum, moved } = await page.evaluate(() => ({
    sum: window.layoutShift,
    moved: window.movedElements,
  }));
  // One run names every page that moves.
  expect.soft(sum, `${name} moves: ${moved.join(', ')}`).toBeLessThan(0.02);
}
