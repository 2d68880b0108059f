import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import {
  commentsDialog,
  commentsPanel,
  composer,
  openComposer,
  postControls,
  postWith,
} from '../../../test/feed-screens.ts';
import { aComment, aPost, ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectToast, pickEmoji } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();

test('an emoji is written at the caret of a post, and is offered first the next time', async ({ server }) => {
  servePosts(server);
  server.answer('POST /post/create', ({ body: { content } }) => ({ post: ownPost(content) }));
  await renderApp('/community', { server, member });
  await openComposer();
  await userEvent.keyboard('Peace  to all{Home}{ArrowRight>6/}');
  await pickEmoji('dove', composer.form);
  await expect.element(composer.content).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(composer.content).toHaveValue('Peace 🕊️! to all');
  await composer.form.getByRole('button', { name: 'Add an emoji' }).click();
  await expect.element(page.getByRole('gridcell').first()).toHaveAccessibleName('dove');
  await expectSound();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Emojis' })).not.toBeInTheDocument();
  await composer.submit.click();
  await expectToast('Your post is published.');
  expect(server.calls('POST /post/create')[0]?.body).toMatchObject({ content: 'Peace 🕊️! to all' });
});

test('on a phone, the emojis open over the sheet of the post, which stays open', async ({ server }) => {
  servePosts(server);
  await renderApp('/community', { server, member, width: 375 });
  await openComposer();
  await userEvent.keyboard('Peace ');
  await pickEmoji('dove', composer.form);
  await expect.element(composer.content).toHaveFocus();
  await expect.element(composer.content).toHaveValue('Peace 🕊️');
  await expectSound();
});

test('an emoji ends the search for a person', async ({ server }) => {
  servePosts(server);
  server.answer('GET /friendship/friends', { friends: [], nextCursor: null, total: 0 });
  server.answer('GET /user/all', { users: [], nextCursor: null });
  await renderApp('/community', { server, member });
  await openComposer();
  await userEvent.keyboard('@');
  await pickEmoji('dove', composer.form);
  await userEvent.keyboard(' and peace');
  await expect.element(composer.content).toHaveValue('@🕊️ and peace');
  expect(server.calls('GET /friendship/friends').map(({ query }) => query.get('search'))).not.toContain(
    expect.stringContaining('🕊️'),
  );
});

test('an emoji is added to a comment and to its edit', async ({ server }) => {
  const post = aPost('Procession', { comments: 1 });
  const own = aComment(post._id, 'We come', { abilities: { edit: true, delete: true } });
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', { comments: [own], nextCursor: null });
  server.answer('POST /comment/create', ({ body: { content } }) => ({
    comment: aComment(post._id, content),
  }));
  server.answer('PUT /comment/update/{id}', ({ body: { content = '' } }) => ({
    comment: { ...own, content },
  }));
  await renderApp('/community', { server, member });
  await postControls(postWith('Procession')).comment.click();
  const { dialog, input, submit, comment } = commentsDialog();
  await input.fill('Peace ');
  await pickEmoji('dove', dialog);
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('Peace 🕊️');
  await submit.click();
  await expect.poll(() => server.calls('POST /comment/create')[0]?.body.content).toBe('Peace 🕊️');

  await chooseFromMenu(comment('We come').getByRole('button', { name: /^More/ }), 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit comment' });
  const text = editing.getByLabelText('Comment');
  await text.click();
  await userEvent.keyboard('{Home}');
  await pickEmoji('dove', editing);
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveValue('🕊️We come');
  await expectSound();
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(comment('🕊️We come')).toBeVisible();
});

test('an emoji is added to an edited post', async ({ server }) => {
  const post = ownPost('Procession');
  servePosts(server, post);
  server.answer('PUT /post/update/{id}', ({ body: { content } }) => ({ post: { ...post, content } }));
  await renderApp('/community', { server, member, width: 375 });
  await chooseFromMenu(postControls(postWith('Procession')).menu, 'Edit');
  const editing = page.getByRole('dialog', { name: 'Editar publicación' });
  const text = editing.getByLabelText('Contenido');
  await text.click();
  await userEvent.keyboard('{End} ');
  await pickEmoji('dove', editing);
  await expect.element(text).toHaveFocus();
  await expectSound();
  await editing.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(postWith('Procession 🕊️')).toBeVisible();
});

test("the comments on a post's page have emojis", async ({ server }) => {
  const post = aPost('Procession');
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', { comments: [], nextCursor: null });
  await renderApp(`/post/${post._id}`, { server, member });
  const panel = commentsPanel();
  await pickEmoji('dove', panel);
  const field = panel.getByPlaceholder('Comment...');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('🕊️');
});
