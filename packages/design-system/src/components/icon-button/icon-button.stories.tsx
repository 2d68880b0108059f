import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconBell } from '../../icons/bell.tsx';
import { IconMenu } from '../../icons/menu.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconTrash } from '../../icons/trash.tsx';
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

/** Every variant and size, a disabled button, and a button with a count. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack align="start" gap={5}>
      {(['md', 'lg'] as const).map((size) => (
        <Stack direction="row" gap={3} key={size} wrap>
          <IconButton icon={<IconMenu />} label={`Menu, ${size}`} size={size} />
          <IconButton icon={<IconMessage />} label={`Messages, ${size}`} size={size} variant="secondary" />
          <IconButton icon={<IconBell />} label={`Notifications, ${size}`} size={size} variant="primary" />
          <IconButton
            disabled
            icon={<IconTrash />}
            label={`Delete, ${size}`}
            size={size}
            variant="secondary"
          />
        </Stack>
      ))}
      <Stack direction="row" gap={4} wrap>
        <IconButton badge={<CountBadge count={3} />} icon={<IconBell />} label="Notifications, 3 unread" />
        <IconButton badge={<CountBadge count={24} />} icon={<IconMessage />} label="Messages, 24 unread" />
        <IconButton
          badge={<CountBadge count={120} />}
          icon={<IconMessage />}
          label="Chats, 120 unread"
          variant="secondary"
        />
      </Stack>
    </Stack>
  ),
};

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
    <Stack direction="row" gap={3} wrap>
      <IconButton {...args} variant="ghost" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="primary" />
    </Stack>
  ),
};

export const Large: Story = {
  args: { size: 'lg', variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  },
};

export const Disabled: Story = {
  args: { disabled: true, variant: 'secondary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
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
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-count="99+"]');
    if (badge === null) throw new Error('There is no badge.');
    await expect(badge.scrollHeight).toBeLessThanOrEqual(badge.clientHeight);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};
