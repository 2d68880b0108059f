import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { commentsDialog, postControls, postWith } from '../../../test/feed-screens.ts';
import { aComment, aPost, servePosts, type Comment } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const { dialog, input, submit, comment, close } = commentsDialog();

/** Serves a post, and stores and counts its comments. */
function serveDiscussedPost(server: FakeServer, ...words: string[]) {
  const post = aPost('Procession');
  const comments: Comment[] = words.map((text) => aComment(post._id, text));
  const community = servePosts(server);
  const count = () => {
    community.posts = [{ ...post, comments: comments.length }];
  };
  const add = (added: Comment) => {
    comments.unshift(added);
    const parent = comments.findIndex(({ _id }) => _id === added.parentId);
    const answered = comments[parent];
    if (answered !== undefined) comments[parent] = { ...answered, replies: answered.replies + 1 };
    count();
    return added;
  };
  count();
  server.answer('GET /comment/post/{postId}', () => ({
    comments: comments.filter(({ parentId }) => parentId === null),
    nextCursor: null,
  }));
  server.answer('GET /comment/replies/{commentId}', ({ params }) => ({
    comments: comments.filter(({ parentId }) => parentId === params['commentId']),
    nextCursor: null,
  }));
  server.answer('POST /comment/create', ({ body: { content, parentId = null } }) => ({
    comment: add(aComment(post._id, content, { parentId })),
  }));
  return { add, community, postId: post._id };
}

const openComments = async () => {
  await postControls(postWith('Procession')).comment.click();
  await expect.element(dialog).toBeVisible();
};

test('a comment is written, counted and shown', async ({ server }) => {
  serveDiscussedPost(server);
  await renderApp('/community', { server, member, width: 375 });
  await openComments();
  await expect.element(page.getByText('No comments yet')).toBeVisible();
  await input.fill('We shall be there.');
  await submit.click();
  await expect.element(comment('We shall be there.')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: '1 comment' })).toBeVisible();
  await expect.element(input).toHaveValue('');
  await expectSound();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { comment: button } = postControls(postWith('Procession'));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('1 comment');
});

test('a reply is shown below its comment', async ({ server }) => {
  serveDiscussedPost(server, 'We shall be there.');
  await renderApp('/community', { server, member });
  await openComments();
  await comment('We shall be there.').getByRole('button', { name: 'Reply to Josef Mayr' }).click();
  await expect.element(dialog.getByText('Replying to Josef Mayr')).toBeVisible();
  await expect.element(input).toHaveFocus();
  await input.fill('Meet at the west door.');
  await submit.click();
  await expect.element(comment('We shall be there.').getByText('Meet at the west door.')).toBeVisible();
  await expect.element(dialog.getByText('Replying to Josef Mayr')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '2 comments' })).toBeVisible();
});

test('an edited comment needs a text', async ({ server }) => {
  serveDiscussedPost(server);
  server.answer('GET /comment/post/{postId}', ({ params }) => ({
    comments: [
      aComment(params['postId'] ?? '', 'See you there', { abilities: { edit: true, delete: true } }),
    ],
    nextCursor: null,
  }));
  await renderApp('/community', { server, member });
  await postControls(postWith('Procession')).comment.click();
  await chooseFromMenu(comment('See you there').getByRole('button', { name: /^More/ }), 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit comment' });
  const field = editing.getByRole('textbox', { name: 'Comment' });
  await field.fill('  ');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(editing.getByText('Please write a text.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(server.calls('PUT /comment/update/{id}')).toHaveLength(0);
});

test('comments of others appear in the list and in its title', async ({ server }) => {
  const { add, postId } = serveDiscussedPost(server, 'The first word');
  await renderApp('/community', { server, member });
  await openComments();
  await expect.element(comment('The first word')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: '1 comment' })).toBeVisible();
  add(aComment(postId, 'The second word'));
  // Other actions can cancel a refetch, so each try returns to the window again.
  await expect
    .poll(() => {
      dispatchEvent(new Event('visibilitychange'));
      return page.getByRole('dialog', { name: '2 comments' }).query();
    })
    .not.toBeNull();
  await expect.element(comment('The second word')).toBeVisible();
});

test('a comment on a post that was deleted meanwhile closes the dialog and drops the card', async ({
  server,
}) => {
  const { community } = serveDiscussedPost(server);
  await renderApp('/community', { server, member });
  await openComments();
  await input.fill('Too late');
  community.posts = [];
  server.refuse('POST /comment/create', 404, { message: 'This post is no longer available.' });
  await submit.click();
  await expectToast('This post is no longer available.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(postWith('Procession')).not.toBeInTheDocument();
});

test('a comment that could not be sent is still there when the dialog is opened again', async ({
  server,
}) => {
  serveDiscussedPost(server);
  server.failNetwork('POST /comment/create');
  await renderApp('/community', { server, member });
  await openComments();
  await input.fill('We shall be there.');
  await submit.click();
  await expectToast(/Error creating comment|connection/);
  await expect.element(input).toHaveValue('We shall be there.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openComments();
  await expect.element(input).toHaveValue('We shall be there.');
});
