import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { manyMessages } from './samples.tsx';
import { atEnd, fromEnd, log, placeOf, messageOf, settled, thread } from '../../../test/chat-thread.tsx';

beforeEach(stopClock);

it('moves the focus to the conversation from the button above the oldest message', async () => {
  const messages = manyMessages(80, 200);
  const screen = await mount(thread({ hasOlder: true, error: 'No connection.', messages }));
  await atEnd();
  log().scrollTop = 0;
  const button = screen.getByRole('button', { name: 'Show older messages' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await screen.rerender(thread({ hasOlder: true, loadingOlder: true, messages }));
  await expect.element(button).not.toBeInTheDocument();
  expect(document.activeElement).toBe(log());
});

it('keeps the focused message mounted, even if the reader scrolls far away', async () => {
  const menu = [{ label: 'Report', onSelect: vi.fn<() => void>() }];
  const messages = manyMessages(400).map((message) => ({ ...message, menu }));
  await mount(thread({ messages }));
  await atEnd();
  const button = document.querySelector<HTMLElement>('[data-message="many-398"] button');
  button?.focus();
  log().scrollTop = 0;
  await settled();
  expect(document.activeElement).toBe(button);
  expect(document.querySelectorAll('[data-message]').length).toBeLessThan(60);
});

it("keeps a message's dialog open when the message leaves the view", async () => {
  const messages = [...manyMessages(398), messageOf('link', 'See https://parvis.example/feast')];
  const screen = await mount(thread({ messages }));
  await atEnd();
  await screen.getByRole('link', { name: 'https://parvis.example/feast' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  log().scrollTop = 0;
  await settled();
  expect(document.querySelectorAll('[data-message]').length).toBeLessThan(60);
  await expect.element(dialog).toBeVisible();
});

const setSize = () => document.querySelector('[aria-posinset="1"]')?.getAttribute('aria-setsize');

describe('newer messages', () => {
  it('are loaded once for each edge, and keep the visible messages in place', async () => {
    const onLoadNewer = vi.fn<() => void>();
    const props = { hasNewer: true, onLoadNewer };
    const screen = await mount(thread({ ...props, messages: manyMessages(60, 200) }));
    await atEnd();
    await expect.poll(() => onLoadNewer).toHaveBeenCalledOnce();
    await settled();
    const before = placeOf('many-259');
    await screen.rerender(thread({ ...props, loadingNewer: true, messages: manyMessages(60, 200) }));
    await screen.rerender(thread({ ...props, hasNewer: false, messages: manyMessages(90, 200) }));
    await settled();
    expect(Math.abs(placeOf('many-259') - before)).toBeLessThanOrEqual(1);
    expect(fromEnd()).toBeGreaterThan(500);
    expect(document.querySelector('[data-part="announcement"]')?.textContent).toBe('');
    expect(onLoadNewer).toHaveBeenCalledOnce();
  });

  it('are followed again when the newest ones are loaded', async () => {
    const messages = manyMessages(60, 200);
    const screen = await mount(thread({ hasNewer: true, messages }));
    await screen.rerender(thread({ messages }));
    await atEnd();
    await screen.rerender(thread({ messages: [...messages, messageOf('new', 'Just now')] }));
    await expect.element(screen.getByRole('log').getByText('Just now')).toBeVisible();
    await atEnd();
    expect(document.querySelector('[data-part="announcement"]')?.textContent).toBe('Agnes: Just now');
  });

  it('do not set a total if there are newer messages', async () => {
    const messages = manyMessages(3);
    const screen = await mount(thread({ hasNewer: true, messages }));
    expect(setSize()).toBe('-1');
    await screen.rerender(thread({ messages }));
    expect(setSize()).toBe('3');
  });

  it('lets the site show the newest message if it is not loaded', async () => {
    const onToNewest = vi.fn<() => void>();
    const screen = await mount(thread({ hasNewer: true, onToNewest, messages: manyMessages(60, 200) }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to the newest message' }));
    expect(onToNewest).toHaveBeenCalledOnce();
  });
});
