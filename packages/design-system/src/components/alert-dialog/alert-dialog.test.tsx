import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

// A phone in landscape, and a narrow phone.
it.each([
  [667, 375],
  [320, 568],
])('keeps its buttons visible at the edge at %d × %d, with any description', async (width, height) => {
  await page.viewport(width, height);
  const screen = await mount(
    <AlertDialog
      action={<Button>Leave</Button>}
      cancel={<Button>Stay</Button>}
      description={'The others stay. '.repeat(200)}
      onOpenChange={onOpenChange}
      open
      title="Leave the chat?"
    />,
  );
  const dialog = screen.getByRole('alertdialog').element();
  const actions = dialog.querySelector('[data-part="actions"]');
  const heading = screen.getByRole('heading', { name: 'Leave the chat?' });
  for (const top of [0, dialog.scrollHeight]) {
    dialog.scrollTop = top;
    for (const name of ['Stay', 'Leave'])
      await expect.element(screen.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const gap = dialog.getBoundingClientRect().bottom - (actions?.getBoundingClientRect().bottom ?? 0);
    expect(gap).toBeLessThan(2);
  }
  await expect.element(heading).not.toBeInViewport();
});
