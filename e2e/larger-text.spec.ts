import type { Page } from '@playwright/test';
import { logOut, profileButton } from './screens.ts';
import { expect, test, visit } from './test.ts';

const sizes = [
  [320, 100],
  [320, 130],
  [375, 100],
  [375, 115],
  [375, 130],
  [375, 150],
  [375, 200],
] as const;

async function readAt(page: Page, width: number, percent: number): Promise<void> {
  await page.setViewportSize({ width, height: 667 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Everything of the header that can be pressed stands in the window, and the page does not scroll sideways. */
async function expectWithinWindow(page: Page, name: string): Promise<void> {
  const { width, outside, overflow } = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')];
    const places = controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ name: control.textContent, ...control.getBoundingClientRect().toJSON() }));
    return {
      width: innerWidth,
      outside: places.filter(
        ({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1,
      ),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(width, `${name}: the window is not widened`).toBeLessThanOrEqual(375);
  expect(outside, `${name}: outside the window`).toEqual([]);
  expect(overflow, `${name}: scrolls sideways`).toBeLessThanOrEqual(0);
}

test('the header of a member keeps everything within reach at larger text', async ({ signIn }) => {
  const { page } = await signIn('Lucia');
  await visit(page, '/community');
  for (const [width, percent] of sizes) {
    await readAt(page, width, percent);
    await expectWithinWindow(page, `community at ${width} px, ${percent} %`);
    await expect(profileButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    // Of what is counted this alone has no other place in sight.
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    if (width === 375 && percent <= 150) await expect(bell).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Upgrade Plan' })).toBeAttached();
  await page.keyboard.press('Escape');
  await logOut(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('the header of a visitor keeps everything within reach at larger text', async ({ page }) => {
  for (const path of ['/', '/about-us']) {
    await visit(page, path);
    for (const [width, percent] of sizes) {
      await readAt(page, width, percent);
      await expectWithinWindow(page, `${path} at ${width} px, ${percent} %`);
    }
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const entry = page.getByRole('banner').getByRole('link', { name: 'Log In' });
  await entry.click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('all six entries of the narrow menu are seen at once', async ({ page }) => {
  await visit(page, '/');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Marketplace', 'Community', 'Resources', 'Blog', 'About Us', 'Contact']) {
    const entry = nav.getByRole('link', { name, exact: true });
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect
    .poll(() => nav.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeLessThanOrEqual(0);
});
