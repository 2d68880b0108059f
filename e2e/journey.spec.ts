import { expectLandmarks } from './audit.ts';
import { confirmAddress, newcomer, publish } from './members.ts';
import type { Person } from './members.ts';
import { halvedPicture, samplePicture } from './sample-picture.ts';
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
  welcomeCard,
} from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('a visitor registers, comments, posts, and gets answers from another member @phone @feed', async ({
  page,
  request,
  signIn,
}) => {
  const maria: Person = newcomer('Maria');
  const word = `Procession ${maria.lastName}`;
  const { member: thomas, page: other } = await signIn('Thomas');
  const question = `Who comes on Sunday, ${maria.lastName}?`;
  await publish(request, thomas, question);

  const toFirstComment = async () => {
    await visit(page, '/');
    await page.getByRole('main').locator('a[href="/signup"]').first().click();
    await fillSignUp(page, maria);
    await signUpForm(page).submit.click();
    await expectToast(page, 'Registration successful! 🎉');
    await expect(page).toHaveURL(/\/complete-registration$/);
    await confirmAddress(request, maria);
    await fillQuestionnaire(page);
    await questionnaireForm(page).submit.click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(composer(page).line).toBeVisible();
    const welcome = welcomeCard(page);
    for (const answer of ['Skip', 'Next', 'Done']) {
      await welcome.getByRole('button', { name: answer }).click();
    }
    await expect(welcome).toHaveCount(0);
    await postControls(postWith(page, question)).comment.click();
    const dialog = commentsDialog(page);
    await dialog.input.fill('I do!');
    await dialog.submit.click();
    await expect(dialog.comment('I do!')).toBeVisible();
    await dialog.close.click();
  };
  // A new member must be able to do all this within a minute.
  await test.step('Maria comes from the landing page to her first comment', toFirstComment, {
    timeout: 60_000,
  });
  await expectLandmarks(page);

  await test.step('she posts two of three pictures, because one is damaged, and opens them large', async () => {
    const { line, form, title, content, file, submit } = composer(page);
    // A toast can cover the line until it is closed, but not while the line has the focus.
    await line.press('Enter');
    await title.fill('On Sunday');
    await content.fill(word);
    await file.setInputFiles([
      { name: 'window.png', mimeType: 'image/png', buffer: await samplePicture() },
      { name: 'torn.png', mimeType: 'image/png', buffer: (await samplePicture()).subarray(0, 60) },
      { name: 'flag.png', mimeType: 'image/png', buffer: await halvedPicture() },
    ]);
    const descriptions = form.getByRole('textbox', { name: /^Alternative text/ });
    await expect(descriptions).toHaveCount(3);
    await descriptions.first().fill('A blue square');
    await descriptions.last().fill('A red and blue flag');
    await submit.click();
    await expect(page.getByText(/“torn\.png” is not in your post/)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    const post = postWith(page, word);
    const picture = post.getByRole('img', { name: 'A blue square' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((element) => Reflect.get(element, 'naturalWidth'))).toBeGreaterThan(0);
    await post.getByRole('button', { name: 'Open picture 2 of 2' }).click();
    const large = page.getByRole('dialog').getByRole('img', { name: 'A red and blue flag' });
    await expect(large).toHaveJSProperty('naturalWidth', 900);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
  });

  const theirs = postWith(other, word);

  await test.step('Thomas likes it, comments on it and shares it', async () => {
    await visit(other, '/community');
    const { like, comment, share } = postControls(theirs);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await comment.click();
    const dialog = commentsDialog(other);
    await dialog.input.fill('We shall be there.');
    await dialog.submit.click();
    await expect(dialog.comment('We shall be there.')).toBeVisible();
    await dialog.close.click();
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.click();
    await expectToast(other, 'Link copied.');
    await expect(share).toHaveAccessibleDescription('1 share');
  });

  await test.step('Maria, still logged in after a reload, replies and edits', async () => {
    await page.reload();
    await dismissSplash(page);
    const mine = postWith(page, word);
    await expect(postControls(mine).like).toHaveAccessibleDescription('1 like');
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
    await editor.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(postWith(page, `${word}, at ten`)).toBeVisible();
  });

  await test.step('Thomas sees a new post only after he asks for it', async () => {
    const { line, content, submit } = composer(page);
    const second = `Second ${word}`;
    await line.click();
    await content.fill(second);
    await submit.click();
    await expect(postWith(page, second)).toBeVisible();
    await other.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await other.getByRole('button', { name: /\d+ new posts?/ }).click();
    await expect(postWith(other, second)).toBeVisible();
  });

  await test.step('Thomas hides the first post, which stays hidden on his next visit', async () => {
    const first = theirs.filter({ hasText: 'On Sunday' });
    await chooseFromMenu(other, first, 'Hide');
    await confirm(other, 'Hide');
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
    await other.reload();
    await dismissSplash(other);
    await expect(postWith(other, `Second ${word}`)).toBeVisible();
    await expect(first).toHaveCount(0);
  });

  await test.step('Maria deletes it, logs out and in again', async () => {
    const mine = postWith(page, `${word}, at ten`);
    await chooseFromMenu(page, mine, 'Delete');
    await confirm(page, 'Delete');
    await expect(mine).toHaveCount(0);
    await logOut(page);
    await expectToast(page, 'Logged out successfully.');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await visit(page, '/signin');
    await logIn(page, maria);
    await expectToast(page, 'Logged in successfully! ✅');
    await expect(page).toHaveURL(/\/community$/);
    await expect(postWith(page, `Second ${word}`)).toBeVisible();
    await expect(mine).toHaveCount(0);
  });
});
