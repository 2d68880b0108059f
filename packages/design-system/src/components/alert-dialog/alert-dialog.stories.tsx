import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'You are leaving the chat of your family',
    description: 'Your messages stay in the chat. You can only come back if a member invites you.',
    cancel: <Button variant="secondary">Stay</Button>,
    action: <Button variant="danger">Leave the chat</Button>,
    onOpenChange: fn(),
  },
  parameters: { picture: 'page' },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(args.description);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongWords: Story = {
  args: { title: 'word'.repeat(75), description: 'word'.repeat(75) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Overview: Story = { tags: ['composed'] };
