import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPhoto, aPublicListing, keepListings, ownListing } from '../../../test/listings.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';
import { returnPathOf } from '../../router/return-path.ts';

const main = page.getByRole('main');
const item = aPublicListing({
  title: 'Lamp',
  price: 95,
  description: 'See https://lamp.example/more.',
  photos: [aPhoto('The lamp from the front'), aPhoto()],
});
const route = `/listing/${item._id}`;
const heading = main.getByRole('heading', { level: 1, name: 'Lamp' });

describe('a public listing', () => {
  test('is open to visitors, who log in to ask about it', async ({ server }) => {
    server.answer('GET /listing/getById/{id}', { item });
    await renderApp(route, { server, width: 375 });
    await expect.element(heading).toBeVisible();
    await expect.poll(() => document.title).toBe('Lamp · Parvis');
    await expect.element(main.getByText('$95')).toBeVisible();
    await expect.element(main.getByText('Allston, MA')).toBeVisible();
    await expect.element(main.getByRole('img', { name: 'The lamp from the front' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: /lamp\.example/u })).toBeVisible();
    await expect.element(main.getByText('Seller')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Share' })).toBeVisible();
    await expectSound();
    await main.getByRole('link', { name: 'Log in to ask about it' }).click();
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe(route);
  });

  test.for([
    ['reserved', 'Reserved', 1],
    ['sold', 'Sold', 0],
  ] as const)('says that it is %s', async ([status, badge, ways], { server }) => {
    server.answer('GET /listing/getById/{id}', { item: { ...item, status, price: 0, place: null } });
    await renderApp(route, { server });
    await expect.element(main.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(main.getByText('Free')).toBeVisible();
    // Nobody can ask about a sold listing.
    expect(main.getByRole('link', { name: 'Log in to ask about it' }).elements()).toHaveLength(ways);
  });

  test('leads members to the marketplace', async ({ server }) => {
    server.answer('GET /listing/getById/{id}', { item });
    keepListings(server, [ownListing({ _id: item._id, title: 'Lamp' })]);
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByText('Log in to ask about it')).not.toBeInTheDocument();
    await main.getByRole('link', { name: 'Open in the marketplace' }).click();
    await expectAddress(`/marketplace/${item._id}`);
  });

  test.for([
    [null, 'Home', '/'],
    [aMember(), 'Back to the marketplace', '/marketplace'],
  ] as const)('says that it is not available', async ([member, label, path], { server }) => {
    server.refuse('GET /listing/getById/{id}', 404);
    keepListings(server, []);
    await renderApp(route, { server, ...(member === null ? {} : { member }) });
    await expect
      .element(main.getByRole('heading', { name: 'This listing is no longer available' }))
      .toBeVisible();
    await expectSound();
    await main.getByRole('link', { name: label }).click();
    await expectAddress(path);
  });

  test('is loaded on request if there was no connection', async ({ server }) => {
    server.failNetwork('GET /listing/getById/{id}');
    await renderApp(route, { server });
    const timers = controlTimers();
    const retry = main.getByRole('button', { name: 'Try again' });
    await timers.skipUntil(() => retry.elements().length === 1);
    await expect
      .element(
        main.getByRole('heading', { name: /^The listing could not be loaded\. There is no connection/u }),
      )
      .toBeVisible();
    await pressOnce(retry, () => server.answer('GET /listing/getById/{id}', { item }), timers);
    await expect.element(heading).toBeVisible();
  });
});
