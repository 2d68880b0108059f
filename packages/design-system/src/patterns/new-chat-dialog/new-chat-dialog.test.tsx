import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { NewChatDialog } from './new-chat-dialog.tsx';

const sample = {
  emptyText: 'Nobody',
  friends: [
    { id: '1', name: 'Agnes Bernard' },
    { id: '2', name: 'Dominic Okafor' },
  ],
  onOpenChange: vi.fn<() => void>(),
  onSearchChange: vi.fn<() => void>(),
  onSelect: vi.fn<() => void>(),
  onSubmit: vi.fn<() => void>(),
  open: true,
  search: '',
  selectedId: null,
  submitLabel: 'Start Conversation',
  title: 'Nuevo chat',
};

describeConformance('NewChatDialog', (props) => <NewChatDialog {...sample} {...props} />, {
  component: 'dialog',
  asChild: false,
  portal: true,
});

it('starts a conversation only if a friend from the list is chosen', async () => {
  const screen = await mount(<NewChatDialog {...sample} />);
  await userEvent.click(screen.getByText('Dominic Okafor'));
  expect(sample.onSelect).toHaveBeenCalledExactlyOnceWith('2');
  const start = screen.getByRole('button', { name: 'Start Conversation' });
  await screen.rerender(<NewChatDialog {...sample} selectedId="3" />);
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(<NewChatDialog {...sample} selectedId="2" />);
  await start.click();
  expect(sample.onSubmit).toHaveBeenCalledOnce();
});

const friendsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Friend ${index}` }));

it('renders only the visible friends out of ten thousand in its scrollable list', async () => {
  const screen = await mount(<NewChatDialog {...sample} friends={friendsOf(10_000)} />);
  const dialog = screen.getByRole('dialog').element();
  const choices = dialog.querySelectorAll('input[type=radio]');
  expect(choices.length).toBeLessThan(32);
  expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
});

it('keeps the chosen friend mounted, so that the keys continue from there', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const screen = await mount(
    <NewChatDialog {...sample} friends={friendsOf(10_000)} onSelect={onSelect} selectedId="5000" />,
  );
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Friend 5000' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Friend 5000' })).toBeInViewport();
  await userEvent.keyboard('{ArrowDown}');
  expect(onSelect).toHaveBeenLastCalledWith('5001');
});

it('loads more friends when the reader comes near the end of the list', async () => {
  const onLoadMore = vi.fn<() => void>();
  const screen = await mount(
    <NewChatDialog {...sample} friends={friendsOf(100)} hasMore onLoadMore={onLoadMore} />,
  );
  expect(onLoadMore).not.toHaveBeenCalled();
  const frame = screen.getByRole('group', { name: 'Friends' }).element();
  frame.scrollTop = frame.scrollHeight;
  await expect.poll(() => onLoadMore.mock.calls).toHaveLength(1);
});

it('keeps its button in front of the names in the smallest window', async () => {
  await page.viewport(320, 256);
  const screen = await mount(<NewChatDialog {...sample} friends={friendsOf(20)} />);
  const dialog = screen.getByRole('dialog').element();
  const button = screen.getByRole('button', { name: 'Start Conversation' }).element();
  const names = [...dialog.querySelectorAll('bdi')];
  let covered = 0;
  for (let top = 0; top <= dialog.scrollHeight - dialog.clientHeight; top += 8) {
    dialog.scrollTop = top;
    const place = button.getBoundingClientRect();
    for (const name of names) {
      const { left, top: above, bottom } = name.getBoundingClientRect();
      const [x, y] = [left + 1, (above + bottom) / 2];
      if (x <= place.left || x >= place.right || y <= place.top || y >= place.bottom) continue;
      covered += 1;
      expect(button.contains(document.elementFromPoint(x, y)), `${name.textContent} at ${top}`).toBe(true);
    }
  }
  expect(covered).toBeGreaterThan(0);
});
