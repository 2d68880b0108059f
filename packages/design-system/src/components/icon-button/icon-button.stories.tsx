import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconBell } from '../../icons/bell.tsx';
import { IconMenu } from '../../icons/menu.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Menu', icon: <IconMenu />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack direction="row" gap={3}>
      <IconButton {...args} variant="ghost" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="primary" />
      <IconButton {...args} size="lg" variant="secondary" />
      <IconButton {...args} disabled variant="secondary" />
    </Stack>
  ),
};

export const WithCount: Story = {
  args: { label: 'Notifications, 3 unread', icon: <IconBell />, badge: <CountBadge count={3} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  },
};

export const WithManyRightToLeft: Story = {
  args: { label: 'Notifications, 120 unread', icon: <IconBell />, badge: <CountBadge count={120} /> },
  globals: { direction: 'rtl' },
};
