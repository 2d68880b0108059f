import type { Locator, Page } from '@playwright/test';
import { fullName } from './chats.ts';
import { press, tabTo } from './keyboard.ts';
import { befriend, publish } from './members.ts';
import type { Member } from './members.ts';
import { halvedPicture } from './sample-picture.ts';
import { confirm, connection, expectToast, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

const information = ({ _id }: Member) => `/profile/${_id}?tab=information`;

const answer = (page: Page, term: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: term }).getByRole('definition').first();

test('a profile shows each detail only to its audience @desktop @people', async ({ signIn, request }) => {
  const gemma = await signIn('Gemma');
  const friend = await signIn('Hugo');
  const stranger = await signIn('Ines');
  await befriend(request, friend.member, gemma.member);
  const { page } = gemma;

  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByRole('textbox', { name: 'About me' }).fill('I play the organ.');
  await dialog.getByLabel('Visible to (About me)').selectOption('Members');
  await dialog.getByLabel('Phone (optional)').fill('+1 555 010 0199');
  await dialog.getByLabel('Visible to (Phone)').selectOption('Friends');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Your profile was saved.');
  await page.getByRole('tab', { name: 'Information' }).click();
  await page.getByRole('button', { name: 'Edit Faith' }).click();
  const faith = page.getByRole('dialog', { name: 'Edit your faith' });
  await faith.getByLabel('Parish', { exact: true }).fill('Saint Gemma');
  await faith.getByLabel('Visible to (Parish)').selectOption('Members');
  await faith.getByRole('button', { name: 'Save' }).click();
  await expect(answer(page, 'Parish')).toHaveText('Saint Gemma');

  await visit(friend.page, information(gemma.member));
  await expect(answer(friend.page, 'About me')).toHaveText('I play the organ.');
  await expect(answer(friend.page, 'Phone')).toHaveText('+1 555 010 0199');
  await expect(answer(friend.page, 'Parish')).toHaveText('Saint Gemma');
  await expect(answer(friend.page, 'Diocese')).toHaveCount(0);

  await visit(stranger.page, information(gemma.member));
  await expect(answer(stranger.page, 'About me')).toHaveText('I play the organ.');
  await expect(answer(stranger.page, 'Parish')).toHaveText('Saint Gemma');
  await expect(answer(stranger.page, 'Phone')).toHaveCount(0);
});

const colourAt = (picture: Locator, x: number, y: number) =>
  picture.evaluate(
    (element, place) => {
      if (!(element instanceof HTMLImageElement)) throw new TypeError('This is no picture.');
      const canvas = document.createElement('canvas');
      canvas.width = element.naturalWidth;
      canvas.height = element.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(element, 0, 0);
      const pixel = context?.getImageData(canvas.width * place.x, canvas.height * place.y, 1, 1).data;
      const [red = 0, , blue = 0] = pixel ?? [];
      return { isSquare: canvas.width === canvas.height, colour: red > blue ? 'red' : 'blue' };
    },
    { x, y },
  );

test('a member crops a picture with the keyboard, sees it everywhere, and removes it @phone @people', async ({
  signIn,
}) => {
  const { member, page } = await signIn('Julia');
  await publish(page.request, member, `Compline ${member.lastName}`);
  await visit(page, '/profile');
  const portrait = page.getByRole('main').locator('header [data-part=avatar] img');
  const change = page.getByRole('button', { name: 'Change picture' });
  await press(page, change);
  const dialog = page.getByRole('dialog', { name: 'Your picture' });

  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a picture' }).click();
  const picture = { name: 'halves.png', mimeType: 'image/png', buffer: await halvedPicture() };
  await (await choosing).setFiles(picture);
  const frame = dialog.getByRole('slider', { name: 'Left or right' });
  await expect(frame).toBeEnabled();
  await tabTo(page, frame);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('+');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+ArrowRight');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await colourAt(portrait, 0.95, 0.5)).toEqual({ isSquare: true, colour: 'red' });
  await expect(page.getByRole('banner').locator('[data-component=avatar] img')).toHaveCount(1);
  const post = postWith(page, `Compline ${member.lastName}`);
  await expect(post.locator('[data-component=avatar] img')).toHaveCount(1);

  await change.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await confirm(page, 'Remove');
  await expectToast(page, 'The picture was removed.');
  await expect(portrait).toHaveCount(0);
});

test('a block hides two members from each other in every tab, until it is removed @desktop @people', async ({
  signIn,
  request,
  pageErrorMonitor,
}) => {
  const karl = await signIn('Karl');
  const lucia = await signIn('Lucia');
  const word = `Terce ${lucia.member.lastName}`;
  await publish(request, lucia.member, word);
  await befriend(request, karl.member, lucia.member);
  const { page } = karl;
  const other = await page.context().newPage();
  await pageErrorMonitor.watch(other);
  const connected = connection(other);
  await visit(other, '/community');
  await expect(postWith(other, word)).toBeVisible();
  await connected;

  await visit(page, `/profile/${lucia.member._id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await confirm(page, 'Block');
  const blocked = page.getByRole('heading', { name: `You have blocked ${fullName(lucia.member)}` });
  await expect(blocked).toBeVisible();
  await expect(postWith(other, word)).toHaveCount(0);

  pageErrorMonitor.expectRefusal(/404/);
  await visit(lucia.page, `/profile/${karl.member._id}`);
  await expect(lucia.page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(postWith(page, word)).toBeVisible();
});
