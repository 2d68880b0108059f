import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { offers } from '../market-samples.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingGrid } from './listing-grid.tsx';

const cards = offers.map(({ id, ...offer }) => (
  <ListingCard {...offer} headingLevel={2} href={`#${id}`} key={id} onSavedChange={fn()} />
));

const meta = {
  title: 'Patterns/Market/ListingGrid',
  component: ListingGrid,
  args: { children: cards, onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof ListingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsGrid: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Listings' });
    await expect(list.querySelectorAll('li')).toHaveLength(6);
  },
};

export const AsList: Story = {
  args: { view: 'list' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first?.getBoundingClientRect().x).toBe(second?.getBoundingClientRect().x);
  },
};

/** The cards stay what they are when the view changes: the focus and what was saved too. */
export const FromGridToList: Story = {
  render: function Switched(args) {
    const [list, setList] = useState(false);
    return (
      <Stack>
        <ToggleButton onPressedChange={setList} pressed={list}>
          List
        </ToggleButton>
        <ListingGrid {...args} view={list ? 'list' : 'grid'} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(canvas.getAllByRole('article')).toEqual(before);
  },
};

export const Loading: Story = {
  args: { children: null, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Empty: Story = {
  args: { children: null, emptyAction: <Button variant="secondary">Clear all filters</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No listings found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { children: null, error: 'Error fetching marketplaces' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching marketplaces');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Whoever asked for more goes on at the first card that came. */
export const MoreByTheButton: Story = {
  args: { automaticLoads: 0 },
  render: function Paged(args) {
    const [pages, setPages] = useState(1);
    const shown = cards.slice(0, pages * 3);
    return (
      <ListingGrid {...args} hasMore={shown.length < cards.length} onLoadMore={() => setPages(pages + 1)}>
        {shown}
      </ListingGrid>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more listings' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await waitFor(() => expect(canvas.getAllByRole('link')[3]).toHaveFocus());
  },
};

export const MoreByItself: Story = {
  args: { hasMore: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Show more listings' }).scrollIntoView();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const Hundred: Story = {
  args: {
    children: Array.from({ length: 100 }, (_, index) => (
      <ListingCard
        headingLevel={2}
        href={`#${index}`}
        key={`card-${index}`}
        owner="Thomas Okafor"
        price={index}
        title={`Holy card no. ${index + 1}`}
      />
    )),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Listings' });
    await expect(list.children).toHaveLength(100);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap={7}>
      <ListingGrid {...args} hasMore automaticLoads={0}>
        {cards.slice(0, 3)}
      </ListingGrid>
      <ListingGrid {...args} label="As a list" loading skeletons={1} view="list">
        {cards.slice(2)}
      </ListingGrid>
      <ListingGrid {...args} error="Error fetching marketplaces">
        {null}
      </ListingGrid>
      <ListingGrid {...args}>{null}</ListingGrid>
    </Stack>
  ),
};
