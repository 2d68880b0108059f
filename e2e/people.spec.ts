import type { Page } from '@playwright/test';
import { audit } from './audit.ts';
import { askToBeFriend, authorised, befriend, publish } from './members.ts';
import type { Member } from './members.ts';
import { halvedPicture } from './sample-picture.ts';
import { confirm, expectToast, headerButton, postControls, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

const fullName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

test('who asks to be a friend can be answered where the badge on Profile leads', async ({
  signIn,
  request,
}) => {
  const wanda = await signIn('Wanda');
  const xaver = await signIn('Xaver');
  await askToBeFriend(request, xaver.member, wanda.member);

  const { page } = wanda;
  await visit(page, '/community');
  const place = page.getByRole('link', { name: 'Profile, 1 waiting' });
  if (await place.isVisible()) await place.click();
  else await visit(page, '/profile?tab=friends');
  const received = page.getByRole('list', { name: 'Friend requests' });
  await expect(received.getByRole('link', { name: fullName(xaver.member) })).toBeVisible();
  await audit(page, 'friends tab with a request');
  await received.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'You are friends now.');
  await expect(
    page
      .getByRole('list', { name: 'Friends', exact: true })
      .getByRole('link', { name: fullName(xaver.member) }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('No friend requests')).toBeVisible();
});

test('what was typed in a dialog is not thrown away unasked', async ({ signIn }) => {
  const { page } = await signIn('Yvonne');
  await visit(page, '/profile?tab=information');
  const edit = page.getByRole('button', { name: 'Edit profile' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await edit.click();
  const about = dialog.getByRole('textbox', { name: 'About me' });
  await about.fill('I play the organ.\nOn Sundays at ten.');
  await page.keyboard.press('Escape');
  await audit(page, 'asking before changes are discarded');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(about).toHaveValue('I play the organ.\nOn Sundays at ten.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(about).toHaveValue('');
  await about.fill('I play the organ.\nOn Sundays at ten.');
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  const leaving = await asked;
  expect(leaving.type()).toBe('beforeunload');
  await leaving.dismiss();
  await reload;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const written = page.getByText('I play the organ.');
  await expect(written).toBeVisible();
  // Each line of a text stays one.
  expect(await written.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-line');

  await page.getByRole('button', { name: 'Change picture' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const picture = { name: 'halves.png', mimeType: 'image/png', buffer: await halvedPicture() };
  await (await choosing).setFiles(picture);
  await expect(page.getByRole('slider', { name: 'Left or right' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog', { name: 'Your picture' })).toBeHidden();
});

test('a notification of a comment leads to the comment', async ({ signIn, request }) => {
  const { member, page } = await signIn('Zita');
  const abel = await signIn('Abel');
  const word = `Vespers ${member.lastName}`;
  const postId = await publish(request, member, word);
  const commented = await request.post('/api/comment/create', {
    headers: authorised(abel.member),
    data: { postId, content: 'See you there.', userId: abel.member._id },
  });
  expect(commented.status()).toBe(201);
  await visit(page, '/community');
  await headerButton(page, 'Notifications').click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(/has commented on your post/)
    .click();
  const comments = page.getByRole('dialog').filter({ hasText: 'See you there.' });
  await expect(comments).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(comments).toBeHidden();
  await expect(postControls(postWith(page, word)).like).toBeVisible();
});

test('a block is seen at once in the other tabs', async ({ signIn, request }) => {
  const bertha = await signIn('Bertha');
  const cyril = await signIn('Cyril');
  const word = `Lauds ${cyril.member.lastName}`;
  await publish(request, cyril.member, word);
  await befriend(request, bertha.member, cyril.member);
  const { page } = bertha;
  const other = await page.context().newPage();
  const connected = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await visit(other, '/community');
  await expect(postWith(other, word)).toBeVisible();
  await connected;
  await visit(page, `/profile/${cyril.member._id}`);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await confirm(page, 'Block');
  await expect(postWith(other, word)).toHaveCount(0);
});
