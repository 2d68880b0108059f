import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PaymentCard } from './payment-card.tsx';

const sample = {
  title: 'Apostle',
  amount: 12,
  state: 'instructed',
  reference: 'K7MX4RDC',
  memo: 'Apostle Plan Subscription K7MX4RDC',
  serviceName: 'Zelle',
  payee: { name: 'Parvis', email: 'payments@parvis.example' },
  expiresAt: '2026-11-16T10:00:00Z',
  steps: [{ state: 'requested', at: '2026-11-02T10:00:00Z' }],
} as const;

describeConformance('PaymentCard', <PaymentCard {...sample} />, {
  component: 'payment-card',
  asChild: false,
  portal: false,
});

it.each(['requested', 'instructed'] as const)('shows instructions while it is %s', async (state) => {
  const screen = await mount(<PaymentCard {...sample} state={state} />);
  await expect.element(screen.getByLabelText('Note for the transfer')).toHaveValue(sample.memo);
});

it.each(['confirmed', 'rejected', 'expired', 'refunded'] as const)(
  'offers no payment after it is %s, and keeps the reference',
  async (state) => {
    const screen = await mount(<PaymentCard {...sample} state={state} />);
    await expect.element(screen.getByLabelText('Note for the transfer')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Payment reference K7MX4RDC')).toBeVisible();
  },
);
