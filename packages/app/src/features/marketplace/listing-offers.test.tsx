import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aListing, keepListings, ownListing } from '../../../test/listings.ts';
import { listingDialog, listingLink } from '../../../test/marketplace-screens.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { fullName } from '../people/index.ts';
import { samplePerson } from '../people/samples.ts';

const member = aMember();
const lamp = aListing({ title: 'Lamp', price: 95 });
const chair = ownListing({ title: 'Chair', price: 60 });
const maria = samplePerson({ _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4e', first_name: 'Maria' });
const lucia = samplePerson({ _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a52', first_name: 'Lucia' });
const createdAt = '2026-11-22T09:30:00.000Z';
const offers = [
  { member: maria, amount: 55, createdAt },
  { member: lucia, amount: 40.5, createdAt },
];
const offerDialog = page.getByRole('dialog', { name: 'Make an offer' });
const amount = offerDialog.getByRole('textbox', { name: 'Your offer in dollars' });
const sendButton = offerDialog.getByRole('button', { name: 'Send offer' });
const pathOf = ({ _id }: { _id: string }) => `/marketplace/${_id}`;
const button = (title: string, name: string) => listingDialog(title).getByRole('button', { name });
const offersOf = (title: string) => listingDialog(title).getByRole('list', { name: 'Offers' });

describe('a member', () => {
  test('makes an offer, changes it and withdraws it', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    await button('Lamp', 'Make an offer').click();
    await expect.element(amount).toHaveValue('95');
    await expect.element(offerDialog.getByText(/^Josef Mayr asks for \$95\./u)).toBeVisible();
    await expectSound();
    await amount.fill('80.50');
    await sendButton.click();
    await expect.element(offerDialog).not.toBeInTheDocument();
    await expect
      .element(listingDialog('Lamp').getByText('You have offered $80.50. The seller has not answered yet.'))
      .toBeVisible();
    await expectSound();
    await button('Lamp', 'Change your offer').click();
    await expect.element(amount).toHaveValue('80.50');
    await amount.fill('85');
    await sendButton.click();
    await expect.element(listingDialog('Lamp').getByText(/^You have offered \$85\./u)).toBeVisible();
    await button('Lamp', 'Withdraw your offer').click();
    await expect.element(listingDialog('Lamp').getByText(/^You have offered/u)).not.toBeInTheDocument();
    await expect.element(button('Lamp', 'Make an offer')).toBeVisible();
    expect(server.calls('PUT /marketplace/offer/{id}').map(({ body }) => body)).toEqual([
      { amount: 80.5 },
      { amount: 85 },
    ]);
  });

  test.for([
    ['', 'Please enter how much you offer.'],
    ['0', 'Please enter how much you offer.'],
    ['$5', 'Please write the price without a currency sign, such as 12.50.'],
    ['5.005', 'Please use two decimals at most.'],
  ] as const)('cannot offer %j', async ([text, fault], { server }) => {
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    await button('Lamp', 'Make an offer').click();
    await amount.fill(text);
    await sendButton.click();
    await expect.element(amount).toHaveFocus();
    await expect.element(offerDialog.getByText(fault)).toBeVisible();
    expect(server.calls('PUT /marketplace/offer/{id}')).toEqual([]);
  });

  test('keeps the amount if it is refused, or if there is no connection', async ({ server }) => {
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    await button('Lamp', 'Make an offer').click();
    const message = 'The seller has declined this amount. Please offer another one.';
    server.refuse('PUT /marketplace/offer/{id}', 400, { message, errors: [{ path: 'amount', message }] });
    await sendButton.click();
    await expect.element(amount).toHaveFocus();
    await expect.element(amount).toHaveAccessibleDescription(new RegExp(message, 'u'));
    await expectSound();
    server.failNetwork('PUT /marketplace/offer/{id}');
    await sendButton.click();
    await expect.element(offerDialog.getByRole('alert')).toMatchTextContent(/There is no connection/u);
    await expect.element(amount).toHaveValue('95');
    keepListings(server, [lamp]);
    await sendButton.click();
    await expect.element(offerDialog).not.toBeInTheDocument();
  });

  test.for([
    ['accepted', 'reserved', 'The seller has accepted your offer of $80.'],
    ['declined', 'available', 'The seller has declined your offer of $80.'],
  ] as const)('sees that an offer was %s', async ([state, status, text], { server }) => {
    const abilities = { ...lamp.abilities, offer: status === 'available' };
    keepListings(server, [{ ...lamp, status, abilities, yourOffer: { amount: 80, state, createdAt } }]);
    await renderApp(pathOf(lamp), { server, member });
    await expect.element(listingDialog('Lamp').getByText(text)).toBeVisible();
    await expect.element(button('Lamp', 'Withdraw your offer')).not.toBeInTheDocument();
    expect(button('Lamp', 'Make an offer').elements()).toHaveLength(status === 'available' ? 1 : 0);
    expect(server.calls('GET /marketplace/offers/{id}')).toEqual([]);
  });
});

describe('the owner', () => {
  test('accepts an offer, which reserves the listing', async ({ server }) => {
    keepListings(server, [chair], [], offers);
    await renderApp(pathOf(chair), { server, member });
    const accept = offersOf('Chair').getByRole('button', { name: 'Accept' });
    await expect.element(offersOf('Chair').getByText('$40.50')).toBeVisible();
    await expect.element(accept.first()).toHaveAccessibleDescription(`${fullName(maria)}, $55`);
    await expectSound();
    await accept.first().click();
    await expect.element(listingDialog('Chair').getByText(`Reserved for ${fullName(maria)}`)).toBeVisible();
    await expect.element(offersOf('Chair').getByText('$55')).not.toBeInTheDocument();
    expect(server.calls('PUT /marketplace/offers/{id}').map(({ body }) => body)).toEqual([
      { member: maria._id, amount: 55, answer: 'accept' },
    ]);
    await accept.click();
    await confirm('Accept the offer');
    await expect.element(listingDialog('Chair').getByText(`Reserved for ${fullName(lucia)}`)).toBeVisible();
    await expect
      .element(listingDialog('Chair').getByText('Offers of other members appear here.'))
      .toBeVisible();
  });

  test('declines an offer, and writes to the member of another one', async ({ server }) => {
    keepListings(server, [chair], [], offers);
    await renderApp(pathOf(chair), { server, member });
    await offersOf('Chair').getByRole('button', { name: 'Decline' }).first().click();
    await expect.element(page.getByText('You have declined the offer.')).toBeVisible();
    await expect.element(offersOf('Chair').getByText('$55')).not.toBeInTheDocument();
    await offersOf('Chair').getByRole('button', { name: 'Message' }).click();
    await expectAddress(`/messages?chat=019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51&listing=${chair._id}`);
    expect(server.calls('POST /chat/create').map(({ body }) => body)).toEqual([
      { participants: [member._id, lucia._id], listingId: chair._id },
    ]);
  });

  test('sees that an offer was withdrawn meanwhile', async ({ server }) => {
    keepListings(server, [chair], [], offers);
    await renderApp(pathOf(chair), { server, member });
    await expect.element(offersOf('Chair').getByText('$55')).toBeVisible();
    server.answer('GET /marketplace/offers/{id}', { offers: [] });
    server.refuse('PUT /marketplace/offers/{id}', 400, { message: 'This offer was withdrawn.' });
    await offersOf('Chair').getByRole('button', { name: 'Accept' }).first().click();
    await expect.element(page.getByText('This offer was withdrawn.')).toBeVisible();
    await expect
      .element(listingDialog('Chair').getByText('Offers of other members appear here.'))
      .toBeVisible();
  });

  test('loads the offers again after an error', async ({ server }) => {
    keepListings(server, [chair]);
    server.refuse('GET /marketplace/offers/{id}', 429, { message: 'Too many requests.' });
    await renderApp(pathOf(chair), { server, member });
    const alert = listingDialog('Chair').getByRole('alert');
    await expect.element(alert).toMatchTextContent(/Too many requests\./u);
    await expectSound();
    keepListings(server, [chair], [], offers);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(offersOf('Chair').getByText('$55')).toBeVisible();
  });

  test('sees no offers for a listing that is sold or free', async ({ server }) => {
    const sold = ownListing({ title: 'Bell', status: 'sold' });
    const free = ownListing({ title: 'Palm', price: 0 });
    keepListings(server, [sold, free]);
    await renderApp(pathOf(sold), { server, member });
    await expect.element(button('Bell', 'List again')).toBeVisible();
    expect(server.calls('GET /marketplace/offers/{id}')).toEqual([]);
    await renderApp(pathOf(free), { server, member });
    await expect.element(button('Palm', 'Mark as sold')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Offers' })).not.toBeInTheDocument();
  });
});

test('a listing of the reader waits for its offers, so that the dialog does not grow', async ({ server }) => {
  keepListings(server, [chair]);
  server.answer('GET /marketplace/offers/{id}', { offers });
  const release = server.pause('GET /marketplace/offers/{id}');
  await renderApp(pathOf(chair), { server, member });
  await expect.poll(() => server.calls('GET /marketplace/offers/{id}')).toHaveLength(1);
  await expect.element(page.getByRole('dialog', { name: 'Loading' })).toBeVisible();
  await expect.element(listingDialog('Chair')).not.toBeInTheDocument();
  release();
  await expect.element(offersOf('Chair').getByRole('listitem')).toHaveLength(2);
  await expect.element(button('Chair', 'Edit')).toBeVisible();
  expect(server.calls('GET /marketplace/offers/{id}')).toHaveLength(1);
});

test('a listing of the reader is requested together with its offers if a list has shown it', async ({
  server,
}) => {
  keepListings(server, [chair], [], offers);
  const release = server.pause('GET /marketplace/{id}');
  await renderApp('/marketplace', { server, member });
  await listingLink('Chair').click();
  await expect.element(offersOf('Chair').getByRole('listitem')).toHaveLength(2);
  expect(server.calls('GET /marketplace/{id}')).toHaveLength(1);
  release();
});
