import { describe } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeServer } from '../../../test/fake-server.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aListing, keepListings } from '../../../test/listings.ts';
import { expectTitles, listingDialog, press, resultCount } from '../../../test/marketplace-screens.ts';
import { expectAddress } from '../../../test/screens.ts';
import type { AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const missal = aListing({ title: 'Missal' });
const breviary = aListing({ title: 'Missal stand' });
const map = page.getByRole('application', { name: 'Map of the listings' });

type Places = AnswerOf<'GET /marketplace/places'>;

const boston: Places['places'][number] = {
  area: '021',
  zip: '02116',
  label: 'Boston, MA',
  latitude: 42.35,
  longitude: -71.07,
  count: 2,
  samples: [missal, breviary].map(({ _id, title, price, status }) => ({ _id, title, price, status })),
};
const sanJuan = {
  ...boston,
  area: '009',
  zip: '00901',
  label: 'San Juan, PR',
  latitude: 18.46,
  longitude: -66.1,
  count: 1,
};

const place = (server: FakeServer, ...places: Places['places']) =>
  server.answer('GET /marketplace/places', { places, isCapped: false });

describe('the map', () => {
  test('takes the place of the list', async ({ server }) => {
    keepListings(server, [missal, breviary]);
    place(server, boston);
    await renderApp('/marketplace?search=missal&sort=oldest', { server, member });
    await expectTitles('Missal', 'Missal stand');
    await page.getByRole('button', { name: 'Map' }).click();
    await expectAddress('/marketplace?search=missal&sort=oldest&view=map');
    await expect.element(page.getByText('Boston, MA').first()).toBeVisible();
    await expect.element(resultCount('2 listings')).toBeVisible();
    expect(server.calls('GET /marketplace/places').map(({ query }) => String(query))).toEqual([
      'search=missal',
    ]);
  });

  test('leads by keyboard to a place, its listings, and everything near it', async ({ server }) => {
    keepListings(server, [missal, breviary]);
    place(server, boston, sanJuan);
    await renderApp('/marketplace?search=missal&view=map', { server, member });
    await expect.element(page.getByText('2 places, 3 listings')).toBeVisible();
    const mark = map.getByRole('button', { name: 'Boston, MA, 2 listings' });
    await expect.element(mark).toBeVisible();
    await expectSound();
    const [button] = mark.elements();
    if (button instanceof HTMLElement) button.focus();
    await press('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Boston, MA' })).toHaveFocus();
    await page
      .getByRole('link', { name: /^Missal/ })
      .first()
      .click();
    await expect.element(listingDialog('Missal')).toBeVisible();
    await expectAddress(`/marketplace/${missal._id}?search=missal&view=map`);
    history.back();
    await expect.element(listingDialog('Missal')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'See all near Boston, MA' }).click();
    await expectAddress('/marketplace?search=missal&distance=25&zip=02116');
    await expectTitles('Missal', 'Missal stand');
  });

  test('says that nothing was found', async ({ server }) => {
    keepListings(server, []);
    place(server);
    await renderApp('/marketplace?search=missal&view=map', { server, member, width: 375 });
    await expect.element(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
    await expectSound();
  });

  test('says that no listing has a place', async ({ server }) => {
    keepListings(server, [missal]);
    place(server);
    await renderApp('/marketplace?search=missal&view=map', { server, member, width: 375 });
    await expect
      .element(page.getByRole('heading', { name: 'Map view is currently unavailable.' }))
      .toBeVisible();
    await expect.element(resultCount('1 listing')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expectAddress('/marketplace?view=map');
  });
});
