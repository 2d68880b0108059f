import type { Locator, Page } from '@playwright/test';
import { publish } from './members.ts';
import { chooseFromMenu, logIn, postWith, profileButton, signInForm } from './screens.ts';
import { expect, test, visit } from './test.ts';

const toasts = (page: Page) => page.locator('[data-component=toast]');

async function boxOf(
  locator: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const a = await boxOf(one);
  const b = await boxOf(other);
  expect(a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left).toBe(true);
}

/** From the top of the page, however far it is scrolled. */
const placeOf = (control: Locator) =>
  control.evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('a toast leaves the header and the field in use free', async ({ page, vigilance }) => {
  vigilance.expectRefusal(/status of 401/);
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, '/signin');
  await logIn(page, { email: 'nobody@example.org', password: 'wrong-password' });
  const toast = toasts(page).first();
  await expect(toast).toBeVisible();
  const { email, submit } = signInForm(page);
  const box = page.getByRole('main').getByRole('alert');
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(email).toBeFocused();
  await expectApart(toast, page.getByRole('banner'));
  await expectApart(toast, box);
  await expectApart(toast, email);

  await test.step('and the button stays where it is when the error goes', async () => {
    const before = await placeOf(submit);
    await expect(box).toBeHidden({ timeout: 10_000 });
    expect(Math.abs((await placeOf(submit)) - before)).toBeLessThanOrEqual(1);
    await email.press('End');
    await email.pressSequentially('x');
    expect(await placeOf(submit)).toBeLessThan(before);
  });
});

test('the same message twice is one toast', async ({ page, vigilance }) => {
  vigilance.expectRefusal(/status of 401/);
  await visit(page, '/signin');
  await logIn(page, { email: 'nobody@example.org', password: 'wrong-password' });
  await expect(toasts(page)).toHaveCount(1);
  const answer = page.waitForResponse('**/api/auth/signin');
  await signInForm(page).submit.click();
  await answer;
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('beside an open dialog toasts stand where they always do', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { page, member } = await signIn('Edith');
  await page.setViewportSize({ width: 1280, height: 800 });
  const word = `Edited ${member.lastName}`;
  await publish(page.request, member, word);
  await visit(page, '/community');
  await chooseFromMenu(page, postWith(page, word), 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Editar publicación' });
  await dialog.locator('textarea').fill(`${word}!`);
  await page.context().setOffline(true);
  await dialog.locator('button[type=submit]').click();
  const toast = toasts(page).first();
  await expect(toast).toBeVisible();
  expect((await boxOf(toast)).right).toBeGreaterThan(1200);
  await expectApart(toast, dialog.getByRole('heading').first());
  await expectApart(toast, dialog.getByRole('button', { name: 'Close' }));

  await test.step('and what the page says in its own language is marked so', async () => {
    const count = dialog.getByText(/characters left/).first();
    expect(await count.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  });
  await page.context().setOffline(false);
});

test('a lost connection is told without moving the page', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { page, member } = await signIn('Brendan');
  for (let count = 1; count <= 6; count += 1) {
    await publish(page.request, member, `${'At sea. '.repeat(60)} ${count}`);
  }
  await visit(page, '/community');
  await expect(profileButton(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 700);
        return scrollY;
      }),
    )
    .toBeGreaterThan(600);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.layoutShift = 0;
  });
  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
});
