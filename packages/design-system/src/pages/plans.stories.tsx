import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '../components/container/container.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Separator } from '../components/separator/separator.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { PaymentForm } from '../patterns/payment-form/payment-form.tsx';
import { PlanCard } from '../patterns/plan-card/plan-card.tsx';
import { PlanGrid } from '../patterns/plan-card/plan-grid.tsx';
import {
  PurchaseDialog,
  type PurchasePlan,
  type PurchaseStep,
} from '../patterns/purchase-dialog/purchase-dialog.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';
import { useFitsWidth } from './use-fits-width.ts';

const disciple = {
  name: 'Disciple',
  price: 4.99,
  description: 'For those who trade now and then, and like to be the first to hear.',
};
const apostle = {
  name: 'Apostle',
  price: 12,
  description: 'For parishes, workshops and those who give a hand.',
};

function Purchase({ plan, onClose }: { plan: PurchasePlan; onClose: () => void }) {
  const reference = `${plan.name} Plan Subscription · PV-7Q4K`;
  const [step, setStep] = useState<PurchaseStep>('details');
  const [value, setValue] = useState({
    contact: '',
    fullName: '',
    amount: plan.price.toFixed(2),
    reference,
  });
  return (
    <PurchaseDialog
      onOpenChange={onClose}
      onStepChange={setStep}
      open
      payee="payments@parvis.example"
      plan={plan}
      reference={reference}
      serviceName="Zelle"
      step={step}
    >
      <PaymentForm
        amountFixed
        onBack={() => setStep('details')}
        onChange={setValue}
        onSubmit={fn()}
        serviceName="Zelle"
        value={value}
      />
    </PurchaseDialog>
  );
}

function Plans() {
  const [chosen, setChosen] = useState<PurchasePlan | null>(null);
  // Three items are in one row or in one column, never two and one.
  const threeFit = useFitsWidth(56);
  return (
    <MemberPage>
      <Container>
        <Stack
          gap={7}
          style={{
            maxInlineSize: '66rem',
            marginInline: 'auto',
            paddingBlock: 'var(--ds-size-page-start) var(--ds-space-7)',
          }}
        >
          <Stack align="center" gap={3} style={{ textAlign: 'center' }}>
            <Heading level={1}>Plans</Heading>
            <Text measure size="lg" tone="muted">
              The square is open to all. Who trades a lot helps to keep it swept.
            </Text>
          </Stack>
          <PlanGrid style={threeFit ? undefined : { inlineSize: 'min(30rem, 100%)', marginInline: 'auto' }}>
            <PlanCard
              benefits={['The community feed and the chat', 'Three listings at a time']}
              current
              description="To look around, and to be found by friends."
              name="Free"
              price={0}
            />
            <PlanCard
              {...disciple}
              benefits={['Everything in Free', 'Twelve listings at a time', 'Alerts for saved searches']}
              highlight
              onSelect={() => setChosen(disciple)}
            />
            <PlanCard
              {...apostle}
              benefits={[
                'Everything in Disciple',
                'As many listings as you like',
                'A share goes to the poor',
              ]}
              onSelect={() => setChosen(apostle)}
            />
          </PlanGrid>
          <Stack align="center" gap={4} style={{ textAlign: 'center' }}>
            <Separator decorative style={{ inlineSize: '12rem' }} variant="ornament" />
            <Heading level={2} size="sm">
              Paid by bank transfer
            </Heading>
            <Text measure tone="muted">
              You send the amount with Zelle, from your own bank, and your plan is active within 24 hours.
              Nothing is charged by itself: at the end of the month we remind you, and you decide.
            </Text>
          </Stack>
        </Stack>
      </Container>
      {chosen === null ? null : <Purchase onClose={() => setChosen(null)} plan={chosen} />}
    </MemberPage>
  );
}

const meta = {
  title: 'Pages/Plans',
  component: Plans,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof Plans>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plans to choose from. */
export const Overview: Story = {
  tags: ['composed'],
  play: isAPage,
};

/** The member pays for the plan that they choose. */
export const BuyingAPlan: Story = {
  play: async () => {
    const select = within(screen.getByRole('article', { name: 'Apostle' })).getByRole('button');
    await userEvent.click(select);
    const box = within(await screen.findByRole('dialog', { name: 'Complete Your Apostle Subscription' }));
    await expect(box.getByLabelText('Reference note')).toHaveValue('Apostle Plan Subscription · PV-7Q4K');
    await userEvent.click(box.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(box.getByRole('heading', { name: 'Payment with Zelle' })).toHaveFocus());
    await expect(box.getByDisplayValue('12.00')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Back' }));
    await expect(box.getByLabelText('Zelle email address')).toBeVisible();
  },
};
