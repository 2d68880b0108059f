import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, within } from '../../../test/mount.tsx';
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
  it('is left out by a server', () => {
    expect(renderToString(within(<PurchaseDialog {...base} />))).not.toContain('Apostle');
  });

  it('gives the focus to the heading of each step, and keeps what was written', async () => {
    const screen = await mount(<PurchaseDialog {...base} />);
    await screen.rerender(<PurchaseDialog {...base} step="payment" />);
    await expect.element(screen.getByRole('heading', { name: 'Payment with Zelle' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Full name'), 'Monica');
    await screen.rerender(<PurchaseDialog {...base} step="details" />);
    await expect.element(screen.getByRole('heading', { name: 'Send your payment with Zelle' })).toHaveFocus();
    await screen.rerender(<PurchaseDialog {...base} step="payment" />);
    await expect.element(screen.getByLabelText('Full name')).toHaveValue('Monica');
  });

  it('marks the step for those who hear it', async () => {
    await mount(<PurchaseDialog {...base} step="payment" />);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Payment with Zelle');
  });

  it('closes at once by Escape when nothing was written', async () => {
    const change = vi.fn<(open: boolean) => void>();
    await mount(<PurchaseDialog {...base} onOpenChange={change} />);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('asks first when something was written', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const screen = await mount(<PurchaseDialog {...base} dirty onOpenChange={change} step="payment" />);
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Stay' }).click();
    expect(change).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Leave', exact: true }).click();
    await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(false));
  });
});
