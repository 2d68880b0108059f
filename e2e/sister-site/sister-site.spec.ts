import { expect, test, type Page } from '@playwright/test';
import { expectLandmarks, expectAccessible } from '../audit.ts';
import { browserStorageKeys } from '../cookie-policy.ts';

const pages = [
  { path: '/', heading: 'A harbour for every soul' },
  { path: '/mass-times/', heading: 'Mass times' },
  { path: '/events/', heading: 'Events' },
  { path: '/contact/', heading: 'Write to us' },
];

/** Collects the browser's errors and warnings while a page is used. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

for (const { path, heading } of pages) {
  test(`${path} is sound, in light and dark`, async ({ page }) => {
    const heard = complaints(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectLandmarks(page);
    await expectAccessible(page, path);
    // The example has no Cookie Policy. It needs none, because it stores nothing in the browser.
    expect(await browserStorageKeys(page), 'kept in the browser').toEqual([]);
    expect(heard).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', async ({ page }) => {
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await expect(page).toHaveTitle('Contact, Saint Brendan');
    // The week comes from the recorded open data, in the time zone of the parish.
    await page.goto('/mass-times/');
    await expect(page.getByText('Next Mass')).toBeVisible();
    await expect(page.getByText('Mass · Spanish')).toBeVisible();
  });
});

test('has its own brand and season', async ({ page }) => {
  await page.goto('/');
  const colors = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const of = (value: string) => {
      probe.style.color = value;
      return getComputedStyle(probe).color;
    };
    const brand = of('var(--ds-color-primary-solid)');
    const season = of('var(--ds-season-text)');
    document.documentElement.dataset['season'] = 'violet';
    return { brand, season, violet: of('var(--ds-season-text)') };
  });
  // The primary color of saint-brendan.brand.json, #0f5a63.
  expect(colors.brand).toBe('rgb(15, 90, 99)');
  expect(colors.season).not.toBe(colors.violet);
  const link = page.getByRole('main').getByRole('link', { name: 'All Mass times' });
  await expect(link).toBeVisible();
});

test('is navigable by its menu', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mass times' }).click();
  await expect(page).toHaveURL(/\/mass-times\/$/);
  await expect(page.getByRole('table', { name: 'Confessions' })).toContainText('3:45 PM');
});

test('requires a message before it opens the mail program', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByRole('button', { name: 'Write an e-mail' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Please write a few words/);
});
