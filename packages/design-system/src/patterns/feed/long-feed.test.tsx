import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  elements,
  indexes,
  inSight,
  line,
  mustBe,
  nodes,
  nothing,
  openFeed,
  pageHeight,
  post,
  scrollFeedTo,
} from '../../../test/long-feed.tsx';
import { mount } from '../../../test/mount.tsx';
import { FeedPost } from '../feed-post/feed-post.tsx';
import { sampleLike } from '../feed-post/sample-reactions.tsx';
import { Feed } from './feed.tsx';

async function onPhone(): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(375, 700);
}

describe('a feed of a thousand posts', () => {
  it('has at most 1,500 nodes at every scroll position', async () => {
    await openFeed();
    for (const part of [0, 0.1, 0.5, 0.9, 1]) {
      await scrollFeedTo(pageHeight() * part);
      expect(elements()).toBeLessThan(1100);
      expect(nodes()).toBeLessThan(1500);
      expect(inSight()).toBeVisible();
    }
  });

  it.each([
    ['ltr', 50],
    ['rtl', 25],
  ] as const)('Page Down moves through the posts and Page Up back, %s: %i', async (dir, count) => {
    await onPhone();
    await openFeed({}, dir);
    mustBe(post(1)).focus();
    for (const number of indexes(count).map((index) => index + 2)) {
      await userEvent.keyboard('{PageDown}');
      await expect.poll(() => document.activeElement?.id).toBe(`post-${number}`);
    }
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe(String(count + 1));
    expect(document.activeElement?.getAttribute('aria-setsize')).toBe('1000');
    for (const number of indexes(count).map((index) => count - index)) {
      await userEvent.keyboard('{PageUp}');
      await expect.poll(() => document.activeElement?.id).toBe(`post-${number}`);
    }
  });

  it('keeps the focused post mounted, and moves on from it', async () => {
    await openFeed();
    mustBe(post(3)).focus();
    await scrollFeedTo(pageHeight() / 2);
    expect(document.activeElement?.id).toBe('post-3');
    expect(post(20)).toBeNull();
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => document.activeElement?.id).toBe('post-4');
    await expect.poll(() => Math.round(mustBe(post(4)).getBoundingClientRect().top)).toBe(88);
  });

  it('Control+End and Control+Home leave the feed from any position, and Tab enters it at its ends', async () => {
    const screen = await openFeed();
    await scrollFeedTo(pageHeight() / 2);
    inSight().focus({ preventScroll: true });
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.poll(() => document.activeElement?.closest('article')?.id).toBe('post-1000');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.id).toBe('post-1');
  });
});

describe('state that the reader would lose', () => {
  it('is kept while the post is out of view, if a component asks for it', async () => {
    await openFeed();
    mustBe(post(4)).querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
    await expect.poll(() => post(4)?.textContent).toContain('Answering');
    await scrollFeedTo(pageHeight() / 2);
    expect(post(4)).not.toBeNull();
    expect(post(9)).toBeNull();
  });

  it('a playing video stays mounted, and is unmounted after it has stopped', async () => {
    await openFeed();
    const video = mustBe(post(3)).querySelector('video');
    if (video === null) throw new Error('The post has no video.');
    let isPaused = false;
    vi.spyOn(video, 'paused', 'get').mockImplementation(() => isPaused);
    await scrollFeedTo(pageHeight() / 2);
    expect(video.isConnected).toBe(true);
    isPaused = true;
    await scrollFeedTo(pageHeight() / 2 + 5000);
    expect(video.isConnected).toBe(false);
  });

  it('an expanded text is still expanded when the reader returns, and nothing has moved', async () => {
    await onPhone();
    const shown = indexes(100);
    await mount(
      <Feed
        busy={false}
        hasMore={false}
        label="Posts"
        loadMoreLabel="More"
        onLoadMore={nothing}
        onRetry={nothing}
      >
        {shown.map((index) => (
          <FeedPost
            author={{ name: 'Monica Rossi' }}
            commentsCount={0}
            content={line.repeat(20)}
            createdAt="2020-04-05T09:30:00Z"
            id={`post-${index + 1}`}
            key={index}
            reactions={[sampleLike(0)]}
            onComment={nothing}
            onReact={nothing}
            onShare={nothing}
            position={index + 1}
            shares={0}
            title=""
          />
        ))}
      </Feed>,
    );
    mustBe(post(2)).querySelector<HTMLElement>('[data-part="toggle"]')?.click();
    await expect.poll(() => post(2)?.querySelector('[aria-expanded="true"]')).not.toBeNull();
    const { height } = mustBe(post(2)).getBoundingClientRect();
    await scrollFeedTo(pageHeight() / 2);
    expect(post(2)).toBeNull();
    await scrollFeedTo(0);
    expect(mustBe(post(2)).getBoundingClientRect().height).toBe(height);
  });
});
