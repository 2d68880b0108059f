import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
