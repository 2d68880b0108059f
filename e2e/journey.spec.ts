import { audit, expectLandmarks } from './audit.ts';
import { newcomer } from './members.ts';
import type { Person } from './members.ts';
import { samplePicture } from './sample-picture.ts';
import {
  chooseFromMenu,
  commentsDialog,
  composer,
  confirm,
  expectToast,
  fillQuestionnaire,
  fillSignUp,
  logIn,
  logOut,
  postControls,
  postWith,
  questionnaireForm,
  signUpForm,
} from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('two members make the whole journey', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  const maria: Person = newcomer('Maria');
  const word = `Procession ${maria.lastName}`;

  await test.step('Maria registers', async () => {
    await visit(page, '/');
    await audit(page, 'landing');
    await page.goto('/signup');
    await dismissSplash(page);
    await audit(page, 'sign-up');
    await fillSignUp(page, maria);
    await signUpForm(page).submit.click();
    await expectToast(page, 'Registration successful! 🎉');
    await expect(page).toHaveURL(/\/complete-registration$/);
  });

  await test.step('she answers the questionnaire', async () => {
    await audit(page, 'questionnaire');
    await fillQuestionnaire(page);
    await questionnaireForm(page).submit.click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(composer(page).form).toBeVisible();
    await expectLandmarks(page);
    await audit(page, 'community');
  });

  await test.step('she posts a picture', async () => {
    const { title, content, file, description, submit } = composer(page);
    await title.fill('On Sunday');
    await content.fill(word);
    await file.setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: await samplePicture() });
    await description.fill('A coloured square');
    await audit(page, 'composer with a picture');
    await submit.click();
    const post = postWith(page, word);
    await expect(post).toBeVisible();
    await expect(post.getByRole('img', { name: 'A coloured square' })).toHaveJSProperty('complete', true);
    await expect(content).toHaveValue('');
  });

  const thomas = await signIn('Thomas');
  const other = thomas.page;
  const theirs = postWith(other, word);

  await test.step('Thomas sees it, likes it, comments and shares', async () => {
    await visit(other, '/community');
    await expect(theirs).toBeVisible();
    const { like, comment, share } = postControls(theirs);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await comment.click();
    const dialog = commentsDialog(other);
    await dialog.input.fill('We shall be there.');
    await dialog.submit.click();
    await expect(dialog.comment('We shall be there.')).toBeVisible();
    await audit(other, 'comments');
    await dialog.close.click();
    await expect(dialog.dialog).toBeHidden();
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.click();
    await expectToast(other, 'Link copied.');
    await expect(share).toHaveAccessibleDescription(/\b1\b/);
  });

  await test.step('Maria replies and edits', async () => {
    await page.reload();
    await dismissSplash(page);
    const mine = postWith(page, word);
    await expect(postControls(mine).like).toHaveAccessibleDescription(/\b1\b/);
    await postControls(mine).comment.click();
    const dialog = commentsDialog(page);
    await dialog
      .comment('We shall be there.')
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    await dialog.input.fill('Meet at the west door.');
    await dialog.submit.click();
    await expect(dialog.comment('Meet at the west door.').last()).toBeVisible();
    await dialog.close.click();
    await chooseFromMenu(page, mine, 'Edit');
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Contenido').fill(`${word}, at ten`);
    await audit(page, 'editing');
    await editor.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(postWith(page, `${word}, at ten`)).toBeVisible();
  });

  await test.step('a new post announces itself to Thomas without a jump', async () => {
    const { content, submit } = composer(page);
    const second = `Second ${word}`;
    await content.fill(second);
    await submit.click();
    await expect(postWith(page, second)).toBeVisible();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const pill = other.getByRole('button', { name: /\d+ new posts?/ });
    await expect(pill).toBeVisible({ timeout: 75_000 });
    await expect(postWith(other, second)).toHaveCount(0);
    await pill.click();
    await expect(postWith(other, second)).toBeVisible();
  });

  await test.step('Thomas hides it, and takes that back', async () => {
    await chooseFromMenu(other, theirs.first(), 'Hide');
    await confirm(other, 'Hide');
    const undo = other.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await audit(other, 'hidden post');
    await undo.click();
    await expect(theirs.first()).toBeVisible();
    await postControls(theirs.first()).menu.click();
    await expect(other.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await other.keyboard.press('Escape');
  });

  await test.step('Maria deletes her post', async () => {
    const mine = postWith(page, `${word}, at ten`);
    await chooseFromMenu(page, mine, 'Delete');
    await audit(page, 'confirmation');
    await confirm(page, 'Delete');
    await expect(mine).toHaveCount(0);
  });

  await test.step('she logs out and in again', async () => {
    await logOut(page);
    await expectToast(page, 'Logged out successfully.');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await visit(page, '/signin');
    await audit(page, 'sign-in');
    await logIn(page, maria);
    await expectToast(page, 'Logged in successfully! ✅');
    await expect(page).toHaveURL(/\/community$/);
  });
});
