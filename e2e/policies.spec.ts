import { audit } from './audit.ts';
import { newcomer } from './members.ts';
import { signUpForm } from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('a policy opens over a half-filled form, which stays as it is', async ({ page }) => {
  const person = newcomer('Justin');
  await visit(page, '/signup');
  const form = signUpForm(page);
  await form.firstName.fill(person.firstName);
  await form.password.fill(person.password);
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const name of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
    await links.filter({ hasText: name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(/^Last updated/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open as a page' })).toBeVisible();
    if (name === 'Terms of Service') await audit(page, name);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/signup$/);
  }
  await links.filter({ hasText: 'Terms of Service' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.password).toHaveValue(person.password);
  await expect(form.firstName).toHaveValue(person.firstName);
});

test('a policy can be opened as a page, and in another tab', async ({ page, context }) => {
  await visit(page, '/signup');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  // Of a tab that the browser opens by itself its driver is not always told: what the page decides is whether it may.
  const isLeftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const listen = (event: MouseEvent) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', listen, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeftToBrowser).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toHaveAttribute('href', '/privacy-policy');
  const tab = await context.newPage();
  await visit(tab, '/privacy-policy');
  await expect(tab).toHaveURL(/\/privacy-policy$/);
  await tab.close();

  await link.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a policy that does not arrive says so, and costs nothing', async ({ page, vigilance }) => {
  vigilance.expectRefusal(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await visit(page, '/signup');
  const form = signUpForm(page);
  await form.firstName.fill('Ambrose');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Cookie Policy' });
  await expect(dialog.getByText(/^Last updated/)).toBeVisible();
  await page.goBack();
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByText('Please check your connection and try again.').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.firstName).toHaveValue('Ambrose');
});

test('a reload costs no name and no address, and keeps no password', async ({ page }) => {
  const person = newcomer('Cyprian');
  await visit(page, '/signup');
  const form = signUpForm(page);
  await form.firstName.fill(person.firstName);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await page.reload();
  await dismissSplash(page);
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(form.email).toHaveValue(person.email);
  await expect(form.password).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(person.password);
});
