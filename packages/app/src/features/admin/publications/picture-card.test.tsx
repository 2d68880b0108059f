import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { aPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFiles, confirm, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog', { name: 'Picture' });
const picker = dialog.getByLabelText('Picture', { exact: true });
const text = dialog.getByRole('textbox', { name: /^Alternative text/ });
const save = () => dialog.getByRole('button', { name: 'Save' }).click();

const publication = aPublication({ title: 'Viriditas', kind: 'article', resource: null });
const withPicture = (description: string) => ({
  ...publication,
  image: {
    url: '/api/file/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d/large?signature=Xk2',
    width: 64,
    height: 40,
    description,
    placeholder: '',
    sources: [],
  },
});
const route = `/admin/publications/${publication._id}`;

describe('the picture of a publication', () => {
  test('must be a picture, and the dialog keeps the typed text after a refusal', async ({ server }) => {
    server.answer('GET /admin/publications/{id}', { publication });
    server.refuse('PUT /admin/publications/{id}/picture', 415, { message: 'This is no picture.' });
    await renderApp(route, { server, member: anAdministrator() });
    await main.getByRole('button', { name: 'Add a picture' }).click();
    await save();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please choose a picture.');
    await chooseFiles(picker, new File(['green'], 'green.txt', { type: 'text/plain' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please choose a photo');
    await chooseFiles(picker, new File(['green'], 'green.png', { type: 'image/png' }));
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('This file cannot be read as a picture.');
    await chooseFiles(picker, await aPicture('green.png'));
    await text.fill('A greening branch');
    await save();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('This is no picture.');
    await expect.element(text).toHaveValue('A greening branch');
    await expectSound();
  });

  test('can be cancelled during the upload, sent again, and described again', async ({ server }) => {
    server.answer('GET /admin/publications/{id}', { publication });
    const release = server.pause('PUT /admin/publications/{id}/picture');
    await renderApp(route, { server, member: anAdministrator(), width: 375 });
    await main.getByRole('button', { name: 'Add a picture' }).click();
    await chooseFiles(picker, await aPicture('branch.png'));
    await text.fill('A greening branch');
    await save();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    await expectSound();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.element(dialog.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(text).toHaveValue('A greening branch');
    release();

    server.answer('PUT /admin/publications/{id}/picture', ({ body }) => {
      const changed = withPicture(body.description ?? '');
      server.answer('GET /admin/publications/{id}', { publication: changed });
      return { publication: changed };
    });
    await save();
    await expectToast('The picture was saved.');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(main.getByText('A greening branch')).toBeVisible();
    await main.getByRole('button', { name: 'Change the picture' }).click();
    await text.fill('A branch in leaf');
    await save();
    await expect.element(main.getByText('A branch in leaf')).toBeVisible();
    expect(server.calls('PUT /admin/publications/{id}/picture').at(-1)?.body).toEqual({
      description: 'A branch in leaf',
    });
  });

  test('is removed after a confirmation', async ({ server }) => {
    server.answer('GET /admin/publications/{id}', { publication: withPicture('A greening branch') });
    server.answer('DELETE /admin/publications/{id}/picture', () => {
      server.answer('GET /admin/publications/{id}', { publication });
      return { publication };
    });
    await renderApp(route, { server, member: anAdministrator() });
    await main.getByRole('button', { name: 'Remove the picture' }).click();
    await confirm('Remove');
    await expectToast('The picture was removed.');
    await expect.element(main.getByText('There is no picture yet.')).toBeVisible();
  });
});
