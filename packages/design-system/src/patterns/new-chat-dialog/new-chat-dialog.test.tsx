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
  onOpenChange: vi.fn(),
  onSearchChange: vi.fn(),
  onSelect: vi.fn(),
  onSubmit: vi.fn(),
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
