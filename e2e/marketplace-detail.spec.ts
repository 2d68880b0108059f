import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit } from './audit.ts';
import { openEditor } from './listing-editor.ts';
import { listingDialog, listingLink, offer, visitListing } from './listings.ts';
import { authorised } from './members.ts';
import { confirm, expectToast } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const unique = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** Nothing of what lay over the page holds it any more. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none');
  await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked');
  await expect(page.getByRole('main')).toBeVisible();
}

test('a listing opens by its address, or says why not', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 40[04]|ERR_FAILED|status of 500/);
  const { page, member } = await signIn('Philip');
  const title = unique('Chariot');
  const id = await offer(page.request, member, { title }, 1);

  await test.step('and closes to the list', async () => {
    await visitListing(page, id);
    const dialog = listingDialog(page, title);
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/marketplace$/);
    await expect(dialog).toHaveCount(0);
  });

  for (const gone of ['019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a71', 'nonsense']) {
    await test.step(`not as ${gone}`, async () => {
      await visitListing(page, gone);
      const dialog = listingDialog(page, 'This listing is no longer there');
      await audit(page, 'listing that is gone');
      await dialog.getByRole('button', { name: 'Back to the marketplace' }).click();
      await expect(page).toHaveURL(/\/marketplace$/);
    });
  }

  await test.step('and again after a failure', async () => {
    const calls = '**/api/marketplace/**';
    await page.route(calls, (route) => route.abort());
    await visitListing(page, id);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Error fetching marketplace', { timeout: 20_000 });
    await audit(page, 'listing that could not be loaded');
    await page.unroute(calls);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(listingDialog(page, title).getByText('This is your listing')).toBeVisible();
  });
});

test('a listing is shared and reported', async ({ signIn }) => {
  const { page } = await signIn('Dismas');
  const seller = await signIn('Gestas');
  const title = unique('Thirty coins');
  const id = await offer(page.request, seller.member, { title });
  await page.addInitScript(() => {
    for (const tool of ['share', 'clipboard']) Object.defineProperty(navigator, tool, { value: undefined });
  });
  await visitListing(page, id);
  const dialog = listingDialog(page, title);

  await test.step('by hand where the browser does not do it', async () => {
    const share = dialog.getByRole('button', { name: 'Share' });
    await share.click();
    const link = page.getByRole('dialog', { name: 'Copy this link' });
    await expect(link.getByRole('textbox', { name: 'Link to the listing' })).toHaveValue(
      new RegExp(`/marketplace/${id}$`),
    );
    await audit(page, 'link to a listing');
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  await test.step('to the moderators', async () => {
    await dialog.getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: 'Report this listing' });
    await report.getByRole('radio', { name: 'Fraud or a false identity' }).check();
    const sent = page.waitForRequest('**/api/report/create');
    await report.getByRole('button', { name: 'Send report' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ subjectType: 'listing', subjectId: id });
    await expect(report).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

test('a listing is shared by the sheet of the device where it has one', async ({ signIn }) => {
  const { page, member } = await signIn('Longinus');
  const title = unique('Lance');
  const id = await offer(page.request, member, { title });
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared, refusal: null });
    const share = async (data: ShareData) => {
      const refusal: unknown = Reflect.get(window, 'refusal');
      if (typeof refusal === 'string') throw new DOMException('No.', refusal);
      shared.push(data);
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
  });
  await visitListing(page, id);
  const share = listingDialog(page, title).getByRole('button', { name: 'Share' });
  const shared = () => page.evaluate<unknown>(() => Reflect.get(window, 'shared'));

  await share.click();
  await expect.poll(shared).toEqual([{ title, url: `${new URL(page.url()).origin}/marketplace/${id}` }]);

  await test.step('and by nothing where its owner calls it off', async () => {
    await page.evaluate(() => Reflect.set(window, 'refusal', 'AbortError'));
    await share.click();
    await expect(share).toBeFocused();
    await expect(page.getByText('Link copied.')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  await test.step('or by its link where the sheet does not open', async () => {
    await page.evaluate(() => Reflect.set(window, 'refusal', 'NotAllowedError'));
    await share.click();
    await expectToast(page, 'Link copied.');
  });
});

test('whoever keeps order deletes a listing of another, and changes none', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 404/);
  const seller = await signIn('Simon');
  const title = unique('Indulgence');
  const id = await offer(seller.page.request, seller.member, { title });
  const { member, page } = await signIn('Ambrose');
  const dialog = listingDialog(page, title);
  await visitListing(page, id);
  await expect(dialog.getByRole('button', { name: 'Contact seller' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await makeAdministrator(member);
  await visitListing(page, id);
  await expect(dialog.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Mark as sold' })).toHaveCount(0);
  await audit(page, 'a listing that one may delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect(listingLink(page, title)).toHaveCount(0);
  const answer = await seller.page.request.get(`/api/marketplace/${id}`, {
    headers: authorised(seller.member),
  });
  expect(answer.status()).toBe(404);
});

test('Back leads out of what lies over the list, and leaves the page as it was', async ({ signIn }) => {
  const { page, member } = await signIn('Veronica');
  const title = unique('Veil');
  await offer(page.request, member, { title }, 2);
  await visit(page, '/community');
  await visit(page, '/marketplace');

  await test.step('of a listing', async () => {
    await listingLink(page, title).click();
    await expect(listingDialog(page, title)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/marketplace$/);
    await expectUsable(page);
    await expect(listingLink(page, title)).toBeFocused();
  });

  await test.step('of its photos, seen large', async () => {
    await listingLink(page, title).click();
    await listingDialog(page, title).getByRole('button', { name: 'View large' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/marketplace$/);
    await expectUsable(page);
  });

  // Beside the list they lie over nothing.
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) {
    await test.step('of the filters', async () => {
      await filters.click();
      await page
        .getByRole('dialog', { name: 'Filters' })
        .getByRole('button', { name: /^Other/ })
        .click();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/community$/);
      await expectUsable(page);
      await page.goForward();
      await expectUsable(page);
    });
  }

  await test.step('of the form, which keeps what was written', async () => {
    const form = await openEditor(page);
    await form.title.fill('Veil, too');
    await page.goBack();
    await expect(page).toHaveURL(/\/community$/);
    await expectUsable(page);
    await page.goForward();
    await openEditor(page);
    await expect(form.title).toHaveValue('Veil, too');
  });
});
