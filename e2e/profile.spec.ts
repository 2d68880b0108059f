import type { Locator, Page } from '@playwright/test';
import { audit } from './audit.ts';
import { press, tabTo } from './keyboard.ts';
import { befriend, joinParish, publish, register } from './members.ts';
import type { Member } from './members.ts';
import { halvedPicture } from './sample-picture.ts';
import { composer, confirm, expectToast, postControls, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

const fullName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

const information = ({ _id }: Member) => `/profile/${_id}?tab=information`;

const answer = (page: Page, term: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: term }).getByRole('definition').first();

const moreAbout = (page: Page) => page.getByRole('main').getByRole('button', { name: /^More about/ });

test('a profile shows each detail to those it is meant for', async ({ signIn, request }) => {
  test.setTimeout(180_000);
  const gemma = await signIn('Gemma');
  const friend = await signIn('Hugo');
  const stranger = await signIn('Ines');
  await befriend(request, friend.member, gemma.member);
  const { page } = gemma;

  await test.step('Gemma tells of herself, and chooses who sees what', async () => {
    await visit(page, '/profile');
    await audit(page, 'own profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit profile' });
    await dialog.getByLabel('Last name').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Last name')).toBeFocused();
    await expect(dialog.getByText('Required')).toBeVisible();
    await dialog.getByLabel('Last name').fill(gemma.member.lastName);
    await dialog.getByRole('textbox', { name: 'About me' }).fill('I play the organ.');
    await dialog.getByLabel('Visible to (About me)').selectOption('Members');
    await dialog.getByLabel('Phone (optional)').fill('+1 555 010 0199');
    await dialog.getByLabel('Visible to (Phone)').selectOption('Friends');
    await audit(page, 'editing the profile');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Your profile is saved.');
    await expect(dialog).toBeHidden();

    await page.getByRole('tab', { name: 'Information' }).click();
    await expect(page).toHaveURL(/\/profile\?tab=information$/);
    await page.getByRole('button', { name: 'Edit Faith' }).click();
    const faith = page.getByRole('dialog', { name: 'Edit your faith' });
    await faith.getByLabel('Parish', { exact: true }).fill('Saint Gemma');
    await faith.getByLabel('Visible to (Parish)').selectOption('Members');
    await faith.getByLabel('Visible to (Favorite saint)').selectOption('Friends');
    await audit(page, 'editing the answers');
    await faith.getByRole('button', { name: 'Save' }).click();
    await expect(faith).toBeHidden();
    await expect(answer(page, 'Parish')).toHaveText('Saint Gemma');
    await audit(page, 'information');
  });

  await test.step('a friend sees what is for friends, and not what is for herself', async () => {
    await visit(friend.page, information(gemma.member));
    await expect(answer(friend.page, 'About me')).toHaveText('I play the organ.');
    await expect(answer(friend.page, 'Phone')).toHaveText('+1 555 010 0199');
    await expect(answer(friend.page, 'Parish')).toHaveText('Saint Gemma');
    await expect(answer(friend.page, 'Favorite saint')).toBeVisible();
    await expect(answer(friend.page, 'Diocese')).toHaveCount(0);
    await expect(friend.page.getByText('Visible to')).toHaveCount(0);
  });

  await test.step('a member who is no friend sees what is for all', async () => {
    await visit(stranger.page, information(gemma.member));
    await expect(answer(stranger.page, 'About me')).toHaveText('I play the organ.');
    await expect(answer(stranger.page, 'Parish')).toHaveText('Saint Gemma');
    await expect(answer(stranger.page, 'Phone')).toHaveCount(0);
    await expect(answer(stranger.page, 'Favorite saint')).toHaveCount(0);
    await audit(stranger.page, 'another’s information');
  });

  await test.step('her friends can be searched', async () => {
    await stranger.page.getByRole('tab', { name: /^Friends/ }).click();
    await expect(stranger.page).toHaveURL(/tab=friends/);
    const found = stranger.page.getByRole('link', { name: fullName(friend.member) });
    await expect(found).toBeVisible();
    await audit(stranger.page, 'another’s friends');
    const search = stranger.page.getByRole('searchbox', { name: 'Search friends' });
    await search.fill('nobody at all');
    await expect(stranger.page.getByText('Nobody by that name')).toBeVisible();
    await search.fill('HUG');
    await expect(found).toBeVisible();
  });
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

test('a member cuts a picture by keys, sees it everywhere, and takes it away again', async ({ signIn }) => {
  const { member, page } = await signIn('Julia');
  await publish(page.request, member, `Compline ${member.lastName}`);
  await visit(page, '/profile');
  const portrait = page.getByRole('main').locator('header [data-part=avatar] img');
  const change = page.getByRole('button', { name: 'Change picture' });
  await press(page, change);
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await audit(page, 'without a picture');

  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture.') });
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.');
  await chooser.setFiles({ name: 'halves.png', mimeType: 'image/png', buffer: await halvedPicture() });
  const frame = dialog.getByRole('slider', { name: 'Left or right' });
  await expect(frame).toBeEnabled();
  await audit(page, 'cutting a picture');
  await tabTo(page, frame);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('+');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+ArrowRight');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();

  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await colourAt(portrait, 0.95, 0.5)).toEqual({ isSquare: true, colour: 'red' });
  await expect(page.getByRole('banner').locator('[data-component=avatar] img')).toHaveCount(1);
  const post = postWith(page, `Compline ${member.lastName}`);
  await expect(post.locator('[data-component=avatar] img')).toHaveCount(1);

  await change.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await confirm(page, 'Remove');
  await expectToast(page, 'The picture is removed.');
  await expect(portrait).toHaveCount(0);
});

test('a block hides two members from each other until it is undone', async ({
  signIn,
  request,
  vigilance,
}) => {
  const karl = await signIn('Karl');
  const lucia = await signIn('Lucia');
  const word = `Terce ${lucia.member.lastName}`;
  await publish(request, lucia.member, word);
  await befriend(request, karl.member, lucia.member);
  const { page } = karl;
  await visit(page, '/community');
  await postWith(page, word)
    .getByRole('link', { name: fullName(lucia.member) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/profile/${lucia.member._id}$`));
  await expect(page.getByRole('heading', { level: 1, name: fullName(lucia.member) })).toBeVisible();
  await audit(page, 'a friend’s profile');
  await moreAbout(page).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await audit(page, 'asking before a block');
  await confirm(page, 'Block');
  await expect(
    page.getByRole('heading', { name: `You have blocked ${fullName(lucia.member)}` }),
  ).toBeFocused();
  await audit(page, 'blocked');

  vigilance.expectRefusal(/404/);
  await visit(lucia.page, `/profile/${karl.member._id}`);
  await expect(lucia.page.getByRole('heading', { name: 'This profile is not here' })).toBeVisible();
  await visit(lucia.page, '/profile?tab=friends');
  await expect(lucia.page.getByText('You have no friends here yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: fullName(lucia.member) })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(postWith(page, word)).toBeVisible();
});

test('a member can be reported, and followed to a feed of one’s own', async ({ signIn, request }) => {
  // Two audits of dialogs and a feed of its own.
  test.slow();
  const monica = await signIn('Monica');
  const nestor = await signIn('Nestor');
  const word = `Sext ${nestor.member.lastName}`;
  await publish(request, nestor.member, word);
  const { page } = monica;
  await visit(page, `/profile/${nestor.member._id}`);
  await moreAbout(page).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this member' });
  await dialog.getByRole('radio', { name: 'A child or a vulnerable person is at risk' }).check();
  await audit(page, 'reporting a member');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/report/create'));
  await dialog.getByRole('button', { name: 'Send report' }).click();
  expect((await answered).status()).toBe(201);
  await expect(dialog).toBeHidden();
  const sent = page.getByRole('dialog', { name: 'Your report is sent' });
  await expect(sent.getByRole('alert')).toBeFocused();
  await expect(sent.getByText('Our moderators will review it within 24 hours.')).toBeVisible();
  await audit(page, 'what was reported of a child');
  await page.keyboard.press('Tab');
  await expect(sent.getByRole('link', { name: 'Call 911' })).toBeFocused();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(sent).toBeHidden();

  const follow = page.getByRole('button', { name: 'Follow' });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/community');
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(page).toHaveURL(/feed=following/);
  await expect(postWith(page, word)).toBeVisible();
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(1);
});

test('what one posts on one’s own profile stands there and in the feed', async ({ signIn }) => {
  const { member, page } = await signIn('Otto');
  const word = `None ${member.lastName}`;
  await visit(page, '/profile');
  const { content, submit } = composer(page);
  await content.fill(word);
  await submit.click();
  await expect(postWith(page, word)).toBeVisible();
  await postControls(postWith(page, word)).like.click();
  await expect(postControls(postWith(page, word)).like).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/community');
  await expect(postControls(postWith(page, word)).like).toHaveAttribute('aria-pressed', 'true');
});

test('who is of one’s parish is suggested, and can be asked there', async ({ signIn, request }) => {
  const { member, page } = await signIn('Rita');
  const sergius = await register(request, 'Sergius');
  const parish = `Saint ${member.lastName}`;
  await joinParish(request, member, parish);
  await joinParish(request, sergius, parish);
  await visit(page, '/community');
  const suggestions = page.getByRole('region', { name: 'Suggestions for You' });
  await expect(suggestions.getByRole('link', { name: fullName(sergius) })).toBeVisible();
  await expect(suggestions.getByText('From your parish')).toBeVisible();
  await press(page, suggestions.getByRole('button', { name: `Add ${fullName(sergius)}` }));
  await expectToast(page, 'Your friend request has been sent.');
  await expect(suggestions.getByText('No Suggestions Available')).toBeVisible();
  await audit(page, 'community without suggestions');

  await visit(page, '/profile?tab=friends');
  const asked = page.getByRole('list', { name: 'Requests you sent' });
  await expect(asked.getByRole('link', { name: fullName(sergius) })).toBeVisible();
  await asked.getByRole('button', { name: `Cancel request to ${fullName(sergius)}` }).click();
  await expect(page.getByText('No request of yours is waiting for an answer.')).toBeVisible();
});

test('what a member changes in one tab shows in the other', async ({ signIn, vigilance }) => {
  const { page, member } = await signIn('Miriam');
  const other = await page.context().newPage();
  await vigilance.watch(other);
  const connected = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await visit(other, '/settings');
  await connected;
  await visit(page, '/settings');

  for (const name of ['Likes', 'Show my e-mail address']) {
    await expect(other.getByRole('switch', { name })).toBeChecked();
    await page.getByRole('switch', { name }).click();
    await expect(other.getByRole('switch', { name })).not.toBeChecked();
  }

  const connectedAgain = other
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await visit(other, '/profile');
  await connectedAgain;
  await expect(other.getByRole('heading', { level: 1, name: fullName(member) })).toBeVisible();
  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('First name').fill('Zita');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('heading', { level: 1, name: `Zita ${member.lastName}` })).toBeVisible();
});
