import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { isAPage } from './expectations.ts';
import { MarketScreen } from './market-screen.tsx';

const meta = {
  title: 'Pages/Marketplace',
  component: MarketScreen,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof MarketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const choose = async (control: HTMLElement, option: string) => {
  await userEvent.click(control);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** Shows the filters. They are in a column, or on a phone in a sheet. */
const openFilters = async () => {
  const opener = screen.queryByRole('button', { name: /^Filters/u });
  if (opener === null) return within(screen.getByRole('region', { name: 'Filters' }));
  await userEvent.click(opener);
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

const closeFilters = async () => {
  if (screen.queryByRole('dialog') === null) return;
  await userEvent.click(screen.getByRole('button', { name: /^Show \d|^Listings$/u }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** The marketplace with listings. */
export const Overview: Story = {
  tags: ['composed'],
  args: { initialFilters: { distance: '25' } },
  play: async (context) => {
    await isAPage(context);
    await expect(screen.getByText('8 listings')).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(8);
    await expect(screen.getByRole('button', { name: 'Remove filter 25 miles' })).toBeVisible();
  },
};

/** The filters reduce the list. They are shown as a count and as chips. Removing a chip brings listings back. */
export const Filtered: Story = {
  play: async () => {
    await expect(screen.getAllByRole('article')).toHaveLength(9);
    const filters = await openFilters();
    await userEvent.click(filters.getByRole('button', { name: 'Religious Items 3' }));
    await choose(filters.getByRole('combobox', { name: 'Price' }), 'Under $100');
    await closeFilters();
    await expect(screen.getByText('2 listings')).toBeVisible();
    await expect(titles()).toEqual([
      'Brass altar candlestick, 18 inches',
      'Rosary of olive wood from Bethlehem',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Religious Items' }));
    await expect(screen.getByText('6 listings')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect(screen.getByText('9 listings')).toBeVisible();
  },
};

/** A search for a word in the title, sorted by price. */
export const Searched: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search listings' }), 'SALOON');
    await expect(titles()).toEqual(['Saloon, 2014, one owner, serviced each year']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search listings' }));
    await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low');
    await expect(titles()[0]).toBe('Saloon, 2014, one owner, serviced each year');
    await expect(titles()[1]).toBe('Icon of Our Lady of Tenderness, hand-painted');
  },
};

/** Without results, the page says so and offers a way back. */
export const NothingFound: Story = {
  args: { initialFilters: { search: 'harmonium' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No listings found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await expect(screen.getAllByRole('article')).toHaveLength(9);
  },
};

/** The views: grid, list, and the placeholder of the map. */
export const Views: Story = {
  play: async () => {
    const views = within(screen.getByRole('group', { name: 'View' }));
    await userEvent.click(views.getByRole('button', { name: 'Map' }));
    await expect(screen.getByText('Map view is currently unavailable.')).toBeVisible();
    await userEvent.click(views.getByRole('button', { name: 'List' }));
    const [first, second] = screen.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
  },
};
