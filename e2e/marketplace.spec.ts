import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { bubble, fullName, messageComposer, say } from './chats.ts';
import { listingDialog, listingLink, offer, swipeLeft, visitListing } from './listings.ts';
import { authorised } from './members.ts';
import { samplePicture } from './sample-picture.ts';
import { confirm, expectToast } from './screens.ts';
import { expect, test, visit } from './test.ts';

const unique = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

const reference = '[data-component=listing-reference]';

test('what a member offers with photos another finds, asks about, and sees sold', async ({
  signIn,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const martha = await signIn('Martha');
  const joseph = await signIn('Joseph');
  const hers = martha.page;
  const his = joseph.page;
  const title = unique('Oak kneeler');

  await test.step('Martha offers it', async () => {
    await visit(hers, '/marketplace');
    await hers.getByRole('button', { name: 'Create list' }).first().click();
    const dialog = hers.getByRole('dialog', { name: 'Create list' });
    const picture = { name: 'kneeler.png', mimeType: 'image/png', buffer: await samplePicture() };
    await dialog.locator('input[type=file]').setInputFiles([picture, { ...picture, name: 'side.png' }]);
    const descriptions = dialog.getByLabel('Alternative text');
    await expect(descriptions).toHaveCount(2);
    await descriptions.first().fill('The kneeler from the front');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Price').fill('95');
    await dialog.getByLabel('Description').fill('From the old chapel.\nTo be fetched after Mass.');
    await dialog.getByRole('button', { name: 'Create listing' }).click();
    await expectToast(hers, 'Your listing is published.');
    await expect(listingLink(hers, title)).toBeVisible();
  });

  const dialog = listingDialog(his, title);
  await test.step('Joseph finds it, and looks at its photos', async () => {
    await visit(his, '/marketplace');
    const link = listingLink(his, title);
    await link.click();
    await expect(his).toHaveURL(/\/marketplace\/[\w-]+$/);
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await expect(his).toHaveTitle(`${title} · Parvis`);
    await expect(dialog.getByText('$95')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'The kneeler from the front' })).toBeVisible();
    await audit(his, 'listing');
    const next = dialog.getByRole('button', { name: 'Next photo' });
    if (isMobile) await swipeLeft(his, dialog.getByRole('group', { name: 'Photo 1 of 2' }));
    else await next.click();
    await expect(next).toBeVisible({ visible: !isMobile });
    await expect(dialog.getByRole('group', { name: 'Photo 2 of 2' })).toBeVisible();
    const enlarge = dialog.getByRole('button', { name: 'View large' });
    await enlarge.click();
    await expect(his.getByText('2 of 2', { exact: true })).toBeVisible();
    await audit(his, 'photo in full');
    await his.keyboard.press('Escape');
    await expect(enlarge).toBeFocused();

    await his.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(his).toHaveURL(/\/marketplace$/);
    await expect(link).toBeFocused();
    await his.goForward();
    await expect(dialog).toBeVisible();
    await his.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeVisible();
    await his.goForward();
    await his.reload();
    await expect(dialog.getByText('From the old chapel.')).toBeVisible();
  });

  const question = 'Is it still to be had?';
  await test.step('he asks Martha, who is no friend of his', async () => {
    // Whoever is here sees the message come; whoever is away is told.
    await hers.goto('about:blank');
    await dialog.getByRole('button', { name: 'Contact seller' }).click();
    await expect(his).toHaveURL(/\/messages\?chat=[\w-]+&listing=[\w-]+$/);
    const { form, field } = messageComposer(his);
    await expect(form.getByRole('link', { name: title })).toBeVisible();
    await expect(field).toBeFocused();
    await audit(his, 'question about a listing');
    await say(his, question);
    const asked = bubble(his, question);
    await expect(asked).toHaveAttribute('data-state', 'sent');
    await expect(asked.getByRole('link', { name: title })).toBeVisible();
    await expect(form.locator(reference)).toHaveCount(0);
    await expect(his).not.toHaveURL(/listing=/);
    await expect(field).toBeFocused();
  });

  await test.step('she is told, reads and answers', async () => {
    await visit(hers, '/notifications');
    await hers.getByText(`${fullName(joseph.member)} has asked about your listing.`).click();
    await expect(bubble(hers, question).getByRole('link', { name: title })).toBeVisible();
    await say(hers, 'It is. Come on Sunday.');
    await expect(bubble(his, 'It is. Come on Sunday.')).toBeVisible();
    await audit(hers, 'answer to a question');
  });

  await test.step('she marks it as sold', async () => {
    await bubble(hers, question).getByRole('link', { name: title }).click();
    const own = listingDialog(hers, title);
    await expect(own.getByText('This is your listing')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Contact seller' })).toHaveCount(0);
    await audit(hers, 'own listing');
    await own.getByRole('button', { name: 'Mark as sold' }).click();
    await audit(hers, 'question whether it is sold');
    await confirm(hers, 'Mark as sold');
    await expect(own.getByText('Sold', { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Mark as available' })).toBeFocused();
  });

  await test.step('he sees it sold', async () => {
    await his.reload();
    const card = bubble(his, question).locator(reference);
    await expect(card.getByText('Sold')).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await expect(
      dialog.getByText('This has been sold, so the seller can no longer be asked about it.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Contact seller' })).toHaveCount(0);
    await his.goBack();
    await expect(bubble(his, question)).toBeVisible();
  });
});

test('what is asked without a network is asked when it is back', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|websocket|socket\.io/i);
  const { page } = await signIn('Noah');
  const seller = await signIn('Ham');
  const title = unique('Dove cage');
  const id = await offer(page.request, seller.member, { title });
  await visitListing(page, id);
  await listingDialog(page, title).getByRole('button', { name: 'Contact seller' }).click();
  const { form, field } = messageComposer(page);
  await expect(form.getByRole('link', { name: title })).toBeVisible();
  await page.context().setOffline(true);
  await say(page, 'From the sea');
  await expect(bubble(page, 'From the sea')).toHaveAttribute('data-state', 'sending');
  await expect(bubble(page, 'From the sea').getByRole('link', { name: title })).toBeVisible();
  await page.context().setOffline(false);
  await expect(bubble(page, 'From the sea')).toHaveAttribute('data-state', 'sent', { timeout: 20_000 });
  await page.reload();
  await expect(bubble(page, 'From the sea').getByRole('link', { name: title })).toBeVisible();

  await test.step('and a card can be taken away before', async () => {
    await visitListing(page, id);
    await listingDialog(page, title).getByRole('button', { name: 'Contact seller' }).click();
    await form.getByRole('button', { name: `Remove: ${title}` }).click();
    await expect(form.locator(reference)).toHaveCount(0);
    await expect(field).toBeFocused();
    await say(page, 'Of something else');
    await expect(bubble(page, 'Of something else')).toHaveAttribute('data-state', 'sent');
    await expect(bubble(page, 'Of something else').locator(reference)).toHaveCount(0);
  });
});

test('its owner reserves, frees and deletes it, and others find that out', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 404/);
  const { page, member } = await signIn('Zacchaeus');
  const other = await signIn('Levi');
  const title = unique('Sycamore');
  const id = await offer(page.request, member, { title });
  await visit(page, '/marketplace');
  await listingLink(page, title).click();
  const dialog = listingDialog(page, title);
  const reserve = dialog.getByRole('button', { name: 'Reserve' });
  await reserve.click();
  await expect(dialog.getByText('Reserved', { exact: true })).toBeVisible();
  await expect(reserve).toHaveAttribute('aria-pressed', 'true');
  await expect(reserve).toBeFocused();
  await reserve.click();
  await expect(dialog.getByText('Reserved', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await confirm(page, 'Mark as sold');
  await dialog.getByRole('button', { name: 'Mark as available' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as sold' })).toBeFocused();

  await visit(other.page, '/marketplace');
  await listingLink(other.page, title).click();
  const theirs = listingDialog(other.page, title);
  const save = theirs.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await test.step('deletes it', async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Cancel');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/marketplace$/);
    await expect(listingLink(page, title)).toHaveCount(0);
    const answer = await page.request.get(`/api/marketplace/${id}`, { headers: authorised(member) });
    expect(answer.status()).toBe(404);
  });

  await test.step('which the other finds out by asking', async () => {
    await theirs.getByRole('button', { name: 'Contact seller' }).click();
    await expect(listingDialog(other.page, 'This listing is no longer there')).toBeVisible();
    await other.page.getByRole('button', { name: 'Back to the marketplace' }).click();
    await expect(listingLink(other.page, title)).toHaveCount(0);
  });
});

test('what is sold while somebody looks at it is said to be sold', async ({ signIn, vigilance }) => {
  const joanna = await signIn('Joanna');
  const gaius = await signIn('Gaius');
  const title = unique('Tapestry');
  const id = await offer(joanna.page.request, joanna.member, { title });
  const mark = (status: string) =>
    joanna.page.request.put(`/api/marketplace/update/${id}`, {
      headers: authorised(joanna.member),
      data: { status },
    });
  await visitListing(gaius.page, id);
  const dialog = listingDialog(gaius.page, title);
  const contact = dialog.getByRole('button', { name: 'Contact seller' });
  await expect(contact).toBeVisible();
  expect((await mark('sold')).ok()).toBe(true);
  vigilance.expectRefusal(/Failed to load resource/);
  await contact.click();
  await expectToast(gaius.page, 'This listing has been sold.');
  await expect(dialog.getByText('Sold', { exact: true })).toBeVisible();
  await expect(contact).toHaveCount(0);
});
