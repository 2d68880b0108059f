import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, within } from '../../../test/mount.tsx';
import { PaymentForm } from '../payment-form/payment-form.tsx';
import { PurchaseDialog, type PurchaseDialogProps } from './purchase-dialog.tsx';

const base: PurchaseDialogProps = {
  open: true,
  onOpenChange: () => undefined,
  plan: { name: 'Apostle', price: 12 },
  step: 'details',
  onStepChange: () => undefined,
  serviceName: 'Zelle',
  payee: 'payments@parvis.example',
  reference: 'Apostle Plan Subscription',
  children: <input aria-label="Full name" />,
};

describe('PurchaseDialog', () => {
  it('is not rendered on a server', () => {
    expect(renderToString(within(<PurchaseDialog {...base} />))).not.toContain('Apostle');
  });

  it('focuses the heading of each step, and keeps the input', async () => {
    const screen = await mount(<PurchaseDialog {...base} />);
    await screen.rerender(<PurchaseDialog {...base} step="payment" />);
    await expect.element(screen.getByRole('heading', { name: 'Payment with Zelle' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Full name'), 'Monica');
    await screen.rerender(<PurchaseDialog {...base} step="details" />);
    await expect.element(screen.getByRole('heading', { name: 'Send your payment with Zelle' })).toHaveFocus();
    await screen.rerender(<PurchaseDialog {...base} step="payment" />);
    await expect.element(screen.getByLabelText('Full name')).toHaveValue('Monica');
  });

  // Desktop, phone, and phone in landscape.
  it.each([
    [1280, 800],
    [375, 667],
    [667, 375],
  ])('starts each step at its top, with its buttons in the window, at %d × %d', async (width, height) => {
    await page.viewport(width, height);
    const form = (
      <PaymentForm
        onBack={() => undefined}
        onChange={() => undefined}
        onSubmit={() => undefined}
        serviceName="Zelle"
        value={{ contact: '', fullName: '', amount: '12.00', reference: '' }}
      />
    );
    const screen = await mount(<PurchaseDialog {...base}>{form}</PurchaseDialog>);
    const dialog = screen.getByRole('dialog').element();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    dialog.scrollTo(0, dialog.scrollHeight);

    await screen.rerender(
      <PurchaseDialog {...base} step="payment">
        {form}
      </PurchaseDialog>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Payment with Zelle' })).toHaveFocus();
    expect(dialog.scrollTop).toBe(0);
    for (const name of ['Back', 'Generate Payment Instructions'])
      await expect.element(screen.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    dialog.scrollTo(0, dialog.scrollHeight);

    await screen.rerender(<PurchaseDialog {...base}>{form}</PurchaseDialog>);
    await expect.element(screen.getByRole('heading', { name: 'Send your payment with Zelle' })).toHaveFocus();
    expect(dialog.scrollTop).toBe(0);
  });

  it('shows all details without scrolling on a desktop', async () => {
    await page.viewport(1280, 800);
    const screen = await mount(<PurchaseDialog {...base} exampleReference />);
    const dialog = screen.getByRole('dialog').element();
    expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  });

  it('marks a provisional reference as an example', async () => {
    const screen = await mount(<PurchaseDialog {...base} />);
    const reference = screen.getByLabelText('Reference note');
    await expect.element(reference).not.toHaveAccessibleDescription();
    await screen.rerender(<PurchaseDialog {...base} exampleReference />);
    await expect.element(reference).toHaveAccessibleDescription(/^An example\./);
  });

  it('marks the current step for screen readers', async () => {
    await mount(<PurchaseDialog {...base} step="payment" />);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Payment with Zelle');
  });

  it('closes with Escape immediately if there is no input', async () => {
    const change = vi.fn<(open: boolean) => void>();
    await mount(<PurchaseDialog {...base} onOpenChange={change} />);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => change).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('asks first if there is input', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const screen = await mount(<PurchaseDialog {...base} dirty onOpenChange={change} step="payment" />);
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Stay' }).click();
    expect(change).not.toHaveBeenCalled();
    await expect.poll(() => document.querySelector('[role="alertdialog"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.poll(() => change).toHaveBeenCalledExactlyOnceWith(false);
  });
});
