import type { Locator, Page } from '@playwright/test';
import { press, tabTo, typeInto } from './keyboard.ts';
import { newcomer } from './members.ts';
import {
  composer,
  expectToast,
  postControls,
  postWith,
  profileButton,
  questionnaireForm,
  signUpForm,
} from './screens.ts';
import { expect, test, visit } from './test.ts';

async function choose(page: Page, target: Locator, firstLetters: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(firstLetters);
  await expect(target).not.toHaveValue('');
}

async function chooseByKeys(page: Page, button: Locator, item: string): Promise<void> {
  await press(page, button);
  const entry = page.getByRole('menuitem', { name: item });
  await expect(page.locator('[role=menuitem]:focus')).toBeVisible();
  for (let step = 0; step < 10; step += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the whole journey works by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const clare = newcomer('Clare');
  const word = `Vespers ${clare.lastName}`;
  await visit(page, '/signup');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');

  const signUp = signUpForm(page);
  await typeInto(page, signUp.firstName, clare.firstName);
  await typeInto(page, signUp.lastName, clare.lastName);
  await typeInto(page, signUp.email, clare.email);
  await typeInto(page, signUp.password, clare.password);
  await typeInto(page, signUp.confirmation, clare.password);
  await press(page, signUp.terms, 'Space');
  await press(page, signUp.submit);
  await expectToast(page, 'Registration successful! 🎉');

  const questions = questionnaireForm(page);
  await choose(page, questions.catholic, 'Yes');
  await typeInto(page, questions.parish, 'San Damiano');
  await typeInto(page, questions.diocese, 'Assisi');
  await choose(page, questions.rite, 'W');
  await choose(page, questions.riteType, 'L');
  await typeInto(page, questions.saint, 'Saint Francis');
  await typeInto(page, questions.figure, 'Dante');
  await press(page, questions.submit);
  await expect(page).toHaveURL(/\/community$/);

  await typeInto(page, composer(page).content, word);
  await page.keyboard.press('Control+Enter');
  const post = postWith(page, word);
  await expect(post).toBeVisible();

  const { like, comment } = postControls(post);
  await press(page, like, 'Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toBeFocused();

  await press(page, comment);
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByPlaceholder('Comment...'), 'Amen.');
  await press(page, dialog.locator('button[type=submit]'));
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Amen.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(comment).toBeFocused();

  await chooseByKeys(page, postControls(post).menu, 'Hide');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }));
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(post).toBeFocused();

  await chooseByKeys(page, postControls(post).menu, 'Delete');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(post).toHaveCount(0);

  await chooseByKeys(page, profileButton(page), 'Logout');
  await expectToast(page, 'Logged out successfully.');
});
