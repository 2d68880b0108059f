import type { Page } from '@playwright/test';
import { audit } from './audit.ts';
import { countOf } from './listing-filters.ts';
import { offer, ownWord } from './listings.ts';
import { authorised, register } from './members.ts';
import { expect, test, visit } from './test.ts';

/** Opens the saved searches, which on a phone stand among the filters of the sheet. */
async function openSearches(page: Page): Promise<void> {
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
}

test('the map leads to a place by keys, to its listings, and to all that is near it', async ({
  signIn,
  request,
}) => {
  const seller = await register(request, 'Louis');
  const word = ownWord();
  await offer(request, seller, { title: `Missal ${word}`, zip: '02134' });
  await offer(request, seller, { title: `Breviary ${word}`, zip: '02116' });
  await offer(request, seller, { title: `Santos ${word}`, zip: '00901' });
  const { page } = await signIn('Zelie');
  await visit(page, `/marketplace?search=${word}&view=map`);

  const map = page.getByRole('application', { name: 'Map of the listings' });
  await expect(map.getByRole('button')).toHaveCount(2);
  await expect(page.getByText('2 places, 3 listings')).toBeVisible();
  await audit(page, 'listings on a map');

  await map.getByRole('button', { name: 'Boston, MA, 2 listings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Boston, MA' })).toBeFocused();
  await page.getByRole('link', { name: `Missal ${word}` }).click();
  await expect(page.getByRole('dialog', { name: `Missal ${word}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'See all near Boston, MA' }).click();
  await expect(page).toHaveURL(/zip=02\d{3}/);
  await expect(page.getByRole('list', { name: 'Listings', exact: true }).getByRole('heading')).toHaveText([
    `Breviary ${word}`,
    `Missal ${word}`,
  ]);
});

test('the map says that nothing was found, or that nothing of it can be placed', async ({
  signIn,
  request,
}) => {
  const word = ownWord();
  const { page } = await signIn('Pauline');
  await visit(page, `/marketplace?search=${word}&view=map`);
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await audit(page, 'a map without listings');

  await offer(request, await register(request, 'Germaine'), { title: `Missal ${word}` });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Map view is currently unavailable.' })).toBeVisible();
  await expect(countOf(page)).toHaveText('1 listing');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/marketplace\?view=map$/);
});

test('the map stands in the place of the list', async ({ signIn, request }) => {
  const word = ownWord();
  await offer(request, await register(request, 'Stephen'), { title: `Lamp ${word}`, zip: '02134' });
  const { page } = await signIn('Philemon');
  await visit(page, `/marketplace?search=${word}`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(`/marketplace?search=${word}&view=map`);
  await expect(page.getByText('Boston, MA').first()).toBeVisible();
  await expect(countOf(page)).toHaveText('1 listing');
  await audit(page, 'map');
});

test('a search is saved, gone back to, and deleted', async ({ signIn }) => {
  const word = ownWord();
  const { page } = await signIn('Celine');
  await visit(page, `/marketplace?search=${word}&category=Books`);
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  const kept = dialog.getByRole('link', { name: `“${word}” · Books` });

  await openSearches(page);
  await expect(dialog.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(kept).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await audit(page, 'saved searches');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Saved searches' })).toBeFocused();
  await visit(page, '/marketplace');
  await openSearches(page);
  await kept.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/marketplace?search=${word}&category=Books`);

  await openSearches(page);
  await dialog.getByRole('button', { name: /^Delete the search/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
});

test('beyond twenty, the server says what to do', async ({ signIn, request, vigilance }) => {
  vigilance.expectRefusal(/status of 400/);
  const { page, member } = await signIn('Leonie');
  for (let number = 1; number <= 20; number += 1) {
    const answer = await request.post('/api/marketplace/searches', {
      headers: authorised(member),
      data: { search: `rosary ${number}` },
    });
    expect(answer.status()).toBe(201);
  }
  await visit(page, '/marketplace?search=candlestick');
  await openSearches(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You can keep 20 saved searches. Please delete one of them first.',
  );
  await expect(page.getByRole('dialog', { name: 'Saved searches' }).getByRole('listitem')).toHaveCount(20);
});
