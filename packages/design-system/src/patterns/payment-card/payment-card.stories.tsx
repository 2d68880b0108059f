import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { PaymentCard } from './payment-card.tsx';

/** Finds the current state by its badge, because the history mentions the state too. */
const badge = { selector: '[data-component="badge"]' };
const requested = { state: 'requested', at: '2026-11-02T10:00:00Z' } as const;
const instructed = { state: 'instructed', at: '2026-11-02T10:00:02Z' } as const;

const meta = {
  title: 'Patterns/Plans/PaymentCard',
  component: PaymentCard,
  args: {
    headingLevel: 2,
    title: 'Apostle',
    amount: 12,
    state: 'instructed',
    reference: 'K7MX4RDC',
    memo: 'Apostle Plan Subscription K7MX4RDC',
    serviceName: 'Zelle',
    payee: { name: 'Parvis', email: 'payments@parvis.example' },
    expiresAt: '2026-11-16T10:00:00Z',
    steps: [requested, instructed],
  },
} satisfies Meta<typeof PaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg">
      <PaymentCard {...args} />
      <PaymentCard {...args} state="requested" steps={[requested]} title="Disciple" amount={4.99} />
      <PaymentCard
        {...args}
        state="confirmed"
        steps={[requested, instructed, { state: 'confirmed', at: '2026-11-03T09:00:00Z' }]}
      />
      <PaymentCard
        {...args}
        actions={<Button variant="secondary">Ask again</Button>}
        state="rejected"
        steps={[
          requested,
          instructed,
          { state: 'rejected', at: '2026-11-05T09:00:00Z', note: 'No transfer bore this reference.' },
        ]}
      />
      <PaymentCard {...args} state="expired" steps={[]} />
      <PaymentCard {...args} state="refunded" steps={[]} title={longName} />
    </Grid>
  ),
};

/** Instructions are shown as long as the member can pay. */
export const Awaited: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting your transfer', badge)).toBeVisible();
    await expect(canvas.getByText('Please pay before November 16, 2026.')).toBeVisible();
    await expect(canvas.getByLabelText('Note for the transfer')).toHaveValue(
      'Apostle Plan Subscription K7MX4RDC',
    );
    await expect(canvas.getByLabelText('Zelle email address')).toHaveValue('payments@parvis.example');
  },
};

/** The staff's note is shown at the top, and again in the history. */
export const Rejected: Story = {
  args: {
    state: 'rejected',
    steps: [
      requested,
      instructed,
      { state: 'rejected', at: '2026-11-05T09:00:00Z', note: 'No transfer bore this reference.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Note for the transfer')).toBeNull();
    await expect(canvas.getByText('Payment reference K7MX4RDC')).toBeVisible();
    const note = { selector: '[data-part="note"] > [data-component="linked-text"]' };
    await expect(canvas.getByText('No transfer bore this reference.', note)).toBeVisible();
    await expect(canvas.getByText('Awaiting your transfer')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What happened' }));
    await expect(canvas.getByText('Awaiting your transfer')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: `${longName} ${unbrokenWord}`,
    payee: { name: longName, email: `${unbrokenWord}@parvis.example` },
  },
  render: (args) => (
    <div style={{ inlineSize: '17rem' }}>
      <PaymentCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="payment-card"]');
    await expect(card?.scrollWidth ?? 1).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A la espera de tu transferencia', badge)).toBeVisible();
  },
};
