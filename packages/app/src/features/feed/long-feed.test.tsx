import { beforeEach, describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { feed, postControls, postWith } from '../../../test/feed-screens.ts';
import { nextFrames } from '../../../test/frames.ts';
import { aPost, servePosts, type Post } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const line = 'We meet at four in front of the church, and go on to the river from there. ';

const manyPosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) => aPost(`Number ${index + 1}. ${line.repeat(index % 6)}`));

// Closing the page of the previous test has stored a position.
beforeEach(() => sessionStorage.clear());

/** Scrolls as a reader would. The app then stops restoring the position. */
const startScrolling = () => window.dispatchEvent(new WheelEvent('wheel'));

/**
 * Scrolls down until the feed has the given number of posts. Does not query by role, because an open dialog hides the
 * feed from such queries.
 */
async function readTo(count: number): Promise<void> {
  startScrolling();
  await expect
    .poll(
      () => {
        const list = document.querySelector('[role="feed"]');
        list?.nextElementSibling?.scrollIntoView({ block: 'end' });
        const items = [...(list?.querySelectorAll('[data-position]') ?? [])];
        return Math.max(0, ...items.map((item) => Number(item.getAttribute('data-position'))));
      },
      { interval: 30, timeout: 45_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

const topOf = (text: string): number => {
  const post = postWith(text).query();
  return post === null ? NaN : Math.round(post.getBoundingClientRect().top);
};

/** The top of a post once it has stopped moving. */
async function restingTop(text: string): Promise<number> {
  let last = NaN;
  let stable = 0;
  await expect
    .poll(
      () => {
        const now = topOf(text);
        stable = now === last ? stable + 1 : 0;
        last = now;
        return stable;
      },
      { interval: 50 },
    )
    .toBeGreaterThan(8);
  return last;
}

/** Counts the elements of the whole screen, not only of the feed. */
const nodes = () => document.querySelectorAll('#app *').length;

const leaveByAuthor = async (text: string) => {
  const link = postWith(text).getByRole('link').first().element();
  // A mouse click would first scroll to the link.
  if (link instanceof HTMLElement) link.click();
  await expectAddress(/^\/user\/|^\/profile\//);
};

describe('a long feed', () => {
  test('loads more automatically, and keeps few DOM nodes', async ({ server }) => {
    servePosts(server, ...manyPosts(100));
    await renderApp('/community', { server, member, width: 375, height: 700 });
    await expect.element(postWith('Number 1.')).toBeVisible();
    await readTo(100);
    await expect.element(page.getByText('You have read everything.')).toBeVisible();
    await expect.poll(nodes).toBeLessThan(1500);
    expect(server.calls('GET /post/all').length).toBeGreaterThanOrEqual(5);
  });

  test('restores the position on Back, and with large pages after a reload', async ({ server }) => {
    servePosts(server, ...manyPosts(120));
    const app = await renderApp('/community', { server, member });
    await expect.element(postWith('Number 1.')).toBeVisible();
    await readTo(110);
    const middle = postWith('Number 90.');
    await expect
      .poll(() => {
        if (middle.query() === null) window.scrollBy(0, -400);
        return middle.query();
      })
      .not.toBeNull();
    window.scrollBy(0, topOf('Number 90.') - 200);
    const top = await restingTop('Number 90.');
    expect(top).toBeGreaterThan(0);

    await leaveByAuthor('Number 90.');
    history.back();
    await expectAddress('/community');
    await expect.poll(() => Math.abs(topOf('Number 90.') - top)).toBeLessThan(2);
    expect(Math.abs((await restingTop('Number 90.')) - top)).toBeLessThan(2);

    const before = server.calls('GET /post/all').length;
    await app.reload();
    await expect.poll(() => Math.abs(topOf('Number 90.') - top), { timeout: 30_000 }).toBeLessThan(2);
    expect(Math.abs((await restingTop('Number 90.')) - top)).toBeLessThan(2);
    const calls = server.calls('GET /post/all').slice(before);
    expect(calls.length).toBeLessThan(5);
    await expect.poll(nodes).toBeLessThan(1500);
  });

  test('keeps the Undo button of a hidden post while the reader scrolls', async ({ server }) => {
    servePosts(server, ...manyPosts(60));
    await renderApp('/community', { server, member });
    await chooseFromMenu(postControls(postWith('Number 2.')).menu, 'Hide');
    await confirm('Hide');
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await readTo(60);
    await expect.poll(() => postWith('Number 12.').query()).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(postWith('Number 2.')).toBeVisible();
  });

  test('keeps open comments and their draft', async ({ server }) => {
    servePosts(server, ...manyPosts(60));
    await renderApp('/community', { server, member });
    await postControls(postWith('Number 2.')).comment.click();
    const field = page.getByRole('dialog').getByPlaceholder('Comment...');
    await field.fill('We shall be there.');
    await readTo(40);
    await expect.element(field).toHaveValue('We shall be there.');
  });

  test('shows new posts above a reader far down', async ({ server }) => {
    const known = manyPosts(60);
    const community = servePosts(server, ...known);
    await renderApp('/community', { server, member });
    await expect.element(postWith('Number 1.')).toBeVisible();
    await readTo(60);
    community.posts = [aPost('Brand new'), ...known];
    const pill = page.getByRole('button', { name: '1 new post' });
    // A request in flight returns a page without the post.
    await expect
      .poll(() => {
        dispatchEvent(new Event('visibilitychange'));
        return pill.query();
      })
      .not.toBeNull();
    await pill.click();
    await expect.element(postWith('Brand new')).toHaveFocus();
    await expect.poll(() => window.scrollY).toBeLessThan(600);
  });

  test('can be skipped to the footer, and then loads nothing more', async ({ server }) => {
    servePosts(server, ...manyPosts(100));
    await renderApp('/community', { server, member });
    await expect.element(postWith('Number 1.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the end of the page' }).click();
    const footer = page.getByRole('contentinfo').last();
    await expect.element(footer).toHaveFocus();
    await expect.element(footer).toBeInViewport();
    // Waits until no request is in flight. After that, no request may be sent.
    await expect.element(feed).toHaveAttribute('aria-busy', 'false');
    const older = () => server.calls('GET /post/all').filter(({ query }) => query.has('cursor'));
    const { length } = older();
    await userEvent.tab();
    await nextFrames(20);
    await expect.element(footer).toBeInViewport();
    expect(older()).toHaveLength(length);
  });
});
