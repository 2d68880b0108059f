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

/** Changing the view keeps the cards, their saved state and the focus. */
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

/** After a press on the button the focus moves to the first new card. */
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

const manyCards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ListingCard
      headingLevel={2}
      href={`#${index}`}
      key={`card-${index}`}
      owner="Thomas Okafor"
      price={index}
      title={
        index % 7 === 0 ? `${'Holy card of a saint '.repeat(4)}${index + 1}` : `Holy card no. ${index + 1}`
      }
    />
  ));

const inSight = (list: HTMLElement) =>
  [...list.querySelectorAll('article')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

/** Even if there are many cards, only the visible ones and some around them are rendered. */
export const TenThousand: Story = {
  args: { children: manyCards(10_000) },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Listings' });
    await waitFor(() => expect(list.querySelectorAll('article').length).toBeLessThan(200));
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    const { height } = list.getBoundingClientRect();
    window.scrollTo(0, height / 2);
    await waitFor(() => expect(inSight(list).length).toBeGreaterThan(0));
    await expect(list.querySelectorAll('article').length).toBeLessThan(200);
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Holy card no. 10000' })).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Holy card no. 2' })).toBeVisible());
  },
};

/** The focused card stays mounted when it is scrolled out of view, so that keyboard navigation continues from it. */
export const FocusOutOfSight: Story = {
  args: { children: manyCards(500) },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Holy card no. 2' });
    link.focus();
    window.scrollTo(0, 8000);
    const list = canvas.getByRole('list', { name: 'Listings' });
    await waitFor(() => expect(inSight(list).length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Holy card no. 24' })).toBeNull());
    await expect(link).toHaveFocus();
    link.blur();
    window.scrollTo(0, 0);
  },
};

/** When the reader returns, the scroll position is restored. */
export const BackAtItsPlace: Story = {
  args: { children: manyCards(1000), start: { index: 600, offset: 120 }, onPlaceChange: fn() },
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const offset = () => {
      const card = canvas.queryByRole('link', { name: 'Holy card no. 601' })?.closest('li');
      return card?.getBoundingClientRect().top ?? Number.NaN;
    };
    await waitFor(() => expect(Math.abs(offset() - 120)).toBeLessThan(2));
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollBy(0, 30);
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenCalled());
    window.scrollTo(0, 0);
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(null));
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
