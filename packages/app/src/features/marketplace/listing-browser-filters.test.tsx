import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal, type FakeServer } from '../../../test/fake-server.ts';
import { aListing, keepListings, listingPage } from '../../../test/listings.ts';
import {
  activeFilters,
  choose,
  expectActiveFilters,
  expectTitles,
  resultCount,
  searchField,
} from '../../../test/marketplace-screens.ts';
import { expectAddress } from '../../../test/screens.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const lamp = aListing({ title: 'Lamp' });
const candle = aListing({ title: 'Candle' });
const main = page.getByRole('main');
const filters = main.getByRole('region', { name: 'Filters' });
const sheet = page.getByRole('dialog', { name: 'Filters' });

const lastQuery = (server: FakeServer) =>
  Object.fromEntries(server.calls('GET /marketplace/all').at(-1)?.query ?? []);

describe('the filters', () => {
  test('are sent to the server, show a count for each category, and can be removed one by one', async ({
    server,
  }) => {
    server.answer('GET /marketplace/all', ({ query }) =>
      listingPage(query.has('category') ? [candle] : [lamp, candle], {
        categories: [
          { category: 'Cars', count: 1, isCapped: false },
          { category: 'Other', count: 1, isCapped: false },
        ],
      }),
    );
    await renderApp('/marketplace', { server, member });
    const categories = filters.getByRole('list', { name: 'Categories' }).getByRole('button');
    await expect
      .poll(() => categories.elements().map(({ textContent }) => textContent))
      .toEqual(['All Categories 2', 'Cars 1', 'Other 1']);
    await categories.getByText(/^Other/).click();
    await expectTitles('Candle');
    await expectAddress('/marketplace?category=Other');

    await choose(filters, 'Price', 'Over $20,000');
    await expectAddress('/marketplace?category=Other&price=20000-');
    await choose(filters, 'Distance', '5 miles');
    await expectAddress('/marketplace?category=Other&price=20000-&distance=5');
    await expect.element(page.getByText(/^From your ZIP code, 02134\./)).toBeVisible();
    await choose(page, 'Sort by', 'Price low to high');
    await expectAddress('/marketplace?category=Other&price=20000-&distance=5&sort=price-low');
    await expect
      .poll(() => lastQuery(server))
      .toEqual({ category: 'Other', minPrice: '20000.01', distance: '5', sort: 'price-low', limit: '24' });

    await page.getByRole('button', { name: 'Remove filter Over $20,000' }).click();
    await expect.element(resultCount('1 listing')).toHaveFocus();
    await expectAddress('/marketplace?category=Other&distance=5&sort=price-low');
    history.back();
    await expectActiveFilters('Other', '5 miles', 'Over $20,000');
  });

  test('are read from the URL, and can all be removed at once', async ({ server }) => {
    const path =
      '/marketplace?search=icon&category=Religious+Art&price=100-500&distance=50&zip=02139&sort=price-high&view=list';
    keepListings(server, [aListing({ title: 'Icon' })]);
    await renderApp(path, { server, member });
    await expectTitles('Icon');
    await expectAddress(path);
    await expect.element(searchField).toHaveValue('icon');
    await expectActiveFilters('“icon”', 'Religious Art', '50 miles', '$100-$500');
    await expect.element(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(lastQuery(server)).toEqual({
      search: 'icon',
      category: 'Religious Art',
      minPrice: '100',
      maxPrice: '500',
      distance: '50',
      zip: '02139',
      sort: 'price-high',
      limit: '24',
    });
    await expectSound();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expectAddress('/marketplace?sort=price-high&view=list');
    await expect.element(searchField).toHaveValue('');
    await expect.poll(() => activeFilters.elements()).toHaveLength(0);
  });

  test('that the app does not know are removed from the URL', async ({ server }) => {
    await renderApp(
      '/marketplace?category=Relics&price=1-2&distance=10&sort=best&view=tiles&page=3&search=icon',
      { server, member: { ...member, zip: null } },
    );
    await expectAddress('/marketplace?search=icon');
    await expectActiveFilters('“icon”');
  });

  test('offer no distance without a ZIP code, and link to its setting', async ({ server }) => {
    await renderApp('/marketplace', { server, member: { ...member, zip: null } });
    await expect.element(filters.getByRole('combobox', { name: 'Distance' })).toBeDisabled();
    await expect
      .element(filters.getByRole('link', { name: 'Enter your ZIP code to search by distance' }))
      .toHaveAttribute('href', '/settings/place');
  });

  test('open in a sheet on a phone, and the results appear when it closes', async ({ server }) => {
    server.answer('GET /marketplace/all', ({ query }) =>
      listingPage(query.has('category') ? [candle] : [lamp, candle], {
        categories: [{ category: 'Other', count: 1, isCapped: false }],
      }),
    );
    await renderApp('/marketplace', { server, member, width: 375 });
    await expectTitles('Lamp', 'Candle');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await sheet.getByRole('button', { name: /^Other/ }).click();
    await expect.element(sheet.getByRole('button', { name: 'Show 1 listing' })).toBeVisible();
    await expectSound();
    await sheet.getByRole('button', { name: 'Show 1 listing' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expectTitles('Candle');
    history.back();
    await expect.element(resultCount('2 listings')).toBeVisible();
  });
});

const refuseZip = () =>
  refusal(400, {
    message: 'We do not know this ZIP code.',
    errors: [{ path: 'zip', message: 'We do not know this ZIP code.' }],
  });

describe('the filters of a category', () => {
  test('are in the URL, and disappear with the category', async ({ server }) => {
    const car = aListing({ title: 'Minivan', category: 'Cars' });
    server.answer('GET /marketplace/all', () =>
      listingPage([car], { categories: [{ category: 'Cars', count: 1, isCapped: false }] }),
    );
    await renderApp('/marketplace', { server, member });
    await expect.element(filters.getByRole('combobox', { name: 'Make' })).not.toBeInTheDocument();
    await filters.getByRole('button', { name: /^Cars/ }).click();
    await choose(filters, 'Make', 'Toyota');
    await choose(filters, 'Year from', '2015');
    await choose(filters, 'Highest mileage', '50,000 miles');
    await expectAddress('/marketplace?category=Cars&make=Toyota&minYear=2015&maxMileage=50000');
    await expectActiveFilters('Cars', 'Toyota', 'From 2015', 'Up to 50,000 miles');
    // The filters change before the request is sent.
    await expect
      .poll(() => lastQuery(server))
      .toMatchObject({ category: 'Cars', make: 'Toyota', minYear: '2015', maxMileage: '50000' });
    await expectSound();
    await filters.getByRole('button', { name: 'Books' }).click();
    await expectAddress('/marketplace?category=Books');
    await expect.element(filters.getByRole('combobox', { name: 'Make' })).not.toBeInTheDocument();
    await choose(filters, 'Language', 'Latin');
    await expectAddress('/marketplace?category=Books&language=la');
  });
});

describe('a ZIP code that the server does not know', () => {
  test.for(['list', 'map'] as const)('can be removed in the %s that reports it', async (view, { server }) => {
    server.answer('GET /marketplace/all', ({ query }) =>
      query.has('zip') ? refuseZip() : listingPage([lamp]),
    );
    server.answer('GET /marketplace/places', ({ query }) =>
      query.has('zip') ? refuseZip() : { places: [], isCapped: false },
    );
    await renderApp(`/marketplace?search=lamp&zip=00000&view=${view}`, { server, member });
    const alert = main.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/^We do not know this ZIP code\./);
    await expect.element(alert.getByRole('button')).not.toBeInTheDocument();
    await alert.getByRole('link', { name: 'Clear this ZIP code' }).click();
    await expectAddress(`/marketplace?search=lamp&view=${view}`);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(resultCount('1 listing')).toBeVisible();
  });

  test('can be removed among the filters', async ({ server }) => {
    server.answer('GET /marketplace/all', ({ query }) =>
      query.has('zip') ? refuseZip() : listingPage([lamp]),
    );
    await renderApp('/marketplace?search=lamp&zip=00000', { server, member, width: 375 });
    await expect.element(page.getByText(/^We do not know this ZIP code\./)).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await sheet.getByRole('link', { name: 'Clear this ZIP code' }).click();
    await expectAddress('/marketplace?search=lamp');
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expectTitles('Lamp');
  });
});
