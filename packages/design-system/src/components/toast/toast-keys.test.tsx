import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editDialog } from '../../../test/edit-dialog.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DialogRoot } from '../dialog/dialog.tsx';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../popover/popover.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';

const failed: ToastMessage = { tone: 'error', title: 'Error', message: 'It could not be sent.' };
const reload: ToastMessage = {
  tone: 'success',
  title: 'New version',
  message: 'Reload when it suits you.',
  action: { label: 'Reload', onClick: () => {} },
};

const region = () => {
  const element = document.querySelector<HTMLElement>('[data-component="toast-region"]');
  if (element === null) throw new Error('There is no region of toasts.');
  return element;
};

/** The code for the keyboard is loaded with the first toast. */
const ready = async () => await expect.poll(() => region()).toHaveAttribute('aria-keyshortcuts', 'F6 Alt+T');

function OpenDialog() {
  const [open, setOpen] = useState(true);
  return (
    <DialogRoot onOpenChange={setOpen} open={open}>
      {editDialog}
    </DialogRoot>
  );
}
const dialog = <OpenDialog />;

/** Describes the focused element by its name. A control in a toast has the prefix 'toast: '. */
const focused = () => {
  const active = document.activeElement;
  const name = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  return region().contains(active) ? `toast: ${name}` : name;
};

/** Presses F6. Returns whether the page has handled the key. */
const press = (more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

const covered = () => {
  const focus = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return [...region().querySelectorAll('[data-component="toast"]')].some((toast) => {
    const box = toast.getBoundingClientRect();
    const clip = region().getBoundingClientRect();
    const top = Math.max(box.top, clip.top);
    const bottom = Math.min(box.bottom, clip.bottom);
    return top < bottom && top < focus.bottom && focus.top < bottom && box.left < focus.right;
  });
};

describe('the keys that move to a toast', () => {
  it.each(['{F6}', '{Alt>}t{/Alt}'])('%s moves there from a dialog, and back', async (hotkey) => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(dialog, { toasts: queue });
    await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    await userEvent.keyboard(hotkey);
    expect(focused()).toBe('toast: Close');
    expect(document.activeElement).toHaveAccessibleDescription('Error It could not be sent.');
    await userEvent.keyboard(hotkey);
    expect(focused()).toBe('Title');
    await userEvent.keyboard(`${hotkey}{Enter}`);
    await expect.poll(() => focused()).toBe('Title');
    await expect.element(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible();
    await expect.element(screen.getByText('Error')).not.toBeInTheDocument();
  });

  it('Escape closes the toast that has the focus, and not the dialog below', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(dialog, { toasts: queue });
    await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    await userEvent.keyboard('{F6}{Escape}');
    await expect.element(screen.getByText('Error')).not.toBeInTheDocument();
    await expect.poll(() => focused()).toBe('Title');
    await expect.element(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('the hotkey moves to a toast and back without a dialog, and is announced while there is a toast', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(<Button>Page</Button>, { toasts: queue });
    expect(region()).not.toHaveAttribute('aria-keyshortcuts');
    queue.show(reload);
    await expect.element(screen.getByText('New version')).toBeVisible();
    await ready();
    await userEvent.keyboard('{F6}');
    expect(focused()).toBe('toast: Reload');
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('button', { name: 'Page' }).element().focus();
    await userEvent.keyboard('{F6}{F6}');
    expect(focused()).toBe('Page');
  });

  it('the browser handles the hotkey if there is no toast, during a composition, and with modifiers', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(<Button>Page</Button>, { toasts: queue });
    expect(press()).toBe(false);
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    expect(press({ isComposing: true })).toBe(false);
    expect(press({ shiftKey: true })).toBe(false);
    expect(press({ ctrlKey: true })).toBe(false);
    expect(press()).toBe(true);
  });

  it('Tab moves from the last stop of a dialog to the toasts and then to its first stop; Shift+Tab moves back', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(dialog, { toasts: queue });
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    queue.show(reload);
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    const round = ['Close', 'Title', 'Cancel', 'toast: Close', 'toast: Reload', 'toast: Close'];
    for (const stop of [...round, ...round]) {
      await userEvent.tab();
      expect(focused()).toBe(stop);
    }
    for (const stop of [...round.toReversed().slice(1), ...round.toReversed()]) {
      await userEvent.tab({ shift: true });
      expect(focused()).toBe(stop);
    }
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  const layers = {
    sheet: (
      <Sheet onOpenChange={() => {}} open title="Menu">
        <Button>Last</Button>
      </Sheet>
    ),
    question: (
      <ConfirmDialog
        confirmLabel="Last"
        description="For good."
        onCancel={() => {}}
        onConfirm={() => {}}
        open
        title="Delete it?"
      />
    ),
    popover: (
      <PopoverRoot open>
        <PopoverTrigger>
          <Button>Open</Button>
        </PopoverTrigger>
        <PopoverContent title="Share">
          <Button>Last</Button>
        </PopoverContent>
      </PopoverRoot>
    ),
  };

  it.each(Object.entries(layers))('Tab moves from a %s to the toasts and back', async (_name, layer) => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(layer, { toasts: queue });
    const last = screen.getByRole('button', { name: 'Last' });
    await expect.element(last).toBeVisible();
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    last.element().focus();
    await userEvent.tab();
    expect(focused()).toBe('toast: Close');
    await userEvent.tab({ shift: true });
    await expect.element(last).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(region().contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{F6}');
    expect(focused()).toBe('toast: Close');
    await expect.element(last).toBeVisible();
  });
});

describe('a focused element', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  beforeEach(() => page.viewport(320, 640));
  afterEach(() => page.viewport(size.width, size.height));

  it.each([0, 80, 150, 300, 450, 580])('at %d px is not covered by one toast or by twenty', async (top) => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(
      <input aria-label="Title" style={{ position: 'absolute', insetBlockStart: top, blockSize: 44 }} />,
      { toasts: queue },
    );
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    screen.getByRole('textbox').element().focus();
    await expect.poll(() => covered()).toBe(false);
    for (let index = 0; index < 19; index += 1) queue.show({ ...failed, title: `Error ${index}` });
    await expect.poll(() => region().querySelectorAll('[data-component="toast"]')).toHaveLength(20);
    expect(covered()).toBe(false);
    expect(region().getBoundingClientRect().height).toBeGreaterThan(90);
  });

  it('stays partly visible if it is as high as the window', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(
      <textarea aria-label="Text" style={{ position: 'absolute', insetBlock: '0', insetInline: '0' }} />,
      { toasts: queue },
    );
    screen.getByRole('textbox').element().focus();
    for (let index = 0; index < 20; index += 1) queue.show({ ...failed, title: `Error ${index}` });
    await expect.element(screen.getByText('Error 19')).toBeInTheDocument();
    await ready();
    expect(region().getBoundingClientRect().bottom).toBeLessThanOrEqual(321);
  });

  it('lets the toasts return to their place when it loses the focus', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(<Button>Page</Button>, { toasts: queue });
    queue.show(failed);
    await expect.element(screen.getByText('Error')).toBeVisible();
    await ready();
    const { top } = region().getBoundingClientRect();
    const button = screen.getByRole('button', { name: 'Page' }).element();
    button.style.cssText = 'position: fixed; inset-block-start: 80px; inset-inline-start: 40px';
    button.focus();
    await expect.poll(() => region().getBoundingClientRect().top).toBeGreaterThan(320);
    button.blur();
    await expect.poll(() => region().getBoundingClientRect().top).toBe(top);
  });
});
