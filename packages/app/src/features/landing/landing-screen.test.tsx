import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPublicListing } from '../../../test/listings.ts';
import { anEvent, aParish } from '../../../test/publications.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectAddress, tabTo } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const mass = main.getByRole('region', { name: 'Find Mass near you' });
const zip = mass.getByRole('searchbox', { name: 'ZIP code' });
const events = main.getByRole('region', { name: 'Go to an event' });
const listings = main.getByRole('region', { name: 'See what members sell' });

/** Scrolls to the cards, because their contents are loaded when they come near the window. */
async function lookAround(name: string): Promise<void> {
  const heading = main.getByRole('heading', { level: 2, name });
  await expect.element(heading).toBeInTheDocument();
  heading.element().scrollIntoView();
}

const masses = (time: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ kind: 'mass' as const, day, time, note: '' }));

const parishAt = (title: string, distance: number, time: string) => {
  const parish = aParish({ title, distance });
  return { ...parish, parish: { ...parish.parish, times: masses(time) } };
};

test('a visitor joins first, and reaches the form to log in on a phone', async ({ server }) => {
  await renderApp('/', { server, width: 375, height: 812 });
  const join = main.getByRole('link', { name: 'Join free', exact: true });
  await expect.element(join).toBeInViewport({ ratio: 1 });
  await expectSound();
  const toForm = main.getByRole('link', { name: 'Log in', exact: true });
  await tabTo(toForm);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(main.getByLabelText('Email', { exact: true })).toHaveFocus();
  await join.click();
  await expectAddress('/signup');
});

test('a visitor sees a picture of the product, whose place is kept while it loads', async ({ server }) => {
  await renderApp('/', { server, width: 1280, height: 800 });
  const picture = main.getByRole('img', { name: /^The community in Parvis/ });
  await expect.element(picture).toBeInViewport();
  const box = picture.element().parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  expect(box.height / box.width).toBeCloseTo(750 / 1200, 1);
});

test('a visitor finds the next Masses near a ZIP code, the nearest first', async ({ server }) => {
  const blaise = parishAt('Saint Blaise', 0, '23:57');
  server.answer('GET /parish/all', {
    parishes: [
      parishAt('Saint Ambrose', 0, '23:58'),
      blaise,
      parishAt('Saint Cloud', 1, '23:56'),
      parishAt('Saint Denis', 12, '23:55'),
    ],
    nextCursor: null,
  });
  await renderApp('/', { server, width: 375 });
  await lookAround('Look around first');
  await zip.fill('0213');
  await userEvent.keyboard('{Enter}');
  await expect.element(mass.getByText('Please enter a ZIP code of five digits.')).toBeVisible();
  expect(server.calls('GET /parish/all')).toHaveLength(0);
  await zip.fill('02134');
  await mass.getByRole('button', { name: 'Find' }).click();
  await expect.element(mass.getByText('The next Masses near 02134')).toBeVisible();
  expect(Object.fromEntries(server.calls('GET /parish/all')[0]?.query ?? [])).toEqual({
    zip: '02134',
    distance: '25',
    limit: '20',
  });
  const found = mass.getByRole('listitem');
  const names = found.getByRole('link');
  expect(names.elements().map(({ textContent }) => textContent)).toEqual([
    'Saint Blaise',
    'Saint Ambrose',
    'Saint Cloud',
  ]);
  await expect.element(names.first()).toHaveAttribute('href', `/parish/${blaise._id}`);
  await expect.element(found.first()).toMatchTextContent(/11:57\sPM.*In the same town/);
  await expect.element(found.last()).toMatchTextContent(/· 1 mile away/);
  await expectSound();
  await mass.getByRole('link', { name: 'See all parishes near 02134' }).click();
  await expectAddress('/parishes?zip=02134');
});

test('a visitor who finds no parish near a ZIP code searches farther away', async ({ server }) => {
  server.answer('GET /parish/all', ({ query }) => ({
    parishes: query.get('distance') === '50' ? [parishAt('Saint Denis', 42, '10:00')] : [],
    nextCursor: null,
  }));
  await renderApp('/', { server, width: 375 });
  await lookAround('Look around first');
  await zip.fill('59301');
  await userEvent.keyboard('{Enter}');
  await expect.element(mass.getByText('We do not know a parish within 25 miles of 59301 yet.')).toBeVisible();
  await expectSound();
  await mass.getByRole('button', { name: 'Search within 50 miles' }).click();
  await expect.element(mass.getByRole('listitem')).toMatchTextContent(/Saint Denis.*42 miles away/);
  await expect.element(mass.getByRole('status')).toHaveFocus();
});

test('a visitor learns why the search for Masses has failed', async ({ server }) => {
  const message = 'We do not know this ZIP code.';
  server.refuse('GET /parish/all', 400, { errors: [{ path: 'zip', message }] });
  await renderApp('/', { server, width: 375 });
  await lookAround('Look around first');
  await zip.fill('00000');
  await userEvent.keyboard('{Enter}');
  await expect.element(mass.getByText(message)).toBeVisible();
  await expect.element(zip).toHaveAttribute('aria-invalid', 'true');
  await expect.element(mass.getByRole('alert')).not.toBeInTheDocument();
  server.failNetwork('GET /parish/all');
  await userEvent.keyboard('{Enter}');
  await expect.element(mass.getByRole('alert')).toMatchTextContent('The parishes could not be loaded');
});

test('a visitor sees the next events and the newest public listings', async ({ server }) => {
  const event = anEvent({ title: 'Vespers by the river' });
  const listing = aPublicListing({ title: 'Olive wood rosary', price: 0 });
  server.answer('GET /event/all', ({ query }) => ({
    events: query.get('online') === null ? [event] : [],
    nextCursor: null,
  }));
  server.answer('GET /listing/all', { items: [listing] });
  await renderApp('/', { server });
  await expect.element(listings.getByRole('link', { name: 'Join free to ask or sell' })).toBeVisible();
  expect(server.calls('GET /listing/all')).toHaveLength(0);
  await lookAround('Look around first');
  await expect
    .element(events.getByRole('link', { name: 'Vespers by the river' }))
    .toHaveAttribute('href', `/event/${event._id}`);
  const offer = listings.getByRole('listitem');
  await expect.element(offer).toMatchTextContent('Free');
  await expect.element(offer).toMatchTextContent('Allston, MA');
  await expectSound();
  await offer.getByRole('link', { name: 'Olive wood rosary' }).click();
  await expectAddress(`/listing/${listing._id}`);
});

test('a community without events and public listings says so, and a failure can be tried again', async ({
  server,
}) => {
  server.answer('GET /event/all', { events: [], nextCursor: null });
  server.refuse('GET /listing/all', 503, { message: 'Please come back later.' });
  await renderApp('/', { server, language: 'es', width: 375 });
  await lookAround('Primero echa un vistazo');
  await expect.element(main.getByText('Aún no hay eventos anunciados.')).toBeVisible();
  const alert = main.getByRole('alert').filter({ hasText: 'Please come back later.' });
  await expect.element(alert).toBeVisible();
  await expectSound();
  server.answer('GET /listing/all', { items: [] });
  await alert.getByRole('button').click();
  await expect.element(main.getByText(/^Los miembros venden y regalan libros/)).toBeVisible();
});
