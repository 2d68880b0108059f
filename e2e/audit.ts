import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { colorRules } from '../scripts/axe-rules.ts';
import { violationsOn } from '../scripts/axe.ts';
import { expectStorageNamedInPolicy } from './cookie-policy.ts';

/** Asserts that nothing overflows the current width, and that there is one `main`. */
async function expectWithinWidth(page: Page, name: string): Promise<void> {
  const measures = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    mains: document.querySelectorAll('main').length,
  }));
  expect(measures.overflow, `${name}: scrolls sideways`).toBeLessThanOrEqual(0);
  expect(measures.mains, `${name}: one main`).toBe(1);
}

/** Asserts the rules for every page: axe finds no violations in light and dark mode, and nothing overflows. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1'), `${name} is there`).toBeAttached();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOn(page), `${name}, light`).toEqual([]);
  // Only colors depend on the color scheme; a test of the styles guarantees that.
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsOn(page, { options: { runOnly: [...colorRules] } });
  expect(inDark, `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectWithinWidth(page, name);
}

const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/** Checks only the rules that depend on the width, because the page was checked completely at another width. */
export async function expectFits(page: Page, name: string): Promise<void> {
  expect(await violationsOn(page, { options: { rules: withoutColors } }), name).toEqual([]);
  await expectWithinWidth(page, name);
}

/**
 * Asserts the rules for every screen of Parvis: it is accessible, and the browser stores only what the Cookie Policy
 * names.
 */
export async function audit(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await expectStorageNamedInPolicy(page, name);
}

export async function expectLandmarks(page: Page): Promise<void> {
  for (const role of ['main', 'banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1);
  }
}

/**
 * Asserts that the layout has not shifted since the page loaded, except after user input. Names the elements that
 * moved.
 */
export async function expectNoLayoutShift(page: Page, name: string): Promise<void> {
  const { sum, moved } = await page.evaluate(() => ({
    sum: window.layoutShift,
    moved: window.movedElements,
  }));
  // The assertion is soft, so that one run lists every page with a layout shift.
  expect.soft(sum, `${name} moves: ${moved.join(', ')}`).toBeLessThan(0.02);
}
