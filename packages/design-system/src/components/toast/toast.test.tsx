import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passTime, stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { createToastQueue, type ToastMessage } from './toast-queue.ts';

const saved: ToastMessage = { tone: 'success', title: 'Saved', message: 'Your post is published.' };
const failed: ToastMessage = { tone: 'error', title: 'Error', message: 'It could not be sent.' };

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-component="toast"]')];
const focused = () => document.activeElement?.closest('[data-component="toast"]')?.textContent;
const regions = () =>
  [...document.querySelectorAll('[data-component="toast-region"] [aria-live]')].map((region) =>
    region.getAttribute('aria-live'),
  );

describe('the region of toasts', () => {
  beforeEach(stopClock);

  it('exists before the first toast, because a live region that appears with its text is not announced', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    await mount(<p>Page</p>, { toasts: queue });
    expect(regions()).toEqual(['assertive', 'polite']);
    expect(toasts()).toHaveLength(0);
    queue.show(saved);
    queue.show(failed);
    await expect.poll(() => toasts()).toHaveLength(2);
    const places = toasts().map((toast) => toast.closest('[aria-live]')?.getAttribute('aria-live'));
    expect(places).toEqual(['assertive', 'polite']);
  });

  it.each(['{Enter}', ' '])('closes a toast with %s on its button', async (key) => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(<p>Page</p>, { toasts: queue });
    queue.show(saved);
    await expect.element(screen.getByText('Saved')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.poll(() => toasts()).toHaveLength(0);
  });

  it.each(['Not now', 'Close'])('declines an offer with its button %s, once', async (name) => {
    const queue = createToastQueue({ duration: 60_000 });
    const decline = vi.fn<() => void>();
    const accept = vi.fn<() => void>();
    const screen = await mount(<p>Page</p>, { toasts: queue });
    queue.show({
      ...saved,
      tone: 'info',
      action: { label: 'Turn on', onClick: accept },
      decline: { label: 'Not now', onClick: decline },
    });
    await expect.element(screen.getByText('Saved')).toBeVisible();
    // By keyboard, because a pointer that rests there would pause the toasts of later tests.
    screen.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toasts()).toHaveLength(0);
    expect(decline).toHaveBeenCalledOnce();
    expect(accept).not.toHaveBeenCalled();
  });

  it('moves the focus from a closed toast to the next one, and finally back to where it was', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(<Button>Elsewhere</Button>, { toasts: queue });
    for (const title of ['First', 'Second', 'Third']) queue.show({ ...saved, title });
    await expect.poll(() => toasts()).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toContain('Second');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()).toContain('Third');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused()).toContain('First');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('stays paused while the focus moves from a closed toast to the next', async () => {
    const queue = createToastQueue({ duration: 1000 });
    await mount(<Button>Elsewhere</Button>, { toasts: queue });
    for (const title of ['First', 'Second']) queue.show({ ...saved, title });
    await expect.poll(() => toasts()).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toasts()).toHaveLength(1);
    await passTime(1500);
    expect(toasts()).toHaveLength(1);
  });

  it('keeps at most twenty toasts, and removes the oldest', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    await mount(<p>Page</p>, { toasts: queue });
    for (let index = 1; index <= 25; index += 1) queue.show({ ...saved, title: `Toast ${index}.` });
    await expect.poll(() => toasts()).toHaveLength(20);
    expect(toasts()[0]?.textContent).toContain('Toast 6.');
    expect(toasts().at(-1)?.textContent).toContain('Toast 25.');
  });

  it('pauses while the focus is in it, and continues afterwards', async () => {
    const queue = createToastQueue({ duration: 1500 });
    const screen = await mount(<Button>Elsewhere</Button>, { toasts: queue });
    queue.show(saved);
    await expect.poll(() => toasts()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await passTime(2000);
    expect(toasts()).toHaveLength(1);
    await userEvent.tab({ shift: true });
    await passTime(1500);
    await expect.poll(() => toasts()).toHaveLength(0);
  });

  it('pauses while the pointer is over it', async () => {
    const queue = createToastQueue({ duration: 1500 });
    const screen = await mount(<p>Page</p>, { toasts: queue });
    queue.show(saved);
    await userEvent.hover(screen.getByText('Saved'));
    await passTime(2000);
    expect(toasts()).toHaveLength(1);
    await userEvent.hover(screen.getByText('Page'));
    await passTime(1500);
    await expect.poll(() => toasts()).toHaveLength(0);
  });

  it('continues for later toasts after the last one was closed with the keyboard', async () => {
    const queue = createToastQueue({ duration: 600 });
    const screen = await mount(<button type="button">Page</button>, { toasts: queue });
    await userEvent.click(screen.getByRole('button', { name: 'Page' }));
    queue.show(saved);
    await expect.poll(() => toasts()).toHaveLength(1);
    const close = screen.getByRole('button', { name: 'Close' });
    close.element().focus();
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toasts()).toHaveLength(0);
    queue.show(saved);
    await expect.poll(() => toasts()).toHaveLength(1);
    await passTime(600);
    await expect.poll(() => toasts()).toHaveLength(0);
  });

  it('stays paused while the pointer that has closed another toast is still over it', async () => {
    const queue = createToastQueue({ duration: 1500 });
    const screen = await mount(<p>Page</p>, { toasts: queue });
    queue.show(saved);
    queue.show({ ...saved, title: 'Sent' });
    await userEvent.hover(screen.getByText('Sent'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }).first());
    expect(toasts()).toHaveLength(1);
    await passTime(2000);
    expect(toasts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    queue.show(saved);
    await userEvent.hover(screen.getByText('Page'));
    await passTime(1500);
    await expect.poll(() => toasts()).toHaveLength(0);
  });

  it('pauses while the page is hidden', async () => {
    const queue = createToastQueue({ duration: 600 });
    await mount(<p>Page</p>, { toasts: queue });
    queue.show(saved);
    await expect.poll(() => toasts()).toHaveLength(1);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await passTime(1000);
    expect(toasts()).toHaveLength(1);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await passTime(600);
    await expect.poll(() => toasts()).toHaveLength(0);
  });

  it('can be used over a modal dialog, which stays open', async () => {
    const queue = createToastQueue({ duration: 60_000 });
    const screen = await mount(
      <DialogRoot>
        <DialogTrigger>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="Edit" />
      </DialogRoot>,
      { toasts: queue },
    );
    await screen.getByRole('button', { name: 'Open' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit' });
    await expect.element(dialog).toHaveFocus();
    queue.show(failed);
    await expect.poll(() => toasts()).toHaveLength(1);
    const [toast] = toasts();
    expect(toast?.closest('[aria-hidden="true"], [inert]')).toBeNull();
    const close = toast?.querySelector('button');
    if (!close) throw new Error('The toast has no button.');
    await userEvent.click(close);
    await expect.poll(() => toasts()).toHaveLength(0);
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it.each(['{Enter}', ' '])('runs its action once with %s, and closes', async (key) => {
    const queue = createToastQueue({ duration: 500 });
    const onClick = vi.fn<() => void>();
    const screen = await mount(<Button>Elsewhere</Button>, { toasts: queue });
    queue.show({ ...saved, action: { label: 'Reload', onClick } });
    await passTime(1000);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.poll(() => toasts()).toHaveLength(0);
    expect(onClick).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('does not run its action when it is closed', async () => {
    const queue = createToastQueue();
    const onClick = vi.fn<() => void>();
    const screen = await mount(<p>Page</p>, { toasts: queue });
    queue.show({ ...saved, action: { label: 'Reload', onClick } });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toasts()).toHaveLength(0);
    expect(onClick).not.toHaveBeenCalled();
  });
});
