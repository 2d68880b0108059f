import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { longName, longText, unbrokenWord } from '../feed-post/samples.ts';
import { PostPage } from './post-page.tsx';
import { back, comment, KeptPanel, panel, post } from './samples.tsx';

const meta = {
  title: 'Patterns/Feed/PostPage',
  component: PostPage,
  parameters: { canvas: 'wide' },
  args: { back, children: post, comments: <KeptPanel {...panel} /> },
} satisfies Meta<typeof PostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideOrBelow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const article = canvas.getByRole('article').getBoundingClientRect();
    const comments = canvas.getByRole('region', { name: '3 comments' }).getBoundingClientRect();
    const isWide = canvasElement.getBoundingClientRect().width >= 992;
    await expect(isWide ? comments.left >= article.right : comments.top >= article.bottom).toBe(true);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ManyComments: Story = {
  args: {
    comments: (
      <KeptPanel
        {...panel}
        comments={Array.from({ length: 20 }, (_, index) => comment(`${index}`, 'Rose Lima', longText, 9))}
        hasMore
        title="20 comments"
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('group', { name: 'Comments' });
    const isWide = canvasElement.getBoundingClientRect().width >= 992;
    // Beside the post, the list scrolls under a field that stays in view. Below the post, the page scrolls.
    await expect(list.scrollHeight > list.clientHeight).toBe(isWide);
  },
};

export const Missing: Story = {
  render: ({ back: way }) => (
    <PostPage back={way}>
      <EmptyState title="This post no longer exists." />
    </PostPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="comments"]')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    comments: (
      <KeptPanel {...panel} comments={[comment('1', longName, unbrokenWord, 5)]} replyTo={longName} />
    ),
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: '3 comments' });
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = { tags: ['composed'] };
