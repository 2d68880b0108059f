import { truncateSync, writeFileSync } from 'node:fs';
import { audit } from './audit.ts';
import { chooseCategory, editor, offered, openEditor, photo, photos } from './listing-editor.ts';
import { authorised } from './members.ts';
import { expectToast } from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

test('what cannot be offered is told at its field, and everything typed stays', async ({
  signIn,
  vigilance,
}, testInfo) => {
  vigilance.expectRefusal(/status of 400/);
  // While it records, Playwright itself asks again for a photo that the browser could not show.
  vigilance.expectRefusal(/^error: Connecting to 'blob:/);
  test.setTimeout(180_000);
  const { member, page } = await signIn('Clotilde');
  await visit(page, '/marketplace');
  const form = await openEditor(page);
  const icon = `Icon ${member.lastName}`;

  await test.step('nothing at all', async () => {
    await form.submit.click();
    await expect(form.title).toBeFocused();
    await expect(form.title).toHaveAccessibleDescription('Please give it a title.');
    await expect(form.price).toHaveAccessibleDescription(/Please enter a price/);
    await audit(page, 'a listing with errors');
  });

  await form.title.fill(icon);
  await form.description.fill('Egg tempera on a lime panel.');
  await chooseCategory(page, 'Religious Art');

  for (const [price, words] of [
    ['-1', 'A price cannot be below 0.'],
    ['NaN', 'Please write the price in digits'],
    ['1e5', 'Please write the price in digits'],
    ['1e309', 'Please write the price in digits'],
    ['$5', 'without a currency sign'],
    ['12,50', 'with a point and without commas'],
    ['12.345', 'Please use two decimals at most.'],
    ['1000000.01', 'A price is $1,000,000 at most.'],
  ] as const) {
    await test.step(`a price of ${price}`, async () => {
      await form.price.fill(price);
      await expect(form.preview).not.toContainText('NaN');
      await form.submit.click();
      await expect(form.price).toBeFocused();
      await expect(form.price).toHaveAccessibleDescription(
        new RegExp(words.replaceAll(/[.$]/g, String.raw`\$&`)),
      );
      await expect(form.price).toHaveValue(price);
    });
  }
  await form.price.fill('0');
  await expect(form.preview).toContainText('Free');
  await expect(form.preview).toContainText('Religious Art');

  await test.step('a title of 5,000 characters', async () => {
    const title = 'x'.repeat(5000);
    await form.title.fill(title);
    await form.submit.click();
    await expect(form.title).toBeFocused();
    await expect(form.title).toHaveAccessibleDescription('Please use at most 120 characters.');
    await expect(form.title).toHaveValue(title);
    await form.title.fill(icon);
    await expect(form.title).toBeFocused();
  });

  await test.step('a ZIP code that is none, and one that nobody knows', async () => {
    await form.zip.fill('Boston');
    await form.submit.click();
    await expect(form.zip).toBeFocused();
    await expect(form.zip).toHaveAccessibleDescription(/five digits/);
    await form.zip.fill('00000');
    await form.submit.click();
    await expect(form.zip).toHaveAccessibleDescription(/We do not know this ZIP code/);
    await expect(form.zip).toBeFocused();
    await expect(form.title).toHaveValue(icon);
    await form.zip.fill('02134');
  });

  await test.step('files that are no photos of a listing', async () => {
    const huge = testInfo.outputPath('huge.png');
    writeFileSync(huge, '');
    truncateSync(huge, 60 * 1024 * 1024);
    await form.picker.setInputFiles(huge);
    await expect(form.dialog.getByRole('alert')).toHaveText(
      'A photo can have 25 MB at most. Not added: huge.png.',
    );
    await form.picker.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('No.'),
    });
    await expect(form.dialog.getByRole('alert')).toContainText('Not added: notes.txt.');
    await expect(form.photos).toHaveCount(0);
    await form.picker.setInputFiles(await photos(7));
    await expect(form.photos).toHaveCount(6);
    await expect(form.dialog.getByRole('alert')).toHaveText(
      'There is room for 6 photos. Not added: photo-7.png.',
    );
    await audit(page, 'a listing with six photos');
    for (let count = 6; count > 2; count -= 1) {
      await form.dialog.getByRole('button', { name: `Remove photo ${count}` }).click();
    }
    await form.picker.setInputFiles([
      {
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('This only says that it is a picture.'),
      },
      await photo('photo-3.png'),
    ]);
    await expect(form.dialog.getByRole('alert')).toHaveText(
      'This file cannot be read as a photo. Not added: photo.jpg.',
    );
    await expect(form.photos).toHaveCount(3);
    await form.dialog.getByRole('button', { name: 'Remove photo 3' }).click();
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('what the Church forbids to sell', async () => {
    await form.title.fill('A first-class relic of Saint Clare');
    await form.submit.click();
    await expect(form.title).toHaveAccessibleDescription(/canon 1190/);
    await expect(form.title).toBeFocused();
    await expect(form.price).toHaveValue('0');
    await expect(form.photos).toHaveCount(2);
    await form.title.fill(icon);
  });

  await form.submit.click();
  await expectToast(page, 'Your listing is published.');
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(icon);
  await expect(page.getByRole('button', { name: 'Create list' }).first()).toBeFocused();
  expect(await offered(page, member)).toMatchObject([{ title: icon, photos: [{}, {}] }]);
});

test('a listing is changed: photos are put in order, described, taken away and added in between', async ({
  signIn,
}) => {
  const { member, page } = await signIn('Flavia');
  const made = await page.request.post('/api/marketplace/create', {
    headers: authorised(member),
    multipart: {
      title: `Statue ${member.lastName}`,
      price: '90',
      zip: '02134',
      images: await photo('front.png'),
      imageDescriptions: '["The front"]',
    },
  });
  expect(made.status()).toBe(201);
  await visit(page, '/marketplace');
  await page.getByRole('link', { name: `Statue ${member.lastName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  const form = editor(page, 'Edit listing');
  await expect(form.title).toHaveValue(`Statue ${member.lastName}`);
  await expect(form.price).toHaveValue('90');
  await expect(form.zip).toHaveValue('02134');
  await expect(form.zip).toHaveAccessibleDescription(/, MA$/);
  await expect(form.texts).toHaveValue('The front');

  await form.picker.setInputFiles(await photos(2));
  await form.dialog.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await form.texts.first().fill('The back');
  await form.texts.nth(1).fill('From the front');
  await form.dialog.getByRole('button', { name: 'Remove photo 3' }).click();
  await form.price.fill('85.50');
  await audit(page, 'changing a listing');
  await form.submit.click();
  await expectToast(page, 'Your listing is changed.');
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByText('$85.50').first()).toBeVisible();
  expect(await offered(page, member)).toMatchObject([
    { photos: [{ description: 'The back' }, { description: 'From the front' }] },
  ]);
});

test('a member says where they are, and what they are told of', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 400/);
  const { page } = await signIn('Gertrude');
  await visit(page, '/settings');
  const zip = page.getByLabel('ZIP code (optional)');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await zip.fill('Boston');
  await save.click();
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription(/five digits/);
  await zip.fill('00000');
  await save.click();
  await expect(zip).toHaveAccessibleDescription(/We do not know this ZIP code/);
  await expect(zip).toHaveValue('00000');
  await zip.fill('02134');
  await save.click();
  await expectToast(page, 'Your ZIP code is saved.');
  const told = page.getByRole('switch', { name: 'Saved searches' });
  await expect(told).toBeChecked();
  await told.click();
  await expect(told).not.toBeChecked();
  await page.reload();
  await dismissSplash(page);
  await expect(told).not.toBeChecked();
  await expect(zip).toHaveValue('02134');
  await audit(page, 'settings with a place');

  await visit(page, '/marketplace');
  const form = await openEditor(page);
  await expect(form.zip).toHaveValue('02134');
  await form.cancel.click();
  await visit(page, '/settings');
  await zip.fill('');
  await save.click();
  await expectToast(page, 'Your ZIP code is removed.');
});
