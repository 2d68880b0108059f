import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal } from '../../../test/fake-server.ts';
import { aListing, aPhoto, keepListings, ownListing } from '../../../test/listings.ts';
import { fullName } from '../people/index.ts';
import { samplePerson } from '../people/samples.ts';
import { expectTitles, listingDialog, listingLink, press } from '../../../test/marketplace-screens.ts';
import { confirm, expectAddress, pressOnce } from '../../../test/screens.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const lamp = aListing({ title: 'Lamp', price: 95, photos: [aPhoto('The lamp from the front'), aPhoto()] });
const chair = ownListing({ title: 'Chair' });
const maria = samplePerson({ _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4e', first_name: 'Maria' });
const reserveDialog = page.getByRole('dialog', { name: 'Reserve this listing' });
const missingDialog = listingDialog('This listing is no longer available');
const pathOf = ({ _id }: { _id: string }) => `/marketplace/${_id}`;
const dialogOf = (title: string) => {
  const dialog = listingDialog(title);
  return { dialog, button: (name: string) => dialog.getByRole('button', { name }) };
};

describe('a listing', () => {
  test('opens from the list and closes back to it, also with Back and Forward', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp('/marketplace', { server, member });
    const { dialog } = dialogOf('Lamp');
    await listingLink('Lamp').click();
    await expectAddress(pathOf(lamp));
    await expect.element(dialog.getByRole('heading', { name: 'Lamp' })).toHaveFocus();
    await expect.poll(() => document.title).toBe('Lamp · Parvis');
    await expect.element(dialog.getByText('$95')).toBeVisible();
    await expect.element(dialog.getByRole('img', { name: 'The lamp from the front' })).toBeVisible();
    await expectSound();
    await press('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expectAddress('/marketplace');
    await expect.element(listingLink('Lamp')).toHaveFocus();
    history.forward();
    await expect.element(dialog).toBeVisible();
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(listingLink('Lamp')).toHaveFocus();
  });

  test('has the details of its category', async ({ server }) => {
    const car = aListing({ title: 'Minivan', category: 'Cars', make: 'Toyota', year: 2014, mileage: 92_000 });
    keepListings(server, [car]);
    await renderApp(pathOf(car), { server, member });
    const { dialog } = dialogOf('Minivan');
    await expect.element(dialog.getByText('92,000 miles')).toBeVisible();
    const shown = [...dialog.element().querySelectorAll('dt, dd')].map((part) => part.textContent);
    expect(shown).toEqual(['Make', 'Toyota', 'Year', '2014', 'Mileage', '92,000 miles']);
  });

  test('says what a buyer can know about the seller, with a link to other listings', async ({ server }) => {
    keepListings(server, [lamp]);
    server.answer('GET /marketplace/seller/{id}', {
      seller: {
        memberSince: '2025-03-02T09:00:00.000Z',
        parish: 'Saint Anthony',
        otherListings: 3,
        answersWithin: 'day',
      },
    });
    await renderApp(pathOf(lamp), { server, member });
    const { dialog } = dialogOf('Lamp');
    await expect.element(dialog.getByText('Member since March 2025')).toBeVisible();
    await expect.element(dialog.getByText('Saint Anthony')).toBeVisible();
    await expect.element(dialog.getByText('Usually answers within a day')).toBeVisible();
    await dialog.getByRole('link', { name: '3 other listings' }).click();
    await expectAddress(`/marketplace?owner=${lamp.owner._id}`);
  });

  test('names the parish to meet at, and links to it', async ({ server }) => {
    const meetingPoint = { _id: lamp._id, title: 'St. Mary', town: 'Springfield', state: 'IL' };
    const bell = aListing({ title: 'Bell', meetingPoint });
    keepListings(server, [bell]);
    await renderApp(pathOf(bell), { server, member });
    const link = dialogOf('Bell').dialog.getByRole('link', { name: 'Meet at St. Mary, Springfield' });
    await expect.element(link).toHaveAttribute('href', `/parish/${lamp._id}`);
    await expectSound();
  });

  test('says that it is reserved for the reader', async ({ server }) => {
    const mine = aListing({ title: 'Missal', status: 'reserved', isReservedForYou: true });
    const taken = aListing({ title: 'Candle', status: 'reserved' });
    keepListings(server, [mine, taken]);
    await renderApp('/marketplace', { server, member });
    await expect.element(page.getByText('Reserved')).toBeVisible();
    await expect.element(page.getByText('Reserved for you')).toBeVisible();
    await listingLink('Missal').click();
    const { dialog, button } = dialogOf('Missal');
    await expect.element(dialog.getByText('Reserved for you')).toBeVisible();
    await expect.element(button('Contact seller')).toBeVisible();
  });

  test('opens by its URL, and closes to the list', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    const { dialog, button } = dialogOf('Lamp');
    await expect.element(dialog.getByRole('heading', { name: 'Lamp' })).toHaveFocus();
    await expect.element(dialog.getByText('Carved in Bethlehem.')).toBeVisible();
    await button('Close').click();
    await expectAddress('/marketplace');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toHaveFocus();
  });

  test.for([
    ['the listing has been deleted', 404],
    ['the id is invalid', 400],
  ] as const)('links back to the list if %s', async ([, status], { server }) => {
    server.refuse('GET /marketplace/{id}', status);
    await renderApp('/marketplace/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a71', { server, member });
    await expect
      .element(missingDialog.getByText('It may have been deleted, or the link is incomplete.'))
      .toBeVisible();
    if (status === 404) await expectSound();
    await missingDialog.getByRole('button', { name: 'Back to the marketplace' }).click();
    await expectAddress('/marketplace');
    await expect.element(missingDialog).not.toBeInTheDocument();
  });

  test('that could not be loaded is loaded on request', async ({ server }) => {
    server.failNetwork('GET /marketplace/{id}');
    await renderApp(pathOf(lamp), { server, member });
    const timers = controlTimers();
    const alert = page.getByRole('dialog').getByRole('alert');
    await timers.skipUntil(() => alert.elements().length === 1);
    await expect.element(alert).toMatchTextContent(/^Error fetching marketplace\. There is no connection/);
    await expectSound();
    await pressOnce(
      alert.getByRole('button', { name: 'Try again' }),
      () => {
        keepListings(server, [lamp]);
      },
      timers,
    );
    await expect.element(dialogOf('Lamp').button('Contact seller')).toBeVisible();
  });
});

describe('its owner', () => {
  test('reserves it, marks it as sold, and makes it available again', async ({ server }) => {
    keepListings(server, [chair]);
    await renderApp(pathOf(chair), { server, member });
    const { dialog, button } = dialogOf('Chair');
    await expect.element(dialog.getByText('This is your listing')).toBeVisible();
    await expect.element(button('Contact seller')).not.toBeInTheDocument();
    await button('Reserve').click();
    await reserveDialog.getByRole('button', { name: 'Reserve' }).click();
    await expect.element(dialog.getByText('Reserved')).toBeVisible();
    await expect.element(button('End the reservation')).toHaveFocus();
    await expectSound();
    await button('End the reservation').click();
    await expect.element(dialog.getByText('Reserved')).not.toBeInTheDocument();
    await expect.element(button('Reserve')).toHaveFocus();
    await button('Mark as sold').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Mark this listing as sold?' })).toBeVisible();
    await expectSound();
    await confirm('Mark as sold');
    await expect.element(dialog.getByText('Sold')).toBeVisible();
    await expect.element(button('List again')).toHaveFocus();
    await button('List again').click();
    await expect.element(button('Mark as sold')).toHaveFocus();
    expect(server.calls('PUT /marketplace/update/{id}').map(({ body }) => body)).toEqual(
      ['available', 'sold', 'available'].map((status) => ({ status })),
    );
  });

  test('reserves it for a member who asked', async ({ server }) => {
    keepListings(server, [chair], [maria, samplePerson({ first_name: 'Lucia' })]);
    await renderApp(pathOf(chair), { server, member });
    const { dialog, button } = dialogOf('Chair');
    await button('Reserve').click();
    await reserveDialog.getByRole('radio', { name: fullName(maria) }).click();
    await expectSound();
    await reserveDialog.getByRole('button', { name: 'Reserve' }).click();
    await expect.element(dialog.getByText(`Reserved for ${fullName(maria)}`)).toBeVisible();
    await expect.element(reserveDialog).not.toBeInTheDocument();
    expect(server.calls('PUT /marketplace/reserve/{id}').map(({ body }) => body)).toEqual([
      { member: maria._id },
    ]);
  });

  test('can reserve it for nobody while the members who asked cannot be loaded', async ({ server }) => {
    keepListings(server, [chair]);
    server.refuse('GET /marketplace/enquirers/{id}', 429);
    await renderApp(pathOf(chair), { server, member });
    const { dialog, button } = dialogOf('Chair');
    await button('Reserve').click();
    await expect.element(reserveDialog.getByRole('alert')).toBeVisible();
    await expectSound();
    keepListings(server, [chair]);
    await reserveDialog.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(
        reserveDialog.getByText('Members who write to you about this listing or make an offer appear here.'),
      )
      .toBeVisible();
    server.refuse('PUT /marketplace/reserve/{id}', 429, { message: 'Too many requests.' });
    await reserveDialog.getByRole('button', { name: 'Reserve' }).click();
    await expect.element(page.getByText('Too many requests.')).toBeVisible();
    await expect.element(reserveDialog).toBeVisible();
    keepListings(server, [chair]);
    await reserveDialog.getByRole('button', { name: 'Reserve' }).click();
    await expect.element(dialog.getByText('Reserved')).toBeVisible();
  });

  test('deletes it after a confirmation', async ({ server }) => {
    keepListings(server, [chair, lamp]);
    await renderApp('/marketplace', { server, member });
    await listingLink('Chair').click();
    const { dialog, button } = dialogOf('Chair');
    await button('Delete').click();
    await confirm('Cancel');
    await expect.element(dialog).toBeVisible();
    expect(server.calls('DELETE /marketplace/delete/{id}')).toHaveLength(0);
    await button('Delete').click();
    await confirm('Delete');
    await expect.element(dialog).not.toBeInTheDocument();
    await expectAddress('/marketplace');
    await expectTitles('Lamp');
    await expect.element(page.getByText('The listing has been deleted.')).toBeVisible();
  });
});

test('the staff can delete a listing of another member, but do nothing else with it', async ({ server }) => {
  const judged = aListing({
    title: 'Relic',
    abilities: { edit: false, mark: false, delete: true, contact: true, offer: true },
  });
  keepListings(server, [judged, lamp]);
  await renderApp(pathOf(judged), { server, member });
  const { dialog, button } = dialogOf('Relic');
  await expect.element(button('Contact seller')).toBeVisible();
  await expect.element(button('Edit')).not.toBeInTheDocument();
  await expect.element(button('Mark as sold')).not.toBeInTheDocument();
  await button('Delete').click();
  await confirm('Delete');
  await expect.element(dialog).not.toBeInTheDocument();
  await expectAddress('/marketplace');
  await expectTitles('Lamp');
});

describe('a member who asks about it', () => {
  test('is led to the chat with its owner', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    await expect.element(dialogOf('Lamp').button('Delete')).not.toBeInTheDocument();
    await dialogOf('Lamp').button('Contact seller').click();
    await expectAddress(`/messages?chat=019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51&listing=${lamp._id}`);
    expect(server.calls('POST /chat/create').map(({ body }) => body)).toEqual([
      { participants: [member._id, lamp.owner._id], listingId: lamp._id },
    ]);
  });

  test('learns that it has been deleted', async ({ server }) => {
    keepListings(server, [lamp, chair]);
    await renderApp('/marketplace', { server, member });
    await listingLink('Lamp').click();
    server.refuse('POST /chat/create', 404, { message: 'This listing is no longer there.' });
    await dialogOf('Lamp').button('Contact seller').click();
    await expect.element(missingDialog).toBeVisible();
    await missingDialog.getByRole('button', { name: 'Back to the marketplace' }).click();
    await expectAddress('/marketplace');
    await expectTitles('Chair');
  });

  test('learns that it has been sold', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    const { dialog, button } = dialogOf('Lamp');
    await expect.element(button('Contact seller')).toBeVisible();
    server.answer('POST /chat/create', () => {
      keepListings(server, [
        {
          ...lamp,
          status: 'sold',
          abilities: { edit: false, mark: false, delete: false, contact: false, offer: false },
        },
      ]);
      return refusal(400, { message: 'This listing has been sold.', id: 'listing.sold' });
    });
    await button('Contact seller').click();
    await expect.element(page.getByText('This listing has been sold.')).toBeVisible();
    await expect.element(dialog.getByText('Sold')).toBeVisible();
    await expect.element(button('Contact seller')).not.toBeInTheDocument();
    await expect
      .element(dialog.getByText('This has been sold, so you can no longer ask the seller about it.'))
      .toBeVisible();
  });
});

test('a member saves it, and it is marked in the list as well', async ({ server }) => {
  keepListings(server, [lamp]);
  await renderApp('/marketplace', { server, member });
  await listingLink('Lamp').click();
  const save = dialogOf('Lamp').button('Save');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  await press('{Escape}');
  await expect
    .element(page.getByRole('button', { name: 'Save Lamp' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('a member reports it', async ({ server }) => {
  keepListings(server, [lamp]);
  await renderApp(pathOf(lamp), { server, member });
  const { dialog, button } = dialogOf('Lamp');
  await button('Report').click();
  const report = page.getByRole('dialog', { name: 'Report this listing' });
  await report.getByRole('radio', { name: 'Fraud or a false identity' }).click();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect.element(report).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  expect(server.calls('POST /report/create').map(({ body }) => body)).toMatchObject([
    { subjectType: 'listing', subjectId: lamp._id },
  ]);
});
