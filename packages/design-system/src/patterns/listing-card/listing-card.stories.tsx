import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { preventNavigation } from '../prevent-navigation.ts';
import { offers } from '../market-samples.ts';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';

function Kept({ saved = false, onSavedChange, ...props }: ListingCardProps) {
  const [kept, setKept] = useState(saved);
  const change = (next: boolean) => {
    setKept(next);
    onSavedChange?.(next);
  };
  return <ListingCard {...props} onSavedChange={onSavedChange && change} saved={kept} />;
}

const [icon] = offers;

const args: ListingCardProps = { ...icon, href: '#icon', onSavedChange: fn(), headingLevel: 2 };

const meta = {
  title: 'Patterns/Market/ListingCard',
  component: ListingCard,
  args,
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof ListingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: icon.title });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: /icon of the Mother of God/u })).toBeVisible();
    await expect(canvas.getByText('$340')).toBeVisible();
    await expect(canvas.getByText('3 miles away')).toBeVisible();
    await expect(canvas.getByText('4 photos')).toBeVisible();

    // The whole card is the link's click area. The toggle is above this area.
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.x + card.width / 2, card.y + 100)).toBe(link);
    const save = canvas.getByRole('button', { name: `Save ${icon.title}` });
    const box = save.getBoundingClientRect();
    await expect(
      save.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
    ).toBe(true);

    link.focus();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSavedChange).toHaveBeenLastCalledWith(true);
    preventNavigation();
    await userEvent.click(link);
  },
};

export const Free: Story = {
  args: { ...offers[2], status: 'available' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByText(/\d photo/u)).toBeNull();
  },
};

export const Reserved: Story = {
  args: { status: 'reserved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserved')).toBeVisible();
  },
};

export const Sold: Story = {
  args: { status: 'sold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
  },
};

export const WithoutPhoto: Story = {
  args: { ...offers[5], href: '#bench' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="missing"]')).toBeVisible();
  },
};

export const PhotoFailed: Story = {
  args: { photo: { src: 'data:image/png;base64,AAAA', description: 'Never seen' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="missing"]')).not.toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const FactsLeftOut: Story = {
  args: {
    href: undefined,
    category: undefined,
    owner: undefined,
    createdAt: undefined,
    distance: undefined,
    onSavedChange: undefined,
    price: null,
    photoCount: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('heading')).toHaveTextContent(icon.title);
  },
};

export const OtherCurrency: Story = {
  args: { price: 1250.5, currency: 'EUR', distance: 12, distanceUnit: 'kilometer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,250.50')).toBeVisible();
    await expect(canvas.getByText('12 kilometers away')).toBeVisible();
  },
};

export const OwnersActions: Story = {
  args: {
    onSavedChange: undefined,
    actions: (
      <Button size="sm" variant="secondary">
        Edit
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    const box = edit.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(edit.contains(hit)).toBe(true);
  },
};

export const LongWords: Story = {
  args: { title: unbrokenWord, category: unbrokenWord, owner: longName, price: 999_999.99, distance: 12_450 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Skeleton: Story = {
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <ListingCardSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="listing-card-skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
      }}
    >
      {offers.map((offer, index) => (
        <Kept {...args} {...offer} key={offer.id} saved={index === 1} />
      ))}
      <ListingCard {...args} {...offers[3]} onSavedChange={undefined} title={unbrokenWord} />
      <Stack>
        <ListingCardSkeleton />
      </Stack>
    </div>
  ),
};
