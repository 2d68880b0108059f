import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { nextFrames } from '../../../test/frames.ts';
import { Button } from '../../components/button/button.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { FeedPost } from '../feed-post/feed-post.tsx';
import { sampleLike } from '../feed-post/sample-reactions.tsx';
import { FeedPostSkeleton } from '../feed-post/feed-post-skeleton.tsx';
import { minutesAgo } from '../feed-post/samples.ts';
import { Feed, type FeedProps } from './feed.tsx';

const titles = [
  'Procession on Sunday',
  'Who has a spare bicycle?',
  'The choir looks for tenors',
  'Soup for the shelter',
  'A word of thanks',
  'Pilgrims wanted',
];

function post(index: number, total: number, id = 'post') {
  return (
    <FeedPost
      author={{ name: index % 2 === 0 ? 'Monica Rossi' : 'Dominic Okafor' }}
      commentsCount={index}
      content="We meet at four in front of the church."
      createdAt={minutesAgo(60 * (index + 1))}
      id={`${id}-${index + 1}`}
      key={index}
      reactions={[sampleLike(index * 3)]}
      onComment={fn()}
      onReact={fn()}
      onShare={fn()}
      position={index + 1}
      shares={0}
      title={`${titles[index % titles.length] ?? ''}${index < titles.length ? '' : `, again (${index + 1})`}`}
      total={total}
    />
  );
}

const posts = (count: number, total = count) =>
  Array.from({ length: count }, (_, index) => post(index, total));

const meta = {
  title: 'Patterns/Feed/Feed',
  component: Feed,
  args: {
    label: 'Posts of the community',
    busy: false,
    hasMore: false,
    loadMoreLabel: 'Show older posts',
    endLabel: 'You have read everything.',
    onLoadMore: fn(),
    onRetry: fn(),
    children: posts(3),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '42rem', marginInline: 'auto' }}>
      <Feed {...args} />
    </div>
  ),
} satisfies Meta<typeof Feed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    const feed = canvas.getByRole('feed', { name: 'Posts of the community' });
    await expect(feed).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByText('You have read everything.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older posts' })).toBeNull();
    for (const [index, article] of canvas.getAllByRole('article').entries()) {
      await expect(article).toHaveAttribute('aria-posinset', String(index + 1));
      await expect(article).toHaveAttribute('aria-setsize', '3');
    }
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <Button>Before</Button>
      <Feed {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('article');
    first?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await expect(second).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{PageDown}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    second?.focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
};

export const FirstLoading: Story = {
  args: {
    busy: true,
    children: [<FeedPostSkeleton key="a" />, <FeedPostSkeleton key="b" />, <FeedPostSkeleton key="c" />],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('You have read everything.')).toBeNull();
  },
};

export const LoadingMore: Story = {
  args: { busy: true, hasMore: true, children: [...posts(1, -1), <FeedPostSkeleton key="more" />] },
};

function Endless(props: FeedProps) {
  const [count, setCount] = useState(2);
  const [busy, setBusy] = useState(false);
  const load = () => {
    props.onLoadMore();
    setBusy(true);
    setTimeout(() => {
      setCount((known) => known + 2);
      setBusy(false);
    }, 50);
  };
  return (
    <Feed {...props} busy={busy} hasMore={count < 8} onLoadMore={load}>
      {posts(count, count < 8 ? -1 : 8)}
    </Feed>
  );
}

export const LoadsAsOneReads: Story = {
  args: { hasMore: true },
  render: (args) => <Endless {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight });
      await expect(canvas.getAllByRole('article')).toHaveLength(8);
    });
    await expect(canvas.getByText('You have read everything.')).toBeVisible();
  },
};

export const StopsSoThatOneReachesWhatStandsBelow: Story = {
  args: { hasMore: true, automaticLoads: 1 },
  render: (args) => <Endless {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    const button = canvas.getByRole('button', { name: 'Show older posts' });
    button.scrollIntoView();
    await nextFrames(3);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(canvas.getAllByRole('article')[4]).toHaveFocus());
    await nextFrames(3);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const ButtonLeadsToTheFirstNewPost: Story = {
  args: { hasMore: true },
  render: function Render(args) {
    const [count, setCount] = useState(2);
    const [busy, setBusy] = useState(false);
    const byHand = () => {
      setBusy(true);
      setTimeout(() => {
        setCount(4);
        setBusy(false);
      }, 30);
    };
    return (
      <div style={{ blockSize: '6rem', overflow: 'auto' }}>
        <div style={{ blockSize: '3000px' }} />
        <Feed {...args} busy={busy} hasMore={count === 2} onLoadMore={byHand}>
          {posts(count, 4)}
        </Feed>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show older posts' });
    button.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')[2]).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { hasMore: true, error: 'Error fetching posts', children: posts(1, -1) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching posts');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(document.body);
  },
};

export const TryingAgainKeepsTheFocus: Story = {
  args: { hasMore: true },
  render: function Render(args) {
    const [tries, setTries] = useState(0);
    const [busy, setBusy] = useState(false);
    const again = () => {
      setBusy(true);
      setTimeout(() => {
        setTries((known) => known + 1);
        setBusy(false);
      }, 30);
    };
    const isBroken = tries < 2;
    // Like the first load, a retry shows the loading state instead of the error.
    const error = isBroken && !busy ? 'Error fetching posts' : undefined;
    return (
      <Feed {...args} busy={busy} error={error} hasMore={false} onRetry={again}>
        {isBroken ? [] : posts(2)}
      </Feed>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { children: [], endLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Many: Story = {
  args: { children: posts(400), textOf: (index) => `${titles[index % titles.length] ?? ''} ${index + 1}` },
  play: async ({ canvasElement }) => {
    const articles = canvasElement.querySelectorAll<HTMLElement>('article');
    await expect(articles.length).toBeLessThan(30);
    const [first] = articles;
    first?.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '3'));
  },
};

export const Overview: Story = {
  tags: ['composed'],
  args: { automaticLoads: 0 },
  render: (args) => (
    <Grid columns="lg" style={{ alignItems: 'start' }}>
      <Feed {...args}>{[post(0, 2, 'read'), post(1, 2, 'read')]}</Feed>
      <Feed {...args} hasMore label="With older posts">
        {[post(2, -1, 'older'), post(3, -1, 'older')]}
      </Feed>
      <Feed {...args} busy label="First posts on their way">
        {[<FeedPostSkeleton key="a" />, <FeedPostSkeleton key="b" />]}
      </Feed>
      <Feed {...args} busy hasMore label="Older posts on their way">
        {[post(4, -1, 'more'), <FeedPostSkeleton key="more" />]}
      </Feed>
      <Feed {...args} error="Error fetching posts" hasMore label="Older posts that did not come">
        {post(5, -1, 'failed')}
      </Feed>
      <Feed {...args} label="Without posts">
        {[]}
      </Feed>
    </Grid>
  ),
  play: async ({ args, canvas }) => {
    // If there are no posts, there is no feed element to navigate.
    await expect(canvas.getAllByRole('feed')).toHaveLength(5);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
