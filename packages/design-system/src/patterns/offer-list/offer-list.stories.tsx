import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { longName, names, unbrokenWord } from '../person-row/samples.ts';
import { OfferList, type ListingOffer } from './offer-list.tsx';

const amounts = [310, 300, 275.5];

const offer = (name: string, index: number): ListingOffer => ({
  id: `${index}`,
  name,
  amount: amounts[index] ?? 250,
  createdAt: `2026-11-0${4 - index}T10:00:00Z`,
  href: `#${index}`,
});

const meta = {
  title: 'Patterns/Market/OfferList',
  component: OfferList,
  args: {
    label: 'Offers',
    headingLevel: 2,
    offers: names.slice(0, 3).map(offer),
    emptyText: 'Offers of other members appear here.',
    onAccept: fn(),
    onDecline: fn(),
    onMessage: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '40rem' }}>
      <OfferList {...args} />
    </Card>
  ),
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={4}>
      <Card>
        <OfferList {...args} />
      </Card>
      <Card>
        <OfferList
          {...args}
          label="Long names"
          offers={[longName, unbrokenWord].map((name, index) => ({
            ...offer(name, index),
            amount: 1_000_000,
            busy: index === 0 ? 'accept' : null,
          }))}
        />
      </Card>
      <Card>
        <OfferList {...args} label="None" offers={[]} />
      </Card>
      <Card>
        <OfferList {...args} label="Loading" loading offers={[]} />
      </Card>
      <Card>
        <OfferList {...args} error="The offers could not be loaded" label="Failed" offers={[]} />
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('[data-part="row"]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const Answers: Story = {
  play: async ({ args, canvas }) => {
    const [accept] = canvas.getAllByRole('button', { name: 'Accept' });
    await expect(accept).toHaveAccessibleDescription('Agnes Bernard, $310');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Agnes Bernard' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith('0');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledWith('0');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMessage).toHaveBeenCalledWith('0');
  },
};

/** While an answer is being sent, the offer accepts no other answer. */
export const Busy: Story = {
  args: { offers: [{ ...offer('Agnes Bernard', 0), busy: 'accept' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offers of other members appear here.')).toBeVisible();
  },
};

/** In a narrow column, the buttons are below the amount. */
export const Compact: Story = {
  render: (args) => (
    <div style={{ inlineSize: '19rem' }}>
      <OfferList {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [accept] = canvas.getAllByRole('button', { name: 'Accept' });
    const amount = canvasElement.querySelector('[data-part="amount"]');
    await expect(accept?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      amount?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};
