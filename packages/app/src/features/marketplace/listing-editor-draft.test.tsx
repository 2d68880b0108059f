import { describe, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { ownListing } from '../../../test/listings.ts';
import { listingLink, openListingForm, press, published } from '../../../test/marketplace-screens.ts';
import { confirm } from '../../../test/screens.ts';
import { anIphonePhoto, aPicture, somePictures } from '../../../test/pictures.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';
import { drafts } from '../../platform/draft-store.ts';

const member = aMember();

describe('the photos of a new listing', () => {
  test('are six at most, and have only formats that the browser can read', async ({ server }) => {
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.addPhotos(anIphonePhoto());
    await expect.element(form.alert).toMatchTextContent(/HEIC.+Not added: IMG_0001\.HEIC\.$/);
    await form.addPhotos(new File(['No.'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(form.alert).toMatchTextContent(/Not added: notes\.txt\.$/);
    await expect.poll(() => form.photos.elements()).toHaveLength(0);

    await form.addPhotos(...(await somePictures(7)));
    await expect.poll(() => form.photos.elements()).toHaveLength(6);
    await expect.element(form.alert).toHaveTextContent('You can add 6 photos. Not added: photo-7.png.');
    await expectSound();
    for (const number of [6, 5, 4]) {
      await form.dialog.getByRole('button', { name: `Remove photo ${number}` }).click();
    }
    await expect.element(form.alert).not.toBeInTheDocument();

    const broken = new File(['This only says that it is a picture.'], 'photo.jpg', { type: 'image/jpeg' });
    await form.addPhotos(broken, await aPicture('photo-4.png'));
    await expect
      .element(form.alert)
      .toHaveTextContent('This file cannot be read as a photo. Not added: photo.jpg.');
    await expect.poll(() => form.photos.elements()).toHaveLength(4);
    await form.dialog.getByRole('button', { name: 'Remove photo 4' }).click();
    await expect.element(form.alert).not.toBeInTheDocument();
  });

  test('are sent in their order, with their alternative texts', async ({ server }) => {
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('Three candlesticks');
    await form.price.fill('12.5');
    await form.addPhotos(...(await somePictures(2)));
    await form.texts.first().fill('All three of them');
    await form.dialog.getByRole('button', { name: 'Move photo 1 back' }).click();
    await form.submit.click();
    await expect.element(published).toBeVisible();
    const [sent] = server.calls('POST /marketplace/create');
    expect(sent?.body).toMatchObject({
      title: 'Three candlesticks',
      images: [{ name: 'photo-2.png' }, { name: 'photo-1.png' }],
      imageDescriptions: JSON.stringify(['', 'All three of them']),
    });
  });
});

describe('a draft', () => {
  test('survives a reload with its photos, until it is discarded', async ({ server }) => {
    const app = await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.cancel.click();
    await expect.element(form.dialog).not.toBeInTheDocument();

    await openListingForm();
    await form.title.fill('Three candlesticks');
    await form.price.fill('12,5');
    await form.addPhotos(...(await somePictures(2)));
    await form.texts.first().fill('All three of them');
    await form.dialog.getByRole('button', { name: 'Move photo 1 back' }).click();
    await drafts.settled();
    const again = await app.reload();
    await openListingForm();
    await expect.element(form.title).toHaveValue('Three candlesticks');
    await expect.element(form.price).toHaveValue('12,5');
    await expect.element(form.texts.nth(1)).toHaveValue('All three of them');
    await expect.poll(() => form.photos.first().element().querySelector('img')?.naturalWidth).toBe(64);

    await press('{Escape}');
    await confirm('Keep editing');
    await expect.element(form.title).toHaveValue('Three candlesticks');
    const dialog = form.dialog.element();
    await form.cancel.click();
    const isPersistedAtEnd = new Promise<boolean>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!dialog.isConnected) resolve(drafts.hasUnsaved());
      });
      watch.observe(document.body, { childList: true, subtree: true });
      onTestFinished(() => watch.disconnect());
    });
    await confirm('Discard');
    expect(await isPersistedAtEnd, 'the draft is gone before the dialog is').toBe(false);
    await again.reload();
    await openListingForm();
    await expect.element(form.title).toHaveValue('');
    await expect.element(form.price).toHaveValue('');
    await expect.poll(() => form.photos.elements()).toHaveLength(0);
  });

  test('is cleared once it is published', async ({ server }) => {
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('Lamp');
    await form.price.fill('8');
    await form.submit.click();
    await expect.element(published).toBeVisible();
    // Uses the keyboard, because the toast covers the button.
    await expect.element(page.getByRole('button', { name: 'Create list' }).first()).toHaveFocus();
    await press('{Enter}');
    await expect.element(form.title).toHaveValue('');
  });
});

describe('sending', () => {
  test('can be stopped, and keeps the draft', async ({ server }) => {
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('Missal');
    await form.price.fill('8');
    await form.addPhotos(...(await somePictures(1)));
    const release = server.pause('POST /marketplace/create');
    await form.submit.click();
    await expect.element(form.dialog.getByRole('progressbar', { name: 'Create listing' })).toBeVisible();
    await expect.element(form.title).toHaveAttribute('readonly');
    await form.cancel.click();
    await expect.element(form.title).not.toHaveAttribute('readonly');
    await expect.element(form.title).toHaveValue('Missal');
    await expect.poll(() => form.photos.elements()).toHaveLength(1);
    release();
  });

  test.for([
    [
      413,
      'A photo may have 25 MB at most.',
      [{ path: 'images', message: 'A photo may have 25 MB at most.' }],
    ],
    [429, 'Too many requests. Please wait a moment.', []],
    [503, 'The server is busy.', []],
  ] as const)('shows in view why %s refused it', async ([status, message, errors], { server }) => {
    server.refuse('POST /marketplace/create', status, { message, errors: [...errors] });
    await renderApp('/marketplace', { server, member, width: 375 });
    const form = await openListingForm();
    await form.title.fill('Missal');
    await form.price.fill('8');
    await form.addPhotos(...(await somePictures(1)));
    await form.submit.click();
    await expect.element(form.alert).toHaveTextContent(message);
    await expect.element(form.alert).toBeInViewport();
    await expect.element(form.title).toHaveValue('Missal');
    await expect.poll(() => form.photos.elements()).toHaveLength(1);
  });

  test('repeats the same key after a lost response, and then sends the later edits', async ({ server }) => {
    const made = ownListing({ title: 'Missal' });
    server.failNetwork('POST /marketplace/create');
    await renderApp('/marketplace', { server, member });
    const form = await openListingForm();
    await form.title.fill('Missal');
    await form.price.fill('8');
    await form.submit.click();
    await expect.element(form.alert).toMatchTextContent(/There is no connection to the server\./);
    server.answer('POST /marketplace/create', { item: made });
    server.answer('PUT /marketplace/update/{id}', { item: { ...made, title: 'Missal of 1962' } });
    await form.title.fill('Missal of 1962');
    await form.submit.click();
    await expect.element(published).toBeVisible();
    const [first, second] = server.calls('POST /marketplace/create');
    expect(first?.headers.get('idempotency-key')).toBeTruthy();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
    expect(server.calls('PUT /marketplace/update/{id}')).toMatchObject([
      { params: { id: made._id }, body: { title: 'Missal of 1962' } },
    ]);
    await expect.element(listingLink('Missal of 1962')).toBeVisible();
  });
});
