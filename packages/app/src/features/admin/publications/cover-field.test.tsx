import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { aPicture } from '../../../../test/pictures.ts';
import { aCover, aPublication, keepPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFiles, confirm, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const cover = main.getByRole('group', { name: 'Cover picture' });
const picker = cover.getByLabelText('Cover picture', { exact: true });
const text = cover.getByRole('textbox', { name: /^Alternative text/ });
const title = main.getByRole('textbox', { name: 'Title' });
const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
const article = '/admin/publications/new?kind=article';

describe('the cover picture', () => {
  test('is chosen before the first save, and sent after the text', async ({ server }) => {
    keepPublication(server, null);
    await renderApp(article, { server, member: anAdministrator(), width: 375 });
    await title.fill('Rosary');
    await chooseFiles(picker, new File(['green'], 'green.txt', { type: 'text/plain' }));
    await expect.element(cover.getByRole('alert')).toMatchTextContent('Please choose a photo');
    await chooseFiles(picker, await aPicture('green.png'));
    await text.fill('A greening branch');
    await expectSound();
    await press('Publish');
    await expectToast('Rosary is published.');
    expect(server.calls('POST /admin/publications')).toHaveLength(1);
    expect(server.calls('PUT /admin/publications/{id}/picture').map(({ body }) => body.description)).toEqual([
      'A greening branch',
    ]);
    await expect.element(cover.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  });

  test('can be sent again after a failure, and the draft stays', async ({ server }) => {
    keepPublication(server, null);
    server.refuse(
      'PUT /admin/publications/{id}/picture',
      415,
      { message: 'This is no picture.' },
      { once: true },
    );
    await renderApp(article, { server, member: anAdministrator() });
    await title.fill('Rosary');
    await chooseFiles(picker, await aPicture('green.png'));
    await press('Publish');
    await expect
      .element(main.getByText('The text is saved, but the picture is not: This is no picture.'))
      .toBeVisible();
    await expect.element(main.getByText('Draft', { exact: true })).toBeVisible();
    expect(server.calls('PUT /admin/publications/{id}/publish')).toHaveLength(0);
    await cover.getByRole('button', { name: /^Try again|^Retry/ }).click();
    await expectToast('Rosary is published.');
    expect(server.calls('POST /admin/publications')).toHaveLength(1);
    expect(server.calls('PUT /admin/publications/{id}/picture')).toHaveLength(2);
  });

  test('can be cancelled during the upload', async ({ server }) => {
    keepPublication(server, null);
    const release = server.pause('PUT /admin/publications/{id}/picture');
    await renderApp(article, { server, member: anAdministrator() });
    await title.fill('Rosary');
    await chooseFiles(picker, await aPicture('branch.png'));
    await press('Save draft');
    await expect.element(cover.getByRole('progressbar')).toBeVisible();
    await cover.getByRole('button', { name: /^Cancel/ }).click();
    await expect.element(cover.getByRole('progressbar')).not.toBeInTheDocument();
    await expect
      .element(main.getByText('The text is saved, but the picture is not: You cancelled it.'))
      .toBeVisible();
    release();
  });

  test('is described again without a new picture, and removed', async ({ server }) => {
    const publication = aPublication({
      title: 'Viriditas',
      kind: 'article',
      resource: null,
      state: 'draft',
      image: { ...aCover, description: 'A branch' },
    });
    keepPublication(server, publication);
    await renderApp(`/admin/publications/${publication._id}`, { server, member: anAdministrator() });
    await text.fill('A branch in leaf');
    await press('Save draft');
    await expectToast('Viriditas was saved.');
    expect(server.calls('PUT /admin/publications/{id}/picture').map(({ body }) => body)).toEqual([
      { description: 'A branch in leaf' },
    ]);
    await press('Remove the picture');
    await confirm('Remove');
    await expectToast('The picture was removed.');
    await expect.element(cover.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  });
});
