import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { postControls, postWith } from '../../../test/feed-screens.ts';
import { anEditedMovie, aPicture } from '../../../test/pictures.ts';
import { ownPost, servePosts, type Post } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, chooseFromMenu, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const aPhoto: Post['images'][number] = {
  _id: '019a2b3c-4d5e-7f60-8a7b-000000000100',
  url: '/api/file/019a2b3c-4d5e-7f60-8a7b-000000000100/large',
  width: 800,
  height: 600,
  description: 'The procession',
  placeholder: '',
  sources: [],
};
/** A photo of its own for each number. */
const numbered = (description: string, index: number) => {
  const _id = aPhoto._id.replace(/.$/, `${index}`);
  return { ...aPhoto, _id, url: `/api/file/${_id}/large`, description };
};
const otherId = '019a2b3c-4d5e-7f60-8a7b-000000000999';
const dialog = page.getByRole('dialog', { name: 'Editar publicación' });
const content = dialog.getByLabelText('Contenido');
const save = dialog.getByRole('button', { name: 'Guardar cambios' });

test('changes a post, which is then marked as edited', async ({ server }) => {
  const post = ownPost('Procession');
  servePosts(server, post);
  server.answer('PUT /post/update/{id}', ({ body }) => ({
    post: { ...post, content: body.content, title: '', updatedAt: '2026-11-21T11:00:00.000Z' },
  }));
  await renderApp('/community', { server, member, width: 375 });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await content.fill('Procession, at ten');
  await expectSound();
  await save.click();
  await expect.element(postWith('Procession, at ten')).toMatchTextContent('edited');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('asks before changes are discarded', async ({ server }) => {
  servePosts(server, ownPost('Procession'));
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await content.fill('Procession, at ten');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(content).toHaveValue('Procession, at ten');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(postWith('Procession')).not.toMatchTextContent('at ten');
  expect(server.calls('PUT /post/update/{id}')).toHaveLength(0);
});

test('says that a text is missing, and keeps the rest', async ({ server }) => {
  servePosts(server, ownPost('Procession'));
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await chooseFiles(dialog.getByLabelText('Add photos'), await aPicture('banner.png'));
  await content.fill(' ');
  await save.click();
  await expect.element(dialog.getByText('Please write a text.')).toBeVisible();
  await expect.element(content).toHaveFocus();
  await expect.element(content).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1);
  expect(server.calls('PUT /post/update/{id}')).toHaveLength(0);
});

test('closes if the post was deleted meanwhile', async ({ server }) => {
  servePosts(server, ownPost('Procession'));
  server.refuse('PUT /post/update/{id}', 404, { message: 'This post is no longer available.' });
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await content.fill('Procession, at ten');
  await save.click();
  await expectToast('This post is no longer available.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(postWith('Procession')).not.toBeInTheDocument();
});

test('describes, moves and removes the photos of a post', async ({ server }) => {
  const photos = ['One', 'Two', 'Three'].map(numbered);
  const post = ownPost('Procession', { images: photos });
  servePosts(server, post);
  server.answer('PUT /post/update/{id}', ({ body }) => ({
    post: {
      ...post,
      images: (Array.isArray(body.photos) ? body.photos : []).flatMap(({ _id, description = '' }) =>
        photos.filter((photo) => photo._id === _id).map((photo) => ({ ...photo, description })),
      ),
    },
  }));
  await renderApp('/community', { server, member, width: 375 });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await dialog.getByRole('button', { name: 'Move photo 1 back' }).click();
  await dialog.getByRole('button', { name: 'Remove photo 3' }).click();
  await dialog.getByRole('textbox', { name: 'Alternative text' }).first().fill('The banner');
  await expectSound();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls('PUT /post/update/{id}')[0]?.body.photos).toEqual([
    { _id: photos[1]?._id, description: 'The banner' },
    { _id: photos[0]?._id, description: 'One' },
  ]);
  await expect.element(postWith('Procession').getByRole('img', { name: 'The banner' })).toBeVisible();
});

test('leaves the photos alone if only the text changes', async ({ server }) => {
  const post = ownPost('Procession', { images: [aPhoto] });
  servePosts(server, post);
  server.answer('PUT /post/update/{id}', ({ body }) => ({ post: { ...post, content: body.content } }));
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await content.fill('Procession, at ten');
  await save.click();
  await expect.element(postWith('Procession, at ten')).toBeVisible();
  expect(server.calls('PUT /post/update/{id}')[0]?.body).not.toHaveProperty('photos');
});

test('adds photos, names the damaged one, and sends their places', async ({ server }) => {
  const post = ownPost('Procession', { images: [aPhoto] });
  servePosts(server, post);
  server.answer('PUT /post/update/{id}', ({ body }) => ({
    post: {
      ...post,
      content: body.content,
      images: ['The banner', aPhoto.description].map(numbered),
    },
    refusedFiles: [{ index: 1, name: 'choir.png', message: 'This picture is damaged.' }],
  }));
  await renderApp('/community', { server, member, width: 375 });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  const torn = new File(['Not a picture.'], 'torn.jpg', { type: 'image/jpeg' });
  const picker = dialog.getByLabelText('Add photos');
  await chooseFiles(picker, await aPicture('banner.png'), torn, await aPicture('choir.png'));
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('“torn.jpg” was not added. This file cannot be read as a picture.');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(3);
  await dialog.getByRole('textbox', { name: 'Alternative text' }).nth(1).fill('The banner');
  await dialog.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await expectSound();
  await save.click();
  await expectToast('“choir.png” is not in your post. This picture is damaged.');
  const [sent] = server.calls('PUT /post/update/{id}');
  expect(sent?.body).toMatchObject({
    images: [{ name: 'banner.png' }, { name: 'choir.png' }],
    photos: JSON.stringify([
      { upload: 0, description: 'The banner' },
      { _id: aPhoto._id, description: 'The procession' },
      { upload: 1, description: '' },
    ]),
  });
  await expect.element(postWith('Procession').getByRole('img', { name: 'The banner' })).toBeVisible();
});

test('adds no eleventh photo and no video', async ({ server }) => {
  const images = Array.from({ length: 9 }, (_, index) => numbered('The procession', index));
  servePosts(server, ownPost('Procession', { images }));
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  const picker = dialog.getByLabelText('Add photos');
  await chooseFiles(picker, anEditedMovie(), await aPicture('tenth.png'), await aPicture('eleventh.png'));
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Not added: eleventh\.png\..*Not added: choir\.mov\./);
  await expect.element(dialog.getByRole('listitem')).toHaveLength(10);
  await expect.element(picker).not.toBeInTheDocument();
});

test('keeps the new photos if they cannot be sent', async ({ server }) => {
  servePosts(server, ownPost('Procession'));
  server.refuse('PUT /post/update/{id}', 503, { message: 'Please try again soon.' });
  await renderApp('/community', { server, member });
  const release = server.pause('PUT /post/update/{id}');
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await chooseFiles(dialog.getByLabelText('Add photos'), await aPicture('banner.png'));
  await save.click();
  await expect.element(dialog.getByRole('progressbar', { name: 'Sending the photos' })).toBeVisible();
  release();
  await expectToast('Please try again soon.');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1);
  await expect.element(save).toBeEnabled();
});

test('offers no picker to the staff, who cannot publish in the name of the author', async ({ server }) => {
  const post = ownPost('Procession', { images: [aPhoto] });
  servePosts(server, { ...post, author_id: { ...post.author_id, _id: otherId } });
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1);
  await expect.element(dialog.getByLabelText('Add photos')).not.toBeInTheDocument();
});
