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

it('begins a conversation only with somebody who is in the list', async () => {
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

it('holds a thousand friends in a list of its own height', async () => {
  const friends = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, name: `Friend ${index}` }));
  const screen = await mount(<NewChatDialog {...sample} friends={friends} />);
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.querySelectorAll('input[type=radio]')).toHaveLength(1000);
  expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
});

it('keeps its button above the names in the smallest window', async () => {
  await page.viewport(320, 256);
  const friends = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, name: `Friend ${index}` }));
  const screen = await mount(<NewChatDialog {...sample} friends={friends} />);
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
