import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';

const empty = { contact: '', fullName: '', amount: '', reference: '' };
const filled = {
  contact: 'monica.rossi@example.org',
  fullName: 'Monica Rossi',
  amount: '12.00',
  reference: 'November',
};

function Kept(props: PaymentFormProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return <PaymentForm {...props} onChange={change} value={value} />;
}

const args: PaymentFormProps = {
  serviceName: 'Zelle',
  value: empty,
  onChange: fn(),
  onSubmit: fn(),
  onBack: fn(),
};

const meta = {
  title: 'Patterns/Plans/PaymentForm',
  component: PaymentForm,
  args,
  render: (args) => (
    <div style={{ maxInlineSize: '34rem' }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your Zelle email or phone'), 'monica@example.org');
    await userEvent.type(canvas.getByLabelText('Full name'), 'Monica Rossi');
    await userEvent.type(canvas.getByLabelText('Amount (USD)'), '12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...empty,
      contact: 'monica@example.org',
      fullName: 'Monica Rossi',
      amount: '12.5',
    });
    await expect(canvas.getByLabelText('Reference (optional)')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { value: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Monica Rossi');
    await expect(canvas.getByRole('button', { name: 'Generate Payment Instructions' })).toBeEnabled();
  },
};

/** The first invalid field has the focus. */
export const WithErrors: Story = {
  args: {
    value: { ...filled, amount: '-1' },
    errors: { fullName: 'Required', amount: 'The amount must be 0 or more.' },
    error: 'Please correct the fields below.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please correct');
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    await expect(canvas.getByLabelText('Amount (USD)')).toHaveAccessibleDescription(
      'The amount must be 0 or more.',
    );
  },
};

export const AmountFixed: Story = {
  args: { value: filled, amountFixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount (USD)')).toHaveAttribute('readonly');
  },
};

export const Submitting: Story = {
  args: { value: filled, submitting: true },
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Generate Payment Instructions' });
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OwnWords: Story = {
  args: { notes: [unbrokenWord], submitLabel: 'Send', onBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg">
      <Card>
        <Kept {...args} />
      </Card>
      <Card>
        <Kept
          {...args}
          amountFixed
          errors={{ contact: 'Please give an e-mail address or a phone number.' }}
          value={{ ...filled, contact: unbrokenWord }}
        />
      </Card>
    </Grid>
  ),
};
