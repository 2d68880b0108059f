import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/badge/badge.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { ArticleHeader } from './article-header.tsx';

const meta = {
  title: 'Patterns/Content/ArticleHeader',
  component: ArticleHeader,
  args: {
    back: (
      <Link href="#all" standalone>
        All articles
      </Link>
    ),
    title: 'Saint Monica has its light back',
    summary: 'The windows of the north aisle are clean for the first time in sixty years.',
    children: (
      <Text size="sm" tone="muted">
        Irena Kowalska · March 21, 2025 · 4 min read
      </Text>
    ),
  },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Saint Monica has its light back' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All articles' })).toBeVisible();
  },
};

/** Badges above the title name the state of an event. */
export const WithBadges: Story = {
  args: {
    above: (
      <Stack direction="row" gap={2} wrap>
        <Badge tone="accent">Taking place now</Badge>
        <Badge tone="success">You are going</Badge>
      </Stack>
    ),
    title: 'Rosary for peace',
    children: undefined,
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord, summary: unbrokenWord },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <ArticleHeader {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('[data-component="article-header"]');
    await expect(header?.scrollWidth).toBeLessThanOrEqual(header?.clientWidth ?? 0);
  },
};
