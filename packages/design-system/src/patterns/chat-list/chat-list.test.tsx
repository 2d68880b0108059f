import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ChatList } from './chat-list.tsx';
import { chats } from './samples.ts';

describeConformance('ChatList', <ChatList chats={chats} emptyText="None" formatTime="date" search="" />, {
  component: 'chat-list',
  asChild: false,
  portal: false,
});

const row = (name: RegExp) => ({ name });

describe('the keyboard of a list of chats', () => {
  it('moves between the rows and back to the search', async () => {
    const onSelect = vi.fn<() => void>();
    const screen = await mount(<ChatList chats={chats} emptyText="None" onSelect={onSelect} search="" />);
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('button', row(/^Agnes/u))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('button', row(/^Dominic/u))).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.element(screen.getByRole('button', row(/^Rose/u))).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('0');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the name of a row', () => {
  it('expresses the unread number in words', async () => {
    const screen = await mount(<ChatList chats={chats} emptyText="None" />);
    await expect
      .element(screen.getByRole('button', { name: 'Katharine Kowalska, 120 unread messages' }))
      .toBeVisible();
    expect(document.querySelector('[data-count="99+"]')).not.toBeNull();
    await expect.element(screen.getByText('Muted').first()).toBeInTheDocument();
    await expect.element(screen.getByText('Online')).toBeInTheDocument();
  });
});

it.each([
  ['ltr', 'أهلاً وسهلاً', 'left'],
  ['rtl', 'Peace be with you', 'right'],
] as const)('aligns a text of the other direction in %s with the name', async (dir, text, edge) => {
  const [chat] = chats;
  if (chat === undefined) throw new Error('There is no chat.');
  const screen = await mount(
    <div style={{ inlineSize: '40rem' }}>
      <ChatList chats={[{ ...chat, lastMessage: text }]} emptyText="None" />
    </div>,
    { dir },
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByText(text).element());
  const name = screen.getByText(chat.name).element().getBoundingClientRect();
  expect(Math.abs(range.getBoundingClientRect()[edge] - name[edge])).toBeLessThanOrEqual(1);
});

it('the whole name fits next to the time in the narrow column of a phone', async () => {
  const lastMessageAt = new Date(2024, 10, 30, 15, 5);
  const screen = await mount(
    <div style={{ inlineSize: '20rem' }}>
      <ChatList chats={[{ id: '0', name: 'Daniel Kowalska', lastMessageAt }]} emptyText="None" />
    </div>,
    { locale: 'es' },
  );
  const name = screen.getByRole('button', { name: 'Daniel Kowalska' }).element();
  expect(name.scrollWidth).toBe(name.clientWidth);
});
