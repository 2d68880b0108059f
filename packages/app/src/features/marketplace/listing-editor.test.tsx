import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPhoto, keepListings, ownListing } from '../../../test/listings.ts';
import {
  choose,
  listingDialog,
  listingForm,
  openListingForm,
  press,
  published,
} from '../../../test/marketplace-screens.ts';
import { aParish } from '../../../test/publications.ts';
import { somePictures } from '../../../test/pictures.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();

describe('the form for a new listing', () => {
  test('names missing fields, and focuses the first one', async ({ server }) => {
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.submit.click();
    await expect.element(form.title).toHaveFocus();
    await expect.element(form.title).toHaveAccessibleDescription('Please give it a title.');
    await expect.element(form.price).toHaveAccessibleDescription(/Please enter a price/);
    await expectSound();
    expect(server.calls('POST /marketplace/create')).toHaveLength(0);
  });

  test('shows errors at their fields, and keeps what was typed', async ({ server }) => {
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('Icon');
    for (const [price, words] of [
      ['NaN', 'Please write the price in digits'],
      ['12.345', 'Please use two decimals at most.'],
    ] as const) {
      await form.price.fill(price);
      await expect.element(form.preview).not.toMatchTextContent(/NaN/);
      await form.submit.click();
      await expect.element(form.price).toHaveFocus();
      await expect.element(form.price).toHaveAccessibleDescription(expect.stringContaining(words));
      await expect.element(form.price).toHaveValue(price);
    }
    await form.price.fill('0');
    await choose(form.dialog, /^Category/, 'Religious Art');
    await expect.element(form.preview).toMatchTextContent(/Free/);
    await expect.element(form.preview).toMatchTextContent(/Religious Art/);

    const title = 'x'.repeat(5000);
    await form.title.fill(title);
    await form.zip.fill('Boston');
    await form.submit.click();
    await expect.element(form.title).toHaveFocus();
    await expect.element(form.title).toHaveAccessibleDescription('Please use at most 120 characters.');
    await expect.element(form.title).toHaveValue(title);
    await form.title.fill('Icon');
    await form.submit.click();
    await expect.element(form.zip).toHaveFocus();
    await expect.element(form.zip).toHaveAccessibleDescription(/five digits/);
    expect(server.calls('POST /marketplace/create')).toHaveLength(0);
  });

  test.for([
    ['title', 'This cannot be sold (canon 1190).'],
    ['zip', 'We do not know this ZIP code.'],
  ] as const)('shows the server’s error at the field: %s', async ([path, message], { server }) => {
    server.refuse('POST /marketplace/create', 400, { message, errors: [{ path, message }] }, { once: true });
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('A relic');
    await form.price.fill('0');
    await form.zip.fill('00000');
    await form.submit.click();
    await expect.element(form[path]).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(form[path]).toHaveFocus();
    await expect.element(form.title).toHaveValue('A relic');
    await expect.element(form.price).toHaveValue('0');
    await expect.element(form.zip).toHaveValue('00000');
    await form[path].fill(path === 'zip' ? '02134' : 'A rosary');
    await form.submit.click();
    await expect.element(published).toBeVisible();
  });

  test('takes a parish of the directory as meeting point', async ({ server }) => {
    keepListings(server, []);
    const parish = aParish({ title: 'St. Cecilia' });
    server.answer('GET /parish/all', { parishes: [parish], nextCursor: null });
    server.answer('POST /marketplace/create', { item: ownListing({ title: 'Icon' }) });
    await renderApp('/marketplace', { server, member, width: 375 });
    const form = await openListingForm();
    await form.title.fill('Icon');
    await form.price.fill('20');
    await form.meetingPoint.click();
    await press('Cec');
    await expect.element(page.getByRole('option', { name: /^St\. Cecilia/ })).toBeVisible();
    await expectSound();
    await press('{ArrowDown}{Enter}');
    await expect.element(form.meetingPoint).toHaveValue(`St. Cecilia, ${parish.parish.town}`);
    await form.submit.click();
    await expect.element(published).toBeVisible();
    expect(server.calls('POST /marketplace/create')[0]?.body).toMatchObject({ meetingPoint: parish._id });
  });

  test('asks for the details of the category, and shows their errors at their fields', async ({ server }) => {
    keepListings(server, []);
    server.answer('POST /marketplace/create', { item: ownListing({ title: 'Minivan', category: 'Cars' }) });
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('Minivan');
    await form.price.fill('8900');
    await choose(form.dialog, /^Category/, 'Books');
    await form.dialog.getByLabelText(/^Author/).fill('Augustine');
    await choose(form.dialog, /^Category/, 'Cars');
    await expect.element(form.dialog.getByLabelText(/^Author/)).not.toBeInTheDocument();
    await form.dialog.getByLabelText(/^Make/).fill('Saab');
    const year = form.dialog.getByLabelText(/^Year/);
    await year.fill('14');
    await form.dialog.getByLabelText(/^Miles/).fill('92,000');
    await form.submit.click();
    await expect.element(year).toHaveFocus();
    await expect.element(year).toHaveAccessibleDescription(/Please enter a year from 1886 to/);
    await expectSound();
    await year.fill('2014');
    await form.submit.click();
    await expect.element(published).toBeVisible();
    expect(server.calls('POST /marketplace/create').map(({ body }) => body)).toEqual([
      expect.objectContaining({ category: 'Cars', make: 'Saab', year: 2014, mileage: 92_000 }),
    ]);
    expect(server.calls('POST /marketplace/create')[0]?.body).not.toHaveProperty('author');
  });

  test('puts the published listing at the top of the list', async ({ server }) => {
    const made = ownListing({ title: 'Icon of Saint Clare', createdAt: '2026-11-22T10:02:00.000Z' });
    keepListings(server, [ownListing({ title: 'Lamp' })]);
    server.answer('POST /marketplace/create', { item: made });
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await expect.element(form.zip).toHaveValue('02134');
    await form.title.fill(' Icon of Saint Clare ');
    await form.price.fill('12.50');
    await form.description.fill('Egg tempera on a lime panel.');
    await choose(form.dialog, /^Category/, 'Religious Art');
    await form.submit.click();
    await expect.element(published).toBeVisible();
    await expect.element(form.dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('article').first()).toMatchTextContent(/Icon of Saint Clare/);
    await expect.element(page.getByRole('button', { name: 'Create list' }).first()).toHaveFocus();
    expect(server.calls('POST /marketplace/create').map(({ body }) => body)).toEqual([
      {
        title: 'Icon of Saint Clare',
        price: 12.5,
        description: 'Egg tempera on a lime panel.',
        category: 'Religious Art',
        zip: '02134',
      },
    ]);
  });

  test('has no place if the member has none', async ({ server }) => {
    await renderApp('/marketplace', { server, member: { ...member, zip: null } });
    const form = await openListingForm();
    await expect.element(form.zip).toHaveValue('');
  });
});

test('a listing is edited: photos are ordered, described, removed and inserted', async ({ server }) => {
  const statue = ownListing({ title: 'Statue', price: 90, photos: [aPhoto('The front')] });
  keepListings(server, [statue]);
  server.answer('PUT /marketplace/update/{id}', { item: { ...statue, price: 85.5 } });
  await renderApp(`/marketplace/${statue._id}`, { server, member, width: 375 });
  await listingDialog('Statue').getByRole('button', { name: 'Edit' }).click();
  const form = listingForm('Edit listing');
  await expect.element(form.title).toHaveValue('Statue');
  await expect.element(form.price).toHaveValue('90');
  await expect.element(form.zip).toHaveValue('02134');
  await expect.element(form.zip).toHaveAccessibleDescription(/, MA$/);
  await expect.element(form.texts).toHaveValue('The front');

  await form.addPhotos(...(await somePictures(2)));
  await form.dialog.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await form.texts.first().fill('The back');
  await form.texts.nth(1).fill('From the front');
  await form.dialog.getByRole('button', { name: 'Remove photo 3' }).click();
  await form.price.fill('85.50');
  await expectSound();
  await form.submit.click();
  await expect.element(page.getByText('Your listing was updated.')).toBeVisible();
  await expect.element(form.dialog).not.toBeInTheDocument();
  await expect.element(listingDialog('Statue').getByText('$85.50').first()).toBeVisible();
  const [sent] = server.calls('PUT /marketplace/update/{id}');
  expect(sent?.body).toMatchObject({
    price: '85.5',
    images: { name: 'photo-1.png' },
    photos: JSON.stringify([
      { upload: 0, description: 'The back' },
      { _id: statue.photos[0]?._id, description: 'From the front' },
    ]),
  });
});

test('the meeting point of a listing is removed', async ({ server }) => {
  const meetingPoint = { _id: ownListing()._id, title: 'St. Mary', town: 'Springfield', state: 'IL' };
  const icon = ownListing({ title: 'Icon', meetingPoint });
  keepListings(server, [icon]);
  server.answer('GET /parish/all', { parishes: [], nextCursor: null });
  await renderApp(`/marketplace/${icon._id}`, { server, member });
  await listingDialog('Icon').getByRole('button', { name: 'Edit' }).click();
  const form = listingForm('Edit listing');
  await expect.element(form.meetingPoint).toHaveValue('St. Mary, Springfield');
  await form.meetingPoint.clear();
  await form.submit.click();
  await expect.element(page.getByText('Your listing was updated.')).toBeVisible();
  expect(server.calls('PUT /marketplace/update/{id}')).toMatchObject([{ body: { meetingPoint: '' } }]);
});
