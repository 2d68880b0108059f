import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { commentsDialog, postControls, postWith } from '../../../test/feed-screens.ts';
import { aComment, aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const notFound = page.getByRole('heading', { name: 'This post no longer exists.' });

test('a link to a missing post says so, and links back', async ({ server }) => {
  servePosts(server);
  await renderApp('/community?post=019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d', { server, member, width: 375 });
  await expect.element(notFound).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expectSound();
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expectAddress('/community');
});

test('an incomplete link says that the post is missing', async ({ server }) => {
  server.refuse('GET /post/getById/{id}', 400, { message: 'The id is not valid.' });
  await renderApp('/community?post=nope', { server, member });
  await expect.element(notFound).toBeVisible();
});

test('a post that cannot be loaded is loaded on request, and has the focus', async ({ server }) => {
  const timers = controlTimers();
  const post = aPost('Procession');
  server.failNetwork('GET /post/getById/{id}');
  await renderApp(`/community?post=${post._id}`, { server, member });
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await timers.skipUntil(() => retry.query() !== null);
  await expect.element(page.getByText(/^Error fetching post\. There is no connection/)).toBeVisible();
  await pressOnce(retry, () => servePosts(server, post), timers);
  await expect.element(postWith('Procession')).toHaveFocus();
});

test('a link to the comments opens them, and closing them leads to the post', async ({ server }) => {
  const post = aPost('Procession', { comments: 1 });
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', {
    comments: [aComment(post._id, 'See you there.')],
    nextCursor: null,
  });
  await renderApp(`/community?post=${post._id}&comments=open`, { server, member });
  const { dialog, comment } = commentsDialog('1 comment');
  await expect.element(comment('See you there.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(postControls(postWith('Procession')).like).toBeVisible();
});
