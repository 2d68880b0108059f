import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { ArticleCard } from '../article-card/article-card.tsx';
import { ArticleCardSkeleton } from '../article-card/article-card-skeleton.tsx';
import { ResourceCard } from '../resource-card/resource-card.tsx';
import { ResourceCardSkeleton } from '../resource-card/resource-card-skeleton.tsx';
import { CardList } from './card-list.tsx';

const titles = ['Praying with the Psalms', 'A Rosary for the Road', 'The sacraments, step by step'];

const resources = titles.map((title) => (
  <ResourceCard
    author="Sister Agnes Hale"
    headingLevel={2}
    href="#resource"
    key={title}
    kind="Ebook"
    title={title}
  />
));

const articles = titles.map((title) => (
  <ArticleCard
    author="Sister Agnes Hale"
    href="#article"
    key={title}
    summary="In seven short chapters."
    title={title}
  />
));

const meta = {
  title: 'Patterns/Content/CardList',
  component: CardList,
  args: {
    label: 'Resources',
    skeleton: <ResourceCardSkeleton />,
    loadMoreLabel: 'Show more',
    empty: <EmptyState title="Nothing found" />,
    automaticLoads: 0,
    onLoadMore: fn(),
    onRetry: fn(),
  },
  render: (args) => <CardList {...args}>{resources}</CardList>,
} satisfies Meta<typeof CardList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A grid with more cards to load, and a list of rows that is loading. */
export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={8}>
      <CardList {...args} hasMore>
        {resources}
      </CardList>
      <CardList
        {...args}
        label="Articles"
        loading
        skeleton={<ArticleCardSkeleton />}
        skeletons={1}
        view="rows"
      >
        {articles}
      </CardList>
      <CardList {...args} error="The resources could not be loaded" label="Those of others" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
};

export const Rows: Story = {
  render: (args) => (
    <CardList {...args} view="rows">
      {articles}
    </CardList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { loading: true },
  render: (args) => <CardList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  render: (args) => <CardList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'The resources could not be loaded' },
  render: (args) => <CardList {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const GoesOn: Story = {
  args: { hasMore: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
