import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { bubble, fullName, messageComposer, say } from './chats.ts';
import { listingDialog, listingLink, offer, swipeLeft, visitListing } from './listings.ts';
import { authorised } from './members.ts';
import { samplePicture } from './sample-picture.ts';
import { confirm, expectToast, headerButton } from './screens.ts';
import { expect, test, visit } from './test.ts';

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: await samplePicture() });

const reference = '[data-component=listing-reference]';

test('a member offers a thing with photos, and another member asks about it and sees that it is sold @phone @marketplace', async ({
  signIn,
}) => {
  const martha = await signIn('Martha');
  const joseph = await signIn('Joseph');
  const hers = martha.page;
  const his = joseph.page;
  const title = unique('Oak kneeler');
  const dialog = listingDialog(his, title);

  await test.step('Martha offers it', async () => {
    await visit(hers, '/marketplace');
    await hers.getByRole('button', { name: 'Create list' }).first().click();
    const form = hers.getByRole('dialog', { name: 'Create list' });
    await form
      .locator('input[type=file]')
      .setInputFiles([await picture('kneeler.png'), await picture('side.png')]);
    await form.getByLabel('Alternative text').first().fill('The kneeler from the front');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Price').fill('95');
    await form.getByRole('button', { name: 'Create listing' }).click();
    await expectToast(hers, 'Your listing is published.');
    await expect(listingLink(hers, title)).toBeVisible();
    // Leaves the app, because she gets a notification only if no page of the app is open.
    await hers.goto('about:blank');
  });

  await test.step('Joseph looks at its photos', async () => {
    await visit(his, '/marketplace');
    await listingLink(his, title).click();
    const photo = dialog.getByRole('img', { name: 'The kneeler from the front' });
    await expect(photo).toBeVisible();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await swipeLeft(his, dialog.getByRole('group', { name: 'Photo 1 of 2' }));
    await expect(dialog.getByRole('group', { name: 'Photo 2 of 2' })).toBeVisible();
    await his.reload();
    await expect(dialog.getByText('$95')).toBeVisible();
  });

  const question = 'Is it still available?';
  await test.step('he asks Martha, although they are not friends', async () => {
    await dialog.getByRole('button', { name: 'Contact seller' }).click();
    await expect(messageComposer(his).form.getByRole('link', { name: title })).toBeVisible();
    await say(his, question);
    await expect(bubble(his, question)).toHaveAttribute('data-state', 'sent');
  });

  await test.step('she is notified, reads the question and answers it', async () => {
    await visit(hers, '/notifications');
    await hers.getByText(`${fullName(joseph.member)} has asked about your listing.`).click();
    await expect(bubble(hers, question).getByRole('link', { name: title })).toBeVisible();
    await say(hers, 'It is. Come on Sunday.');
    await expect(bubble(his, 'It is. Come on Sunday.')).toBeVisible();
    await audit(hers, 'chat about a listing');
  });

  await test.step('she marks it as sold, and he sees it live', async () => {
    await bubble(hers, question).getByRole('link', { name: title }).click();
    await listingDialog(hers, title).getByRole('button', { name: 'Mark as sold' }).click();
    await confirm(hers, 'Mark as sold');
    await expect(listingDialog(hers, title).getByText('Sold', { exact: true })).toBeVisible();
    await his.reload();
    const card = bubble(his, question).locator(reference);
    await expect(card.getByText('Sold')).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await expect(dialog.getByText(/^This has been sold/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Contact seller' })).toHaveCount(0);
  });
});

test('a member who asks about a listing sees that it was sold or deleted @desktop @marketplace', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 40[04]/);
  const { member: owner } = await signIn('Zacchaeus');
  const { page } = await signIn('Levi');
  const headers = authorised(owner);

  for (const outcome of ['sold', 'deleted'] as const) {
    await test.step(outcome, async () => {
      const title = unique('Sycamore');
      const id = await offer(page.request, owner, { title });
      await visitListing(page, id);
      const contact = listingDialog(page, title).getByRole('button', { name: 'Contact seller' });
      await expect(contact).toBeVisible();
      const answer =
        outcome === 'sold'
          ? await page.request.put(`/api/marketplace/update/${id}`, { headers, data: { status: 'sold' } })
          : await page.request.delete(`/api/marketplace/delete/${id}`, { headers });
      expect(answer.status()).toBe(200);
      await contact.click();
      if (outcome === 'deleted') {
        await expect(listingDialog(page, 'This listing is no longer available')).toBeVisible();
        return;
      }
      await expectToast(page, 'This listing has been sold.');
      await expect(listingDialog(page, title).getByText('Sold', { exact: true })).toBeVisible();
      await expect(contact).toHaveCount(0);
    });
  }
});

test('the photos of a listing are reordered, described, removed and added @phone @marketplace', async ({
  signIn,
}) => {
  const { member, page } = await signIn('Flavia');
  const title = unique('Statue');
  const id = await offer(page.request, member, { title }, 2);
  await visitListing(page, id);
  await listingDialog(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit listing' });
  const texts = form.getByRole('textbox', { name: 'Alternative text' });
  await expect(texts).toHaveCount(2);
  await form.locator('input[type=file]').setInputFiles(await picture('back.png'));
  await expect(texts).toHaveCount(3);
  await texts.first().fill('The front');
  await texts.last().fill('The back');
  await form.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await form.getByRole('button', { name: 'Remove photo 3' }).click();
  await form.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your listing was updated.');
  await page.reload();
  await expect(
    listingDialog(page, title).getByRole('group', { name: 'Photo 1 of 2' }).getByRole('img'),
  ).toHaveAccessibleName('The back');
  const answer = await page.request.get(`/api/marketplace/${id}`, { headers: authorised(member) });
  expect(await answer.json()).toMatchObject({
    item: { photos: [{ description: 'The back' }, { description: 'The front' }] },
  });
});

test('a member finds listings by filters and on the map, and is notified of new results of a saved search @desktop @marketplace', async ({
  signIn,
}) => {
  const word = `zq${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const { member: seller } = await signIn('Lydia');
  const { page } = await signIn('Tabitha');
  for (const listing of [
    { title: `Icon ${word}`, price: 320, category: 'Religious Art', zip: '02139' },
    { title: `Statue ${word}`, price: 450, category: 'Religious Art', zip: '10001' },
    { title: `Kneeler ${word}`, price: 100, zip: '02134' },
  ]) {
    await offer(page.request, seller, listing);
  }
  const titles = page.getByRole('list', { name: 'Listings', exact: true }).getByRole('heading');
  await visit(page, `/marketplace?zip=02134`);
  await page.getByRole('searchbox', { name: 'Search listings' }).fill(word);
  await expect(titles).toHaveText([`Kneeler ${word}`, `Statue ${word}`, `Icon ${word}`]);
  await page.getByRole('button', { name: /^Religious Art 2/ }).click();
  await expect(titles).toHaveText([`Statue ${word}`, `Icon ${word}`]);
  await page.getByLabel('Distance').click();
  await page.getByRole('option', { name: '5 miles', exact: true }).click();
  await expect(titles).toHaveText([`Icon ${word}`]);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page
    .getByRole('application', { name: 'Map of the listings' })
    .getByRole('button', { name: /1 listing$/ })
    .click();
  await expect(page.getByRole('link', { name: `Icon ${word}` })).toBeVisible();

  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('The search was saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await offer(page.request, seller, { title: `Cross ${word}`, category: 'Religious Art', zip: '02134' });
  await expect(headerButton(page, 'Notifications')).toHaveAccessibleName('Notifications, 1 unread');
  await headerButton(page, 'Notifications').click();
  await page.getByText(`${fullName(seller)} offers what you are looking for.`).click();
  await expect(listingDialog(page, `Cross ${word}`)).toBeVisible();
});
