import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { goods } from '../market-samples.ts';
import { MessageBubble } from '../message-bubble/message-bubble.tsx';
import { ListingReference } from './listing-reference.tsx';

const meta = {
  title: 'Patterns/Chat/ListingReference',
  component: ListingReference,
  args: {
    title: 'Icon of Our Lady of Tenderness, hand-painted',
    price: 340,
    photo: goods.icon,
    href: '#listing',
  },
} satisfies Meta<typeof ListingReference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <Grid columns="lg">
        <ListingReference {...args} />
        <ListingReference
          {...args}
          photo={goods.candlestick}
          price={0}
          status="reserved"
          title="Candlestick"
        />
        <ListingReference {...args} photo={goods.books} status="sold" title="Four old missals" />
        <ListingReference {...args} photo={null} status="gone" title="Rosary of olive wood" />
        <ListingReference {...args} photo={null} price={null} title={unbrokenWord.slice(0, 120)} />
      </Grid>
      <MessageBubble
        author="Agnes Bernard"
        card={<ListingReference {...args} />}
        content={{ kind: 'text', text: 'Is the icon still to be had?' }}
        createdAt="2026-11-02T10:00:00Z"
        formatTime="date"
        own
      />
      <ChatComposer
        card={<ListingReference {...args} onRemove={fn()} />}
        onChange={fn()}
        onSend={fn()}
        value="Peace be with you! "
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('[data-component="listing-reference"]')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

export const Available: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Icon of Our Lady of Tenderness, hand-painted' });
    await expect(link).toHaveAttribute('href', '#listing');
    await expect(canvas.getByText('$340')).toBeVisible();
  },
};

export const Free: Story = {
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

export const Reserved: Story = { args: { status: 'reserved' } };

export const Sold: Story = {
  args: { status: 'sold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** A deleted listing has neither a link nor a price. */
export const Gone: Story = {
  args: { status: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer offered')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('$340')).toBeNull();
  },
};

/** The reference is above the composer until the first message about the listing is sent. */
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: /^Remove: Icon/u });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { title: `${longName} ${unbrokenWord}`, onRemove: fn() },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <ListingReference {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="listing-reference"]');
    await expect(card?.scrollWidth ?? 1).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  args: { status: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ya no se ofrece')).toBeVisible();
  },
};
