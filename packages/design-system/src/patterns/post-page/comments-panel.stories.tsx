import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CommentsPanel } from './comments-panel.tsx';
import { KeptPanel, panel } from './samples.tsx';

const meta = {
  title: 'Patterns/Feed/CommentsPanel',
  component: CommentsPanel,
  args: panel,
  render: (args) => <KeptPanel {...args} />,
} satisfies Meta<typeof CommentsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  tags: ['direction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '3 comments' })).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Comment...'), 'Amen{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { comments: [], loading: true },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: 'Comments', busy: true }));
    await expect(list.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { title: 'Comments', comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No comments yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { comments: [], error: 'Error fetching comments' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
