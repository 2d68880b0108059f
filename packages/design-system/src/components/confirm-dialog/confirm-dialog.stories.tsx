import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { useConfirm } from './confirm-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this post?',
    description: 'The post, its comments and its picture are deleted for everyone, for good.',
    confirmLabel: 'Delete post',
    tone: 'danger',
    onConfirm: fn<() => void | Promise<void>>(),
    onCancel: fn(),
  },
  parameters: { picture: 'page' },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    await expect(dialog).toHaveAccessibleDescription(args.description);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Default: Story = {
  args: {
    title: 'Hide this post?',
    description: 'You will not see it in your feed any more.',
    confirmLabel: 'Hide',
    tone: 'default',
  },
};

export const OnAPhone: Story = {
  args: { title: 'Delete this announcement of the whole parish?', confirmLabel: 'Delete the announcement' },
  globals: { viewport: { value: 'narrow' } },
};

export const Answers: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete post' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const WaitsForTheAnswer: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete post' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none');
  const ask = async () => {
    const yes = await confirm({
      title: 'Leave?',
      description: 'Your words are kept.',
      confirmLabel: 'Leave',
    });
    setAnswer(yes ? 'yes' : 'no');
  };
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <Text>Answer: {answer}</Text>
    </>
  );
}

export const AsAPromise: Story = {
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await canvas.findByText('Answer: yes');
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.click(ask);
    await screen.findByRole('alertdialog', { name: 'Leave?' });
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('Answer: no');
    await waitFor(() => expect(ask).toHaveFocus());
  },
};

export const CancelLabel: Story = {
  args: { cancelLabel: 'Keep the post' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep the post' })).toHaveFocus());
  },
};

export const LongWords: Story = {
  args: { title: 'word'.repeat(75), description: 'word'.repeat(75), confirmLabel: 'Delete the announcement' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Overview: Story = { tags: ['composed'] };
