import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { commentsPanel, postControls, postWith } from '../../../test/feed-screens.ts';
import { aComment, aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const notFound = page.getByRole('heading', { name: 'This post no longer exists.' });

test('a link to a missing post says so, and links back', async ({ server }) => {
  servePosts(server);
  await renderApp('/post/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d', { server, member, width: 375 });
  await expect.element(notFound).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expectSound();
  await page.getByRole('link', { name: 'Back to all posts' }).click();
  await expectAddress('/community');
});

test('an incomplete link says that the post is missing', async ({ server }) => {
  server.refuse('GET /post/getById/{id}', 400, { message: 'The id is not valid.' });
  await renderApp('/post/nope', { server, member });
  await expect.element(notFound).toBeVisible();
});

test('a post that cannot be loaded is loaded on request, and has the focus', async ({ server }) => {
  const timers = controlTimers();
  const post = aPost('Procession');
  server.failNetwork('GET /post/getById/{id}');
  await renderApp(`/post/${post._id}`, { server, member });
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await timers.skipUntil(() => retry.query() !== null);
  await expect.element(page.getByText(/^Error fetching post\. There is no connection/)).toBeVisible();
  await pressOnce(retry, () => servePosts(server, post), timers);
  await expect.element(postWith('Procession')).toHaveFocus();
});

test('a link to the comments has the focus on them, and Comment leads to the field', async ({ server }) => {
  const post = aPost('Procession', { comments: 1 });
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', {
    comments: [aComment(post._id, 'See you there.')],
    nextCursor: null,
  });
  await renderApp(`/community?post=${post._id}&comments=open`, { server, member, width: 1024 });
  await expectAddress(`/post/${post._id}`);
  const comments = commentsPanel('1 comment');
  await expect.element(comments.getByText('See you there.')).toBeVisible();
  await expect.element(comments).toHaveFocus();
  const beside = comments.element().getBoundingClientRect();
  expect(beside.left).toBeGreaterThan(postWith('Procession').element().getBoundingClientRect().right);
  await expectSound();
  await postControls(postWith('Procession')).comment.click();
  await expect.element(comments.getByPlaceholder('Comment...')).toHaveFocus();
});

test('a comment on the page is sent and shown', async ({ server }) => {
  const post = aPost('Procession');
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', { comments: [], nextCursor: null });
  const sent = aComment(post._id, 'We shall be there.');
  server.answer('POST /comment/create', { comment: sent });
  await renderApp(`/post/${post._id}`, { server, member, width: 375 });
  const comments = commentsPanel('Comments');
  await comments.getByPlaceholder('Comment...').fill('We shall be there.');
  await comments.getByRole('button', { name: 'Send' }).click();
  await expect.element(commentsPanel().getByText('We shall be there.')).toBeVisible();
  await expectSound();
});

test('the date of a post leads to its page, and the way back to the feed', async ({ server }) => {
  const post = aPost('Procession');
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', { comments: [], nextCursor: null });
  await renderApp('/community?feed=following', { server, member });
  await postWith('Procession').getByRole('link').last().click();
  await expectAddress(`/post/${post._id}`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expectAddress('/community?feed=following');
});
