import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { PaymentForm } from '../payment-form/payment-form.tsx';
import { PurchaseDialog, type PurchaseDialogProps } from './purchase-dialog.tsx';

const empty = { contact: '', fullName: '', amount: '12.00', reference: '' };

function Bought({ onOpenChange, onStepChange, ...props }: PurchaseDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [step, setStep] = useState(props.step);
  const [value, setValue] = useState(empty);
  const go = (next: typeof step) => {
    setStep(next);
    onStepChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Select Plan</Button>
      <PurchaseDialog
        {...props}
        dirty={value !== empty}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
        onStepChange={go}
        open={open}
        step={step}
      >
        <PaymentForm
          amountFixed
          onBack={() => go('details')}
          onChange={setValue}
          onSubmit={fn()}
          serviceName="Zelle"
          value={value}
        />
      </PurchaseDialog>
    </>
  );
}

const meta = {
  title: 'Patterns/Plans/PurchaseDialog',
  component: PurchaseDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    plan: { name: 'Apostle', price: 12, description: 'For parishes, workshops and those who give a hand.' },
    step: 'details',
    onStepChange: fn(),
    serviceName: 'Zelle',
    payee: 'payments@parvis.example',
    reference: 'Apostle Plan Subscription · PV-7Q4K',
    children: null,
  },
  parameters: { picture: 'page' },
  render: (args) => <Bought {...args} />,
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialog = () => page.findByRole('dialog', { name: 'Complete Your Apostle Subscription' });

export const Details: Story = {
  play: async () => {
    const box = within(await dialog());
    await expect(box.getByLabelText('Zelle email address')).toHaveValue('payments@parvis.example');
    await expect(box.getByLabelText('Reference note')).toHaveValue('Apostle Plan Subscription · PV-7Q4K');
    await expect(box.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
    await expect(box.getByText(/within 24 hours/u)).toBeVisible();
    await expect(box.queryByLabelText('Full name')).not.toBeVisible();
  },
};

/** Next and Back keep the values, and the heading of the step gets the focus. */
export const ThereAndBack: Story = {
  play: async ({ args }) => {
    const box = within(await dialog());
    await userEvent.click(box.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(box.getByRole('heading', { name: 'Payment with Zelle' })).toHaveFocus());
    await userEvent.type(box.getByLabelText('Full name'), 'Monica Rossi');
    await userEvent.click(box.getByRole('button', { name: 'Back' }));
    await waitFor(() =>
      expect(box.getByRole('heading', { name: 'Send your payment with Zelle' })).toHaveFocus(),
    );
    await userEvent.click(box.getByRole('button', { name: 'Next' }));
    await expect(box.getByLabelText('Full name')).toHaveValue('Monica Rossi');
    await expect(args.onStepChange).toHaveBeenCalledTimes(3);
  },
};

/** After Escape, the dialog asks for confirmation, so that input is not lost by accident. */
export const AsksBeforeClosing: Story = {
  args: { step: 'payment' },
  play: async ({ args }) => {
    const box = within(await dialog());
    await userEvent.type(box.getByLabelText('Full name'), 'M');
    await userEvent.keyboard('{Escape}');
    const question = within(await page.findByRole('alertdialog', { name: 'Leave the payment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(box.getByLabelText('Full name')).toHaveValue('M');
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    const again = within(await page.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const ClosesAtOnceWhenUntouched: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { plan: { name: unbrokenWord, price: 12 }, payee: unbrokenWord, notes: [unbrokenWord] },
  play: async () => {
    const box = await page.findByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  play: async () => {
    await dialog();
  },
};
