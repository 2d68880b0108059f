import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { postControls, postWith } from '../../../test/feed-screens.ts';
import { ownPost, servePosts, type Post } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../test/screens.ts';
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
  const photos = ['One', 'Two', 'Three'].map((description, index) => ({
    ...aPhoto,
    _id: `019a2b3c-4d5e-7f60-8a7b-00000000010${index}`,
    url: `/api/file/019a2b3c-4d5e-7f60-8a7b-00000000010${index}/large`,
    description,
  }));
  const post = ownPost('Procession', { images: photos });
  servePosts(server, post);
  server.answer('PUT /post/update/{id}', ({ body }) => ({
    post: {
      ...post,
      images: (body.photos ?? []).flatMap(({ _id, description = '' }) =>
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
