import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { composer, feed, postControls, postWith } from '../../../test/feed-screens.ts';
import { aPost, ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectAddress, expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();

/** Simulates the reader's return to the window. The app checks for new posts then. */
const returnToWindow = () => dispatchEvent(new Event('visibilitychange'));

describe('the list of posts', () => {
  test('loads, and invites to write if it is empty', async ({ server }) => {
    const release = server.pause('GET /post/all');
    await renderApp('/community', { server, member, width: 375 });
    await expect.element(feed).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByText('No posts yet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Ask for prayer/ })).toBeVisible();
    await expectSound();
  });

  test('begins the first post with an idea, and keeps a text that the member has written', async ({
    server,
  }) => {
    await renderApp('/community', { server, member });
    await page.getByRole('button', { name: 'Write the first post' }).click();
    await expect.element(composer.content).toHaveFocus();
    await page.getByRole('button', { name: /^Give thanks/ }).click();
    await page.getByRole('button', { name: /^Ask for prayer/ }).click();
    await expect.element(composer.content).toHaveFocus();
    await expect.element(composer.content).toHaveValue('Please pray for ');
    await userEvent.keyboard('Agnes');
    await page.getByRole('button', { name: /^Share the verse/ }).click();
    await expect.element(composer.content).toHaveValue('Please pray for Agnes');
  });

  test('says that the posts cannot be loaded, and loads them on request', async ({ server }) => {
    const timers = controlTimers();
    server.failNetwork('GET /post/all');
    await renderApp('/community', { server, member });
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Error fetching posts' });
    await timers.skipUntil(() => alert.query() !== null);
    await pressOnce(
      alert.getByRole('button', { name: 'Try again' }),
      () => servePosts(server, aPost('Procession on Sunday')),
      timers,
    );
    await expect.element(postWith('Procession on Sunday')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('shows HTML in a text as text', async ({ server }) => {
    const content = `<img src=x onerror="document.title='taken'"> & <b>bold</b>`;
    servePosts(server, aPost(content));
    await renderApp('/community', { server, member });
    await expect.element(postWith(content)).toBeVisible();
    await expect.element(postWith(content).getByRole('img')).not.toBeInTheDocument();
    expect(document.title).not.toBe('taken');
  });

  test('announces new posts, and shows them on request', async ({ server }) => {
    const known = aPost('Known');
    const community = servePosts(server, known);
    await renderApp('/community', { server, member, width: 375 });
    await expect.element(postWith('Known')).toBeVisible();
    community.posts = [aPost('New'), known];
    returnToWindow();
    const pill = page.getByRole('button', { name: '1 new post' });
    await expect.element(pill).toBeVisible();
    await expect.element(postWith('New')).not.toBeInTheDocument();
    await pill.click();
    await expect.element(postWith('New')).toHaveFocus();
    await expect.element(pill).not.toBeInTheDocument();
  });

  test('has a separate list for posts of followed members', async ({ server }) => {
    const [one, other] = [aPost('Of a friend'), aPost('Of a stranger')];
    servePosts(server, one, other);
    server.answer('GET /post/all', ({ query }) => ({
      posts: query.get('feed') === 'following' ? [one] : [one, other],
      nextCursor: null,
    }));
    await renderApp('/community', { server, member });
    await expect.element(postWith('Of a stranger')).toBeVisible();
    await page.getByRole('button', { name: 'Following', exact: true }).click();
    await expectAddress('/community?feed=following');
    await expect.element(postWith('Of a stranger')).not.toBeInTheDocument();
    await expect.element(feed.getByRole('article')).toHaveLength(1);
  });

  test('removes the posts of a member who was blocked in another tab', async ({ server, socket }) => {
    const post = aPost('Of somebody who is blocked');
    const community = servePosts(server, post);
    await renderApp('/community', { server, member });
    await expect.element(postWith('Of somebody who is blocked')).toBeVisible();
    await expect.poll(() => socket.connections()).toBe(1);
    community.posts = [];
    socket.emit('friendship_changed', {
      userId: post.author_id._id,
      relation: { friendship: 'none', friendshipId: null, following: false, blocked: true },
      friendRequests: 0,
      friends: 0,
    });
    await expect.element(page.getByText('No posts yet')).toBeVisible();
  });
});

describe('a post', () => {
  test('shows a like immediately, and then the server’s counts', async ({ server }) => {
    servePosts(server, aPost('Procession'));
    await renderApp('/community', { server, member });
    const { like } = postControls(postWith('Procession'));
    const release = server.pause('POST /reaction/post/{postId}');
    await like.click();
    await expect.element(like).toHaveAttribute('aria-pressed', 'true');
    await expect.element(like).toHaveAccessibleDescription('1 like');
    release();
    await expect.element(like).toHaveAccessibleDescription('3 likes');
    await expectToast('You like this post.');
  });

  test('offers thanks, joy and sorrow in a menu, and then shows the chosen one', async ({ server }) => {
    servePosts(server, aPost('Procession', { reactions: { like: 4, dislike: 0, joy: 2 } }));
    server.answer('POST /reaction/post/{postId}', {
      message: 'You give thanks for this post.',
      reaction: { type: 'thanks', userId: member._id },
      reactions: { like: 4, dislike: 0, joy: 2, thanks: 1 },
    });
    await renderApp('/community', { server, member });
    const post = postWith('Procession');
    const joy = post.getByRole('button', { name: 'Joy' });
    await expect.element(joy).toHaveAccessibleDescription('2 people rejoice');
    await chooseFromMenu(post.getByRole('button', { name: 'Other reactions' }), 'Thanks');
    const thanks = post.getByRole('button', { name: 'Thanks' });
    await expect.element(thanks).toHaveAttribute('aria-pressed', 'true');
    await expect.element(thanks).toHaveAccessibleDescription('1 person gives thanks');
    await expectToast('You give thanks for this post.');
  });

  test('reverts a like that the server refuses', async ({ server }) => {
    servePosts(server, aPost('Procession', { reactions: { like: 4, dislike: 0 } }));
    server.refuse('POST /reaction/post/{postId}', 403, { message: 'You cannot like this post.' });
    await renderApp('/community', { server, member });
    const { like } = postControls(postWith('Procession'));
    await like.click();
    await expectToast('You cannot like this post.');
    await expect.element(like).toHaveAttribute('aria-pressed', 'false');
    await expect.element(like).toHaveAccessibleDescription('4 likes');
  });

  test('that was deleted meanwhile disappears when it is liked', async ({ server }) => {
    servePosts(server, aPost('Short-lived'));
    server.refuse('POST /reaction/post/{postId}', 404, { message: 'This post is no longer available.' });
    await renderApp('/community', { server, member });
    await postControls(postWith('Short-lived')).like.click();
    await expectToast('This post is no longer available.');
    await expect.element(postWith('Short-lived')).not.toBeInTheDocument();
  });

  test('is hidden after a confirmation, and comes back with Undo', async ({ server }) => {
    servePosts(server, aPost('Too long'));
    await renderApp('/community', { server, member, width: 375 });
    await chooseFromMenu(postControls(postWith('Too long')).menu, 'Hide');
    await confirm('Hide');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toHaveFocus();
    await expect.element(postWith('Too long')).not.toBeInTheDocument();
    await expectSound();
    await undo.click();
    await expect.element(postWith('Too long')).toHaveFocus();
    expect(server.calls('PUT /post/hide/{id}')).toHaveLength(1);
    expect(server.calls('DELETE /post/hide/{id}')).toHaveLength(1);
  });

  test('of another member can be neither edited nor deleted', async ({ server }) => {
    servePosts(server, aPost('Mine'));
    await renderApp('/community', { server, member });
    await postControls(postWith('Mine')).menu.click();
    await expect.element(page.getByRole('menuitem')).toHaveLength(4);
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Save', 'Hide', 'Report', 'Copy link']);
  });

  test('of the reader is deleted after a confirmation, and the next post has the focus', async ({
    server,
  }) => {
    servePosts(server, ownPost('First'), ownPost('Second'));
    await renderApp('/community', { server, member, width: 375 });
    await chooseFromMenu(postControls(postWith('First')).menu, 'Delete');
    await expect.element(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible();
    await expectSound();
    await confirm('Delete');
    await expectToast('The post has been deleted.');
    await expect.element(postWith('First')).not.toBeInTheDocument();
    await expect.element(postWith('Second')).toHaveFocus();
  });

  test('stays if it cannot be deleted', async ({ server }) => {
    servePosts(server, ownPost('First'));
    server.refuse('DELETE /post/delete/{id}', 403, { message: 'You cannot delete this post.' });
    await renderApp('/community', { server, member });
    await chooseFromMenu(postControls(postWith('First')).menu, 'Delete');
    await confirm('Delete');
    await expectToast('You cannot delete this post.');
    await expect.element(postWith('First')).toBeVisible();
  });

  test('is reported with a reason', async ({ server }) => {
    servePosts(server, aPost('Buy my boots'));
    await renderApp('/community', { server, member });
    await chooseFromMenu(postControls(postWith('Buy my boots')).menu, 'Report');
    const dialog = page.getByRole('dialog', { name: 'Report this post' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect.element(dialog.getByRole('radio').first()).toHaveFocus();
    await expect
      .element(dialog.getByRole('radiogroup'))
      .toHaveAccessibleDescription('Please choose a reason.');
    await expectSound();
    await userEvent.keyboard(' ');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expectToast('Thank you. Our moderators will review it within 24 hours.');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls('POST /report/create')[0]?.body).toMatchObject({ subjectType: 'post' });
  });
});
