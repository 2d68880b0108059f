import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aListing, keepListings, listingPage } from '../../../test/listings.ts';
import {
  choose,
  expectTitles,
  listingDialog,
  listingLink,
  listingList,
  press,
  resultCount,
  searchField,
} from '../../../test/marketplace-screens.ts';
import { expectAddress } from '../../../test/screens.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const lamp = aListing({ title: 'Lamp' });
const candle = aListing({ title: 'Candle' });
const main = page.getByRole('main');

describe('a search', () => {
  test('runs while the reader types, and Back removes the whole text', async ({ server }) => {
    keepListings(server, [lamp, candle]);
    await renderApp('/marketplace', { server, member });
    // With real timers, the app could search for the first letters before a slow machine has typed the rest.
    const timers = controlTimers({ areFrozen: true });
    await expectTitles('Lamp', 'Candle');
    await searchField.click();
    await press('CAND');
    await timers.skipUntil(() => location.search === '?search=CAND');
    await expectTitles('Candle');
    await expect.element(resultCount('1 listing')).toBeVisible();
    history.back();
    await expectAddress('/marketplace');
    await expect.element(searchField).toHaveValue('');
    await expectTitles('Lamp', 'Candle');
    history.forward();
    await expect.element(searchField).toHaveValue('CAND');
    await expectTitles('Candle');
    expect(server.calls('GET /marketplace/all').some(({ query }) => query.get('search') === 'CAN')).toBe(
      false,
    );
  });

  test('does not close a listing that was opened before the search ran', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp('/marketplace?search=lam', { server, member });
    await expect.element(listingLink('Lamp')).toBeVisible();
    const timers = controlTimers({ areFrozen: true });
    await searchField.fill('lamp');
    await listingLink('Lamp').click();
    await expect.element(listingDialog('Lamp')).toBeVisible();
    timers.skip(1000);
    // On a slow machine the search can start before the listing opens.
    await expectAddress(new RegExp(`^/marketplace/${lamp._id}\\?search=lamp?$`));
    await expect.element(listingDialog('Lamp')).toBeVisible();
    await press('{Escape}');
    await timers.skipUntil(() => location.search === '?search=lamp');
    await expectTitles('Lamp');
  });
});

describe('an empty list', () => {
  test('offers to clear the filters', async ({ server }) => {
    server.answer('GET /marketplace/all', ({ query }) => listingPage(query.has('category') ? [] : [lamp]));
    await renderApp('/marketplace?category=Cars', { server, member });
    await expect.element(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
    await expect.element(resultCount('No listings found')).toBeVisible();
    await expectSound();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expectAddress('/marketplace');
    await expectTitles('Lamp');
  });

  test('of the member’s own listings offers to create the first one', async ({ server }) => {
    keepListings(server, []);
    await renderApp('/marketplace', { server, member });
    await expect.element(page.getByText('Be the first to offer something.')).toBeVisible();
    await page.getByRole('link', { name: 'Mine' }).click();
    await expectAddress(`/marketplace?owner=${member._id}`);
    await expect
      .element(page.getByText('Listings you offer are kept here, including sold ones.'))
      .toBeVisible();
    await main.getByRole('button', { name: 'Create list' }).last().click();
    await expect.element(page.getByRole('dialog', { name: 'Create list' })).toBeVisible();
  });
});

const save = (title: string) => main.getByRole('button', { name: `Save ${title}` });

describe('saved listings', () => {
  test('are listed, including sold ones, and stay visible after they are unsaved', async ({ server }) => {
    keepListings(server, [lamp, aListing({ title: 'Tunic', status: 'sold', saved: true })]);
    const app = await renderApp('/marketplace', { server, member });
    await save('Lamp').click();
    await expect.element(save('Lamp')).toHaveAttribute('aria-pressed', 'true');
    const saved = page.getByRole('link', { name: 'Saved' });
    await saved.click();
    await expect.element(saved).toHaveFocus();
    await expectAddress('/marketplace?saved=true');
    await expectTitles('Lamp', 'Tunic');
    await expect.element(listingList.getByText('Sold')).toBeVisible();
    await expectSound();
    await save('Lamp').click();
    await save('Tunic').click();
    await expect.element(save('Tunic')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => server.calls('DELETE /marketplace/save/{id}')).toHaveLength(2);
    await expectTitles('Lamp', 'Tunic');
    await app.reload();
    await expect
      .element(page.getByText('Listings you save are kept here, including sold ones.'))
      .toBeVisible();
  });

  test('are marked before the server answers, and unmarked if it cannot be reached', async ({ server }) => {
    keepListings(server, [lamp]);
    server.failNetwork('PUT /marketplace/save/{id}');
    const release = server.pause('PUT /marketplace/save/{id}');
    await renderApp('/marketplace', { server, member });
    await save('Lamp').click();
    await expect.element(save('Lamp')).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect
      .element(page.getByText(/^Error updating marketplace\. There is no connection/))
      .toBeVisible();
    await expect.element(save('Lamp')).toHaveAttribute('aria-pressed', 'false');
  });
});

test('loaded listings stay visible without a network, and reload on request', async ({ server }) => {
  keepListings(server, [lamp]);
  await renderApp('/marketplace?search=lamp', { server, member });
  const timers = controlTimers();
  await expectTitles('Lamp');
  server.failNetwork('GET /marketplace/all');
  await page.getByRole('button', { name: 'List' }).click();
  await expectAddress('/marketplace?search=lamp&view=list');
  await expectTitles('Lamp');
  await choose(page, 'Sort by', 'Oldest first');
  const again = main.getByRole('alert').getByRole('button', { name: 'Try again' });
  await timers.skipUntil(() => again.elements().length === 1);
  await expectSound();
  history.back();
  await expectTitles('Lamp');
  history.forward();
  await timers.skipUntil(() => again.elements().length === 1);
  keepListings(server, [lamp]);
  await again.click();
  await expectTitles('Lamp');
});

describe('a long list', () => {
  const cards = Array.from({ length: 60 }, (_, index) => aListing({ title: `Card ${60 - index}` }));
  const wanted = listingLink('Card 11');
  const topOf = () => {
    const [element] = wanted.elements();
    return element === undefined ? Number.NaN : Math.round(element.getBoundingClientRect().top);
  };

  test('loads more while the reader scrolls, and Back and a reload restore the position', async ({
    server,
  }) => {
    server.answer('GET /marketplace/all', ({ query }) => {
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit') ?? 20);
      return listingPage(cards.slice(start, end), { total: 60, nextCursor: end < 60 ? String(end) : null });
    });
    server.answer('GET /marketplace/{id}', ({ params: { id } }) => ({
      item: cards.find(({ _id }) => _id === id) ?? lamp,
    }));
    const app = await renderApp('/marketplace?search=card', { server, member });
    await expect.element(resultCount('60 listings')).toBeVisible();
    const scrollTo = (target: typeof wanted, step: number) =>
      expect
        .poll(() => {
          scrollBy(0, step);
          return target.elements().length;
        })
        .toBe(1);
    await scrollTo(listingLink('Card 1'), 2000);
    expect(server.calls('GET /marketplace/all')).toHaveLength(3);
    await scrollTo(wanted, -300);
    wanted.element().scrollIntoView({ block: 'center' });
    await expect.poll(topOf).toBeGreaterThan(100);
    const before = topOf();
    const expectSamePlace = () => expect.poll(() => Math.abs(topOf() - before)).toBeLessThan(3);

    await wanted.click();
    await expect.element(listingDialog('Card 11')).toBeVisible();
    await press('{Escape}');
    await expect.element(listingDialog('Card 11')).not.toBeInTheDocument();
    await expectAddress('/marketplace?search=card');
    await expectSamePlace();
    await expect.element(wanted).toHaveFocus();

    // Calls `click()` directly, because a click by the browser's driver can scroll first.
    const elsewhere = page.getByRole('link', { name: 'Community' }).first().element();
    if (elsewhere instanceof HTMLElement) elsewhere.click();
    await expect.element(listingList).not.toBeInTheDocument();
    history.back();
    await expectAddress('/marketplace?search=card');
    await expectSamePlace();

    await app.reload();
    await expectSamePlace();
  });
});

test('nothing moves while the listings load', async ({ server }) => {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }
  });
  keepListings(server, [lamp, candle]);
  for (const view of ['grid', 'list']) {
    const release = server.pause('GET /marketplace/all');
    const app = await renderApp(`/marketplace?view=${view}`, { server, member, width: 375 });
    await expect.poll(() => server.calls('GET /marketplace/all').at(-1)).toBeDefined();
    await expect.element(listingList).toBeVisible();
    observer.observe({ type: 'layout-shift' });
    release();
    await expectTitles('Lamp', 'Candle');
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    observer.disconnect();
    await app.close();
  }
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
