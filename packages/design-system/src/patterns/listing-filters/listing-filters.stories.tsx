import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconPlus } from '../../icons/plus.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingGrid } from '../listing-card/listing-grid.tsx';
import { carFilters, marketChoices, offers } from '../market-samples.ts';
import { ListingFilterSheet } from './listing-filter-sheet.tsx';
import { ListingFilters, type ListingFiltersProps } from './listing-filters.tsx';
import { ListingLayout } from './listing-layout.tsx';
import { ListingToolbar, type MarketView } from './listing-toolbar.tsx';

const nothing = { search: '', category: '', distance: '', price: '', sort: 'newest' };
const narrowed = { search: 'missal', category: 'Books', distance: '25', price: '0-100', sort: 'newest' };
const note = (
  <>
    From your ZIP code, 94110. <Link href="#settings">Change</Link>
  </>
);

function Screen({
  value: first,
  onChange,
  resultCount,
  ...filters
}: ListingFiltersProps & { resultCount: number | null }) {
  const [value, setValue] = useState(first);
  const [view, setView] = useState<MarketView>('grid');
  const [open, setOpen] = useState(false);
  const change = (next: typeof first) => {
    setValue(next);
    onChange(next);
  };
  return (
    <ListingLayout filters={<ListingFilters {...filters} onChange={change} value={value} />}>
      <ListingToolbar
        action={<Button leadingIcon={<IconPlus />}>Create list</Button>}
        choices={filters.choices}
        onChange={change}
        onOpenFilters={() => setOpen(true)}
        onViewChange={setView}
        resultCount={resultCount}
        value={value}
        view={view}
      />
      <ListingGrid headingLevel={3} view={view === 'list' ? 'list' : 'grid'}>
        {offers.map(({ id, ...offer }) => (
          <ListingCard {...offer} headingLevel={2} href={`#${id}`} key={id} onSavedChange={fn()} />
        ))}
      </ListingGrid>
      <ListingFilterSheet
        {...filters}
        onChange={change}
        onOpenChange={setOpen}
        open={open}
        resultCount={resultCount}
        value={value}
      />
    </ListingLayout>
  );
}

const meta = {
  title: 'Patterns/Market/ListingFilters',
  component: ListingFilters,
  args: { value: nothing, onChange: fn(), choices: marketChoices, distanceNote: note },
} satisfies Meta<typeof ListingFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

const inColumn: Story['render'] = (args) => (
  <div style={{ inlineSize: '15rem' }}>
    <ListingFilters {...args} />
  </div>
);

export const Column: Story = {
  render: inColumn,
  play: async ({ args, canvas }) => {
    const categories = canvas.getByRole('list', { name: 'Categories' });
    const all = within(categories).getByRole('button', { name: 'All Categories 1,404' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(categories).getByRole('button', { name: 'Books 1,204' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothing, category: 'Books' });
    await expect(canvas.getByLabelText('Distance')).toHaveAccessibleDescription(/94110/u);
  },
};

export const WithoutPlace: Story = {
  args: {
    distanceDisabled: true,
    distanceNote: <Link href="#settings">Give your ZIP code to search by distance</Link>,
  },
  render: inColumn,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Distance')).toBeDisabled();
  },
};

export const LongCategories: Story = {
  args: {
    choices: { ...marketChoices, categories: [{ value: 'long', label: unbrokenWord, count: 1_234_567 }] },
  },
  render: inColumn,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Categories' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Chips show the active filters. When a chip is removed, the focus moves to the result. */
export const Active: Story = {
  args: { value: narrowed },
  render: (args) => <Screen {...args} resultCount={6} />,
  play: async ({ args, canvas }) => {
    const chips = canvas.getByRole('list', { name: 'Active filters' });
    await expect(within(chips).getAllByRole('button')).toHaveLength(4);
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove filter Books' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...narrowed, category: '' });
    const [result] = canvas.getAllByRole('status');
    await expect(result).toHaveFocus();
    await expect(result).toHaveTextContent('6 listings');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(nothing);
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

/** The chosen category has filters of its own. Each active one has a chip. */
export const FiltersOfCategory: Story = {
  args: {
    choices: { ...marketChoices, details: carFilters },
    value: { ...nothing, category: 'Cars', details: { make: 'Honda', minYear: '2015' } },
  },
  render: (args) => <Screen {...args} resultCount={2} />,
  play: async ({ args, canvas }) => {
    const chips = canvas.getByRole('list', { name: 'Active filters' });
    await expect(
      within(chips)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Cars', 'Honda', 'From 2015']);
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove filter From 2015' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ category: 'Cars', details: { make: 'Honda', minYear: '' } }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Mileage up to' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '50,000 miles' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter Up to 50,000 miles' })).toBeVisible();
  },
};

export const Views: Story = {
  render: (args) => <Screen {...args} resultCount={6} />,
  play: async ({ canvas }) => {
    const views = canvas.getByRole('group', { name: 'View' });
    const list = within(views).getByRole('button', { name: 'List' });
    await expect(within(views).getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(within(views).getByRole('button', { name: 'Grid' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('search')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search listings' }), 'icon');
    await expect(canvas.getByRole('button', { name: 'Remove filter “icon”' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { value: narrowed },
  render: (args) => (
    <ListingToolbar
      choices={args.choices}
      onChange={args.onChange}
      onViewChange={fn()}
      resultCount={0}
      value={args.value}
      view="grid"
      views={['grid', 'list']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No listings found');
    await expect(canvas.queryByRole('button', { name: 'Map' })).toBeNull();
  },
};

export const InSheet: Story = {
  args: { value: narrowed },
  parameters: { picture: 'page' },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <ListingFilterSheet {...args} onOpenChange={setOpen} open={open} resultCount={3} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filters' });
    await expect(within(sheet).getByRole('button', { name: 'Books 1,204' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 3 listings' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Overview: Story = {
  tags: ['composed'],
  args: { value: { ...narrowed, search: '' } },
  render: (args) => (
    <Stack>
      <Screen {...args} resultCount={1204} />
    </Stack>
  ),
};
