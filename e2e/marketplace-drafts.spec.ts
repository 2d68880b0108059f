import { offered, openEditor, photos } from './listing-editor.ts';
import { confirm, expectToast } from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('a listing waits as a draft with its photos, over a reload too', async ({ signIn }) => {
  const { member, page } = await signIn('Dympna');
  await visit(page, '/marketplace');
  const form = await openEditor(page);
  await form.cancel.click();
  await expect(form.dialog).toBeHidden();

  await openEditor(page);
  await form.title.fill('Three candlesticks');
  await form.price.fill('12,5');
  await form.picker.setInputFiles(await photos(2));
  await form.texts.first().fill('All three of them');
  await form.dialog.getByRole('button', { name: 'Move photo 1 back' }).click();
  await page.reload();
  await dismissSplash(page);
  await openEditor(page);
  await expect(form.title).toHaveValue('Three candlesticks');
  await expect(form.price).toHaveValue('12,5');
  await expect(form.photos).toHaveCount(2);
  await expect(form.texts.nth(1)).toHaveValue('All three of them');
  await expect(form.photos.first().locator('img')).toHaveJSProperty('naturalWidth', 640);

  await test.step('it is thrown away only when one is sure', async () => {
    await page.keyboard.press('Escape');
    await confirm(page, 'Keep editing');
    await expect(form.title).toHaveValue('Three candlesticks');
  });

  await form.price.fill('12.5');
  await form.submit.click();
  await expectToast(page, 'Your listing is published.');
  expect(await offered(page, member)).toMatchObject([
    { title: 'Three candlesticks', photos: [{ description: '' }, { description: 'All three of them' }] },
  ]);

  await test.step('what is sent or discarded is kept no more', async () => {
    await openEditor(page);
    await expect(form.title).toHaveValue('');
    await form.title.fill('Another');
    await form.cancel.click();
    await confirm(page, 'Discard');
    await expect(form.dialog).toBeHidden();
    await page.reload();
    await dismissSplash(page);
    await openEditor(page);
    await expect(form.price).toHaveValue('');
    await expect(form.title).toHaveValue('');
  });
});

test('the sending can be stopped, and a repeat makes one listing', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/ERR_FAILED|ERR_ABORTED|status of (?:413|429|503)/);
  const { member, page } = await signIn('Eulalia');
  await visit(page, '/marketplace');
  const form = await openEditor(page);
  await form.title.fill('Missal');
  await form.price.fill('8');
  await form.picker.setInputFiles(await photos(1));

  const sending = '**/api/marketplace/create';
  await page.route(sending, () => undefined);
  await form.submit.click();
  await expect(form.dialog.getByRole('progressbar', { name: 'Create listing' })).toBeVisible();
  await expect(form.title).toHaveAttribute('readonly');
  await form.cancel.click();
  await expect(form.title).not.toHaveAttribute('readonly');
  await expect(form.title).toHaveValue('Missal');
  await expect(form.photos).toHaveCount(1);
  await page.unroute(sending);

  for (const [status, message, errors] of [
    [
      413,
      'A photo may have 25 MB at most.',
      [{ path: 'images', message: 'A photo may have 25 MB at most.' }],
    ],
    [429, 'Too many requests. Please wait a moment.', []],
    [503, 'The server is busy.', []],
  ] as const) {
    await test.step(`the server answers ${status}`, async () => {
      await page.route(sending, (route) =>
        route.fulfill({ status, json: { message, id: 'request.refused', errors } }),
      );
      await form.submit.click();
      await expect(form.dialog.getByRole('alert')).toContainText(message);
      await expect(form.dialog.getByRole('alert')).toBeInViewport();
      await expect(form.title).toHaveValue('Missal');
      await expect(form.photos).toHaveCount(1);
      await page.unroute(sending);
    });
  }

  await test.step('what arrived without an answer is not made twice', async () => {
    await page.route(sending, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expect(form.dialog.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(form.dialog.getByRole('alert')).toBeInViewport();
    expect(await offered(page, member)).toHaveLength(1);
    await page.unroute(sending);
    await form.title.fill('Missal of 1962');
    await form.submit.click();
    await expectToast(page, 'Your listing is published.');
    expect(await offered(page, member)).toMatchObject([{ title: 'Missal of 1962' }]);
  });
});
