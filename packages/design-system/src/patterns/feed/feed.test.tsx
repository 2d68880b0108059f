import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { FeedPost } from '../feed-post/feed-post.tsx';
import { sampleLike } from '../feed-post/sample-reactions.tsx';
import { focusPost } from './feed-focus.ts';
import { Feed, type FeedProps } from './feed.tsx';

const nothing = () => undefined;

const post = (index: number, total = -1) => (
  <FeedPost
    author={{ name: 'Monica Rossi' }}
    commentsCount={0}
    content="We meet at four."
    createdAt="2020-04-05T09:30:00Z"
    id={`post-${index}`}
    key={index}
    reactions={[sampleLike(0)]}
    onComment={nothing}
    onReact={nothing}
    onShare={nothing}
    position={index}
    shares={0}
    title={`Number ${index}`}
    total={total}
  />
);

const sample: FeedProps = {
  label: 'Posts',
  busy: false,
  hasMore: false,
  loadMoreLabel: 'Show older posts',
  endLabel: 'You have read everything.',
  onLoadMore: nothing,
  onRetry: nothing,
  children: [1, 2, 3].map((index) => post(index, 3)),
};

describeConformance('Feed', (props) => <Feed {...sample} {...props} />, {
  component: 'feed',
  asChild: false,
  portal: false,
  control: '[role="feed"]',
});

const open = async (props: Partial<FeedProps> = {}) => {
  const screen = await mount(
    <>
      <button type="button">Before</button>
      <Feed {...sample} {...props} />
      <button type="button">After</button>
    </>,
  );
  return {
    screen,
    article: (index: number) => screen.getByRole('article', { name: `Monica Rossi Number ${index}` }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
};

describe('the keyboard of the feed pattern', () => {
  it('Page Down and Page Up move from post to post, and stop at the ends', async () => {
    const { article } = await open();
    article(1).element().focus();
    for (const index of [2, 3, 3]) {
      await userEvent.keyboard('{PageDown}');
      await expect.element(article(index)).toHaveFocus();
    }
    for (const index of [2, 1, 1]) {
      await userEvent.keyboard('{PageUp}');
      await expect.element(article(index)).toHaveFocus();
    }
  });

  it('Page Down and Page Up also work from inside a post', async () => {
    const { article } = await open();
    article(2).getByRole('button', { name: 'Comment' }).element().focus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(article(3)).toHaveFocus();
    article(2).getByRole('button', { name: 'Comment' }).element().focus();
    await userEvent.keyboard('{PageUp}');
    await expect.element(article(1)).toHaveFocus();
  });

  it('Control+End moves to the content after the feed, Control+Home to the content before it', async () => {
    const { article, button } = await open();
    article(2).element().focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(button('After')).toHaveFocus();
    article(2).element().focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.element(button('Before')).toHaveFocus();
  });

  it('ignores the keys while the focus is in a text field', async () => {
    const { screen } = await open({
      children: [
        <article aria-label="Number 1" key="1" tabIndex={-1}>
          <textarea aria-label="Comment" defaultValue="One" />
        </article>,
        post(2),
      ],
    });
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await field.click();
    await userEvent.keyboard('{PageDown}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.element(field).toHaveFocus();
  });
});

describe('focusPost', () => {
  it('moves from the post with the focus, even from inside it, and stops at the ends', async () => {
    const { screen, article } = await open();
    const list = screen.getByRole('feed').element();
    expect(focusPost(list, 'next')).toBe(true);
    await expect.element(article(1)).toHaveFocus();
    expect(focusPost(list, 'previous')).toBe(false);
    article(2).getByRole('button', { name: 'Comment' }).element().focus();
    expect(focusPost(list, 'next')).toBe(true);
    await expect.element(article(3)).toHaveFocus();
    expect(focusPost(list, 'next')).toBe(false);
    await expect.element(article(3)).toHaveFocus();
  });

  it.each([
    ['next', 8],
    ['previous', 7],
  ] as const)(
    'starts at the top of the window if the post with the focus is out of view: %s',
    async (which, target) => {
      const { screen, article } = await open({
        children: Array.from({ length: 10 }, (_, index) => post(index + 1, 10)),
      });
      article(1).element().focus();
      article(8).element().scrollIntoView({ block: 'start' });
      expect(focusPost(screen.getByRole('feed').element(), which)).toBe(true);
      await expect.element(article(target)).toHaveFocus();
    },
  );
});

describe('Feed', () => {
  it('announces the position of every post', async () => {
    const { article } = await open();
    for (const index of [1, 2, 3]) {
      await expect.element(article(index)).toHaveAttribute('aria-posinset', String(index));
      await expect.element(article(index)).toHaveAttribute('aria-setsize', '3');
    }
  });

  it('loads automatically up to the limit, then by the button', async () => {
    const onLoadMore = vi.fn<() => void>();
    function Growing() {
      const [count, setCount] = useState(1);
      const [busy, setBusy] = useState(false);
      return (
        <Feed
          {...sample}
          automaticLoads={2}
          hasMore
          busy={busy}
          onLoadMore={() => {
            onLoadMore();
            setBusy(true);
            setTimeout(() => {
              setCount(count + 1);
              setBusy(false);
            }, 20);
          }}
        >
          {Array.from({ length: count }, (_, index) => post(index + 1))}
        </Feed>
      );
    }
    const screen = await mount(<Growing />);
    await expect.poll(() => onLoadMore).toHaveBeenCalledTimes(2);
    await expect.element(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    await nextFrames(3);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    await screen.getByRole('button', { name: 'Show older posts' }).click();
    expect(onLoadMore).toHaveBeenCalledTimes(3);
  });

  it('does not load automatically after an error', async () => {
    const onLoadMore = vi.fn<() => void>();
    const onRetry = vi.fn<() => void>();
    const { screen, button } = await open({ error: 'No connection.', hasMore: true, onLoadMore, onRetry });
    await expect.element(screen.getByRole('alert').getByText('No connection.')).toBeVisible();
    await nextFrames(3);
    expect(onLoadMore).not.toHaveBeenCalled();
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
