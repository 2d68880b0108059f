import type { Locator } from '@playwright/test';
import { audit, expectSteady } from './audit.ts';
import { choose, countOf, listOf, titlesOf } from './listing-filters.ts';
import { offer, offerMany, ownWord } from './listings.ts';
import { authorised, register } from './members.ts';
import { expectToast } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('saved listings are gathered, sold ones too', async ({ signIn, request, vigilance }) => {
  const word = ownWord();
  const seller = await register(request, 'Dorcas');
  const tunic = await offer(request, seller, { title: `Tunic ${word}` });
  await offer(request, seller, { title: `Cloak ${word}` });
  const { page } = await signIn('Eunice');
  await visit(page, `/marketplace?search=${word}`);
  const save = (name: string) => page.getByRole('button', { name: `Save ${name} ${word}` });
  await save('Tunic').click();
  await expect(save('Tunic')).toHaveAttribute('aria-pressed', 'true');

  await test.step('what cannot be saved is taken back', async () => {
    vigilance.expectRefusal(/Failed to load resource/);
    await page.route('**/api/marketplace/save/**', (route) => route.abort());
    await save('Cloak').click();
    await expectToast(page, /Error updating marketplace|connection/i);
    await expect(save('Cloak')).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/marketplace/save/**');
  });

  const sold = await request.put(`/api/marketplace/update/${tunic}`, {
    headers: authorised(seller),
    data: { status: 'sold' },
  });
  expect(sold.status()).toBe(200);
  const saved = page.getByRole('link', { name: 'Saved', exact: true });
  await saved.click();
  await expect(saved).toBeFocused();
  await expect(page).toHaveURL('/marketplace?saved=true');
  await expect(titlesOf(page)).toHaveText([`Tunic ${word}`]);
  await expect(listOf(page).getByText('Sold', { exact: true })).toBeVisible();
  await audit(page, 'saved listings');

  await save('Tunic').click();
  await expect(save('Tunic')).toHaveAttribute('aria-pressed', 'false');
  await expect(titlesOf(page)).toHaveText([`Tunic ${word}`]);
  await page.reload();
  await expect(page.getByText('What you save is gathered here')).toBeVisible();
});

test('a long list goes on, and Back leads to where one was', async ({ signIn, request }) => {
  test.setTimeout(120_000);
  const word = ownWord();
  await offerMany(request, await register(request, 'Silas'), word, 60);
  const { page } = await signIn('Timothy');
  await visit(page, `/marketplace?search=${word}`);
  await expect(countOf(page)).toHaveText('60 listings');
  const wanted = page.getByRole('link', { name: `Holy card 11 ${word}`, exact: true });
  const scrollTo = async (target: Locator, step: number) => {
    await expect(async () => {
      await page.evaluate((by) => window.scrollBy(0, by), step);
      await expect(target).toBeVisible({ timeout: 300 });
    }).toPass();
  };
  await scrollTo(page.getByRole('link', { name: `Holy card 1 ${word}`, exact: true }), 2000);
  await scrollTo(wanted, -300);
  await wanted.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await wanted.boundingBox())?.y ?? Number.NaN);
  await expect.poll(top).not.toBeNaN();
  await page.waitForTimeout(300);
  const before = await top();

  await test.step('after a listing was opened and closed', async () => {
    await wanted.click();
    await expect(page).toHaveURL(/\/marketplace\/[\w-]+\?search=/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`/marketplace?search=${word}`);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
    await expect(wanted).toBeFocused();
  });

  await test.step('from another screen', async () => {
    // Pressed where it is: a press by the browser's driver may scroll to it first.
    await page
      .locator('a[href="/community"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/community$/);
    await expect(listOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`/marketplace?search=${word}`);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });
});

test('a listing that is opened while one types stays open', async ({ signIn, request }) => {
  const word = ownWord();
  await offer(request, await register(request, 'Rufus'), { title: `Lamp ${word}` });
  const { page } = await signIn('Julia');
  await visit(page, `/marketplace?search=${word}`);
  const lamp = page.getByRole('link', { name: `Lamp ${word}`, exact: true });
  await expect(lamp).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search listings' }).press('End');
  await page.keyboard.type(' l');
  await lamp.evaluate((link: HTMLElement) => link.click());
  const dialog = page.getByRole('dialog', { name: `Lamp ${word}` });
  await expect(dialog).toBeVisible();
  await page.waitForTimeout(500);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/marketplace?search=${word}+l`);
  await expect(titlesOf(page)).toHaveText([`Lamp ${word}`]);
});

test('what is loaded stays where the network goes, and comes anew when asked', async ({
  signIn,
  request,
  vigilance,
}) => {
  vigilance.expectRefusal(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);
  const word = ownWord();
  await offer(request, await register(request, 'Jason'), { title: `Lamp ${word}` });
  const { page } = await signIn('Persis');
  await visit(page, `/marketplace?search=${word}`);
  await expect(titlesOf(page)).toHaveText([`Lamp ${word}`]);
  await page.route('**/api/marketplace/all**', (route) => route.abort());
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(titlesOf(page)).toHaveText([`Lamp ${word}`]);
  await choose(page, page, 'Sort by', 'Oldest first');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible({
    timeout: 20_000,
  });
  await page.goBack();
  await expect(titlesOf(page)).toHaveText([`Lamp ${word}`]);
  await page.goForward();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/marketplace/all**');
  await again.click();
  await expect(titlesOf(page)).toHaveText([`Lamp ${word}`]);
});

test('the marketplace stands still while it loads', async ({ signIn, request }) => {
  const word = ownWord();
  const seller = await register(request, 'Barnabas');
  await offerMany(request, seller, word, 6);
  const { page } = await signIn('Apphia');
  await page.addInitScript(() => sessionStorage.setItem('splash', 'shown'));
  for (const path of ['/marketplace', `/marketplace?search=${word}&view=list`]) {
    await page.goto(path);
    await expect(listOf(page).getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expectSteady(page, path);
  }
});
