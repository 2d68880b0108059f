import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const onOpenChange = vi.fn<(open: boolean) => void>();

const sample = (
  <AlertDialog
    action={<Button>Leave</Button>}
    cancel={<Button>Stay</Button>}
    description="The others stay."
    onOpenChange={onOpenChange}
    open
    title="Leave the chat?"
  />
);

describeConformance('AlertDialog', sample, { component: 'alert-dialog', asChild: false, portal: true });

describe('the keyboard of the alert dialog pattern', () => {
  it('initially focuses Cancel, and Tab cycles', async () => {
    const screen = await mount(sample);
    await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}', ' '])('%s requests to close it without an answer', async (key) => {
    onOpenChange.mockClear();
    const screen = await mount(sample);
    await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
