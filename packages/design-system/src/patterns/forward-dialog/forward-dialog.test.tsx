import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ForwardDialog } from './forward-dialog.tsx';

const sample = {
  chats: [
    { id: '1', name: 'Agnes Bernard' },
    { id: '2', name: 'Dominic Okafor' },
  ],
  emptyText: 'No chats',
  onOpenChange: vi.fn<() => void>(),
  onSearchChange: vi.fn<() => void>(),
  onSubmit: vi.fn<() => void>(),
  onToggle: vi.fn<(id: string) => void>(),
  open: true,
  search: '',
  selectedIds: [],
  submitLabel: 'Send',
  title: 'Forward to',
};

describeConformance('ForwardDialog', (props) => <ForwardDialog {...sample} {...props} />, {
  component: 'dialog',
  asChild: false,
  portal: true,
});

it('sends only if a chat is chosen, also one that the search hides', async () => {
  const screen = await mount(<ForwardDialog {...sample} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(screen.getByText('Dominic Okafor'));
  expect(sample.onToggle).toHaveBeenCalledExactlyOnceWith('2');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(<ForwardDialog {...sample} selectedIds={['3']} />);
  await send.click();
  expect(sample.onSubmit).toHaveBeenCalledOnce();
});

it('chooses no more chats than allowed', async () => {
  const onToggle = vi.fn<(id: string) => void>();
  const screen = await mount(<ForwardDialog {...sample} max={1} onToggle={onToggle} selectedIds={['1']} />);
  const dialog = screen.getByRole('dialog').element();
  const [agnes, dominic] = dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  expect(dominic?.getAttribute('aria-disabled')).toBe('true');
  dominic?.click();
  expect(onToggle).not.toHaveBeenCalled();
  expect(dominic?.checked).toBe(false);
  agnes?.click();
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('1');
});
