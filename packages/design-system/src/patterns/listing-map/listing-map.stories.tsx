import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { unitedStates } from '../../maps/united-states/index.ts';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { ListingMap } from './listing-map.tsx';
import { mapPlaces } from './samples.ts';

const meta = {
  title: 'Patterns/Market/ListingMap',
  component: ListingMap,
  parameters: { canvas: 'padded' },
  args: { outline: unitedStates, places: mapPlaces, onOpen: fn() },
  argTypes: { outline: { control: false } },
} satisfies Meta<typeof ListingMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const board = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('application', { name: 'Map of the listings' });

export const Overview: Story = {
  tags: ['composed'],
  args: { note: 'Only the newest 1,000 listings are on the map.' },
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('[data-part="mark"]')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    await expect(marks.length).toBeGreaterThan(5);
    for (const [index, one] of marks.entries()) {
      await expect(one.width).toBeGreaterThanOrEqual(44);
      for (const other of marks.slice(index + 1))
        await expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByText('15 places, 335 listings')).toBeVisible();
  },
};

/** A place that the reader has chosen on the map or in the list. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const chicago = canvas.getByRole('button', { name: 'Chicago, IL, 128 listings', pressed: false });
    await userEvent.click(chicago);
    await expect(chicago).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Chicago, IL' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'See all near Chicago, IL' })).toHaveAttribute(
      'href',
      '#near-606',
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Icon of Our Lady/u }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('icon');
  },
};

/** Several places that are too close to each other for separate markers. */
export const SeveralPlaces: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /places near New York, NY, / }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /near New York, NY$/u })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Brooklyn, NY 31/u }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Brooklyn, NY' })).toHaveFocus());
  },
};

export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move right' }));
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled');
    await expect(board(canvas)).toHaveAttribute('data-zoomed');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole map' }));
    await expect(board(canvas)).not.toHaveAttribute('data-zoomed');
  },
};

export const ManyPlaces: Story = {
  args: {
    places: Array.from({ length: 600 }, (_, index) => ({
      id: `area-${index}`,
      label: `Town ${index + 1}`,
      latitude: 30 + ((index * 7) % 180) / 10,
      longitude: -120 + ((index * 13) % 490) / 10,
      count: (index * 31) % 40 || 1,
      samples: [],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 600 places' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Town 11 / })).toHaveFocus());
  },
};

/** Places outside the map are still in the list. */
export const OffTheMap: Story = {
  args: { places: mapPlaces.filter(({ id }) => id === '969') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 listing · Not on the map')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Hagåtña/u }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Hagåtña, GU' })).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { outline: null, places: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { places: [], emptyAction: <Button variant="secondary">Clear all</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Map view is currently unavailable.' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { places: [], nothingFound: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No listings found' })).toBeVisible();
    await expect(canvas.getByText('Try another word, or remove a filter.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { outline: null, places: [], error: 'The map could not be loaded.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    places: [
      {
        id: 'long',
        label: `${longName} ${unbrokenWord}`,
        latitude: 41,
        longitude: -90,
        count: 12_345,
        href: '#long',
        samples: [{ id: 'long', title: unbrokenWord, price: 999_999.99, href: '#long', status: 'reserved' }],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    const root = canvasElement.querySelector('[data-component="listing-map"]');
    await expect(root?.scrollWidth ?? 1).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lugares' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /lugares cerca de New York, NY/u }));
    await expect(canvas.getByRole('button', { name: 'Todos los lugares' })).toBeVisible();
  },
};
