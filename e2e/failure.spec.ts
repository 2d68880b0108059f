import type { Page } from '@playwright/test';
import { expect, test, visit } from './test.ts';

/** What a screen throws when it is given something that no server of ours answers. */
async function spoilTheLanding(page: Page): Promise<void> {
  const event = {
    _id: 'x',
    title: 'X',
    language: 'en',
    beginsAt: 'never',
    endsAt: 'never',
    event: { recurrence: 'none', place: '' },
  };
  await page.route('**/api/event/all**', (route) => route.fulfill({ json: { events: [event] } }));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Algo salió mal' });

test('what fails is told at once, also in place of a page that was rendered before', async ({
  page,
  vigilance,
}) => {
  vigilance.expectRefusal(/./);
  await visit(page, '/about-us');
  await spoilTheLanding(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Algo salió mal · Parvis');
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('button', { name: 'Error detail' }).click();
  await expect(page.getByText(/RangeError/)).toBeVisible();

  // The button of the browser leads out of it.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

  await page.goto('/');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.unroute('**/api/event/all**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Log In to Your Account' })).toBeVisible();
});

test('code that does not arrive leaves words and a way on', async ({ page, vigilance }) => {
  vigilance.expectRefusal(/./);
  // Everything but the entry, and what the document asks for beside it.
  await visit(page, '/signin');
  const first = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    ),
  );
  await page.route('**/assets/*.js', (route) =>
    first.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/signin');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle('Algo salió mal · Parvis');
  await page.getByRole('button', { name: 'Error detail' }).click();
  await expect(page.getByText(/TypeError/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();

  await page.unroute('**/assets/*.js');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/signin');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeVisible();
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log In to Your Account' })).toBeVisible();
});
