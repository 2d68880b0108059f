import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signUpForm } from './screens.ts';
import { expect, test, visit } from './test.ts';

/** The file of the build with the code of this module. */
async function builtFile(module: string): Promise<string> {
  const path = new URL('../packages/app/dist/.vite/manifest.json', import.meta.url);
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`${module} is not in the build.`);
  return `/${file}`;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Algo salió mal' });

test('if code fails to download, an error shows what to do next @phone @public', async ({
  page,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/./);
  await visit(page, '/signin');

  await test.step('if the entry runs and other chunks are missing', async () => {
    const first = await page.evaluate(() =>
      // Leaves out the chunks of the screen. Their links in the document are marked for guests or for members.
      [
        ...document.querySelectorAll('script[src], link[rel=modulepreload]:not([data-guest], [data-member])'),
      ].map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
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
  });

  await test.step('if the entry is missing', async () => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/signin');
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log In to Your Account' })).toBeVisible();
  });

  await test.step('for a returning member, who does not see the public page first', async () => {
    // The page that is still open would ask the server about the token and remove it.
    await page.addInitScript(() => localStorage.setItem('token', 'a token'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/about-us');
    await expect(page.locator('#app')).toContainText('Algo salió mal');
    await expect(page.locator('#app')).not.toContainText('About Us');
  });
});

test('if a page crashes, the error screen appears immediately, even instead of a prerendered page @desktop @public', async ({
  page,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/./);
  const event = {
    _id: 'x',
    title: 'X',
    language: 'en',
    beginsAt: 'never',
    endsAt: 'never',
    event: { recurrence: 'none', place: '' },
  };
  await visit(page, '/about-us');
  await page.route('**/api/event/all**', (route) => route.fulfill({ json: { events: [event] } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toBeFocused();

  // The browser's Back button leaves the error screen.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

  await page.goto('/');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.unroute('**/api/event/all**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Log In to Your Account' })).toBeVisible();

  // If the code of a policy fails to load, an error is shown and the form behind it keeps its input.
  await visit(page, '/signup');
  const form = signUpForm(page);
  await form.firstName.fill('Ambrose');
  const policy = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await policy('Privacy Policy').click();
  await expect(page.getByRole('dialog').getByText(/^Last updated/)).toBeVisible();
  await page.goBack();
  await page.context().setOffline(true);
  await policy('Terms of Service').click();
  await expect(page.getByText('Please check your connection and try again.').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.firstName).toHaveValue('Ambrose');
});

test('code that failed to download is downloaded at the next try, without a reload @phone @public', async ({
  page,
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(
    /ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/,
  );

  await test.step('with the files that it shares, and its styles', async () => {
    await visit(page, '/signup');
    const form = signUpForm(page);
    await form.firstName.fill('Ambrose');
    const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    // The footer loads after the page.
    await expect(policy).toBeVisible();
    await page.route('**/assets/**', (route) => route.abort());
    await policy.click();
    await expect(page.getByText('Please check your connection and try again.').first()).toBeVisible();
    await page.unroute('**/assets/**');
    await policy.click();
    await expect(page.getByRole('dialog').getByText(/^Last updated/)).toBeVisible();
    await page.goBack();
    await expect(form.firstName).toHaveValue('Ambrose');
  });

  await test.step('also the code of the connection, by itself', async () => {
    const { page: own } = await signIn('Ambrose');
    const connection = `**${await builtFile('src/realtime/connect-member.ts')}`;
    await own.route(connection, (route) => route.abort());
    const failed = own.waitForEvent('requestfailed');
    await visit(own, '/community');
    await failed;
    const opened = own.waitForEvent('websocket');
    await own.unroute(connection);
    await opened;
  });
});
