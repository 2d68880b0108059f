import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';

const base: PaymentFormProps = {
  serviceName: 'Zelle',
  value: { contact: '', fullName: '', amount: '', reference: '' },
  onChange: () => undefined,
  onSubmit: () => undefined,
};

describeConformance('PaymentForm', <PaymentForm {...base} />, {
  component: 'payment-form',
  asChild: false,
  portal: false,
});

describe('PaymentForm', () => {
  it('reports each field at every change', async () => {
    const change = vi.fn<PaymentFormProps['onChange']>();
    const screen = await mount(<PaymentForm {...base} onChange={change} />);
    await userEvent.type(screen.getByLabelText('Full name'), 'M');
    expect(change).toHaveBeenLastCalledWith({ ...base.value, fullName: 'M' });
  });

  it('requires all fields except the reference, and an amount of at least 0 with cents', async () => {
    const screen = await mount(<PaymentForm {...base} />);
    for (const name of ['Your Zelle email or phone', 'Full name', 'Amount (USD)'])
      await expect.element(screen.getByLabelText(name)).toHaveAttribute('aria-required', 'true');
    await expect.element(screen.getByLabelText(/^Reference/)).not.toHaveAttribute('aria-required');
    const amount = screen.getByLabelText('Amount (USD)');
    await expect.element(amount).toHaveAttribute('min', '0');
    await expect.element(amount).toHaveAttribute('step', '0.01');
  });

  it('is submitted with Enter, but not twice', async () => {
    const submit = vi.fn<() => void>();
    const screen = await mount(<PaymentForm {...base} onSubmit={submit} />);
    await screen.getByLabelText('Full name').click();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    await screen.rerender(<PaymentForm {...base} onSubmit={submit} submitting />);
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('focuses the first error', async () => {
    const screen = await mount(<PaymentForm {...base} />);
    await screen.rerender(<PaymentForm {...base} errors={{ amount: 'Required', fullName: 'Required' }} />);
    await expect.element(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('focuses it again when the same field is invalid a second time', async () => {
    const screen = await mount(<PaymentForm {...base} errors={{ amount: 'Required' }} />);
    const amount = screen.getByLabelText('Amount (USD)');
    const reference = screen.getByLabelText(/^Reference/);
    await reference.click();
    await screen.rerender(<PaymentForm {...base} errors={{ amount: 'Required' }} />);
    await expect.element(reference).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.rerender(<PaymentForm {...base} errors={{ amount: 'Required' }} />);
    await expect.element(amount).toHaveFocus();

    await reference.click();
    await userEvent.keyboard('{Enter}');
    await screen.rerender(<PaymentForm {...base} errors={{ amount: 'Required' }} submitting />);
    await expect.element(reference).toHaveFocus();
    await screen.rerender(<PaymentForm {...base} errors={{ amount: 'Too much' }} />);
    await expect.element(amount).toHaveFocus();
  });
});
