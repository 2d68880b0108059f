import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { IconBell } from '../../icons/bell.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { ChatList } from '../chat-list/chat-list.tsx';
import { chats } from '../chat-list/samples.ts';
import { preventNavigation } from '../prevent-navigation.ts';
import { FriendRequestList } from '../friend-request-list/friend-request-list.tsx';
import { NotificationList } from '../notification-list/notification-list.tsx';
import { notifications } from '../notification-list/samples.ts';
import { timeOfDay } from '../person-row/samples.ts';
import { HeaderMenu } from './header-menus.tsx';

const list = (
  <NotificationList
    emptyText="No notifications"
    formatTime={timeOfDay}
    label="Notifications"
    notifications={notifications}
    onMarkAllRead={fn()}
    onSelect={fn()}
    variant="compact"
  />
);

const meta = {
  title: 'Patterns/Navigation/HeaderMenu',
  component: HeaderMenu,
  parameters: { picture: 'page' },
  args: {
    label: 'Notifications',
    icon: <IconBell />,
    count: 3,
    viewAllHref: '/notifications',
    viewAllLabel: 'View all',
    onOpenChange: fn(),
    children: list,
  },
  render: (args) => (
    <Stack direction="row" gap={1} justify="end">
      <HeaderMenu {...args} />
    </Stack>
  ),
} satisfies Meta<typeof HeaderMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack direction="row" gap={1} justify="end" style={{ minBlockSize: '28rem' }} align="start">
      <HeaderMenu {...args} open />
      <HeaderMenu count={120} icon={<IconMessage />} label="Messages">
        <ChatList chats={chats} emptyText="No messages" />
      </HeaderMenu>
      <HeaderMenu icon={<IconUsers />} label="Friend requests">
        <FriendRequestList
          emptyText="No friend requests"
          label="Friend requests"
          onAccept={fn()}
          onDecline={fn()}
          requests={[]}
        />
      </HeaderMenu>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(panel.getByRole('link', { name: 'View all' })).toBeVisible();
    const scroller = panel.getByRole('group', { name: 'Notifications' });
    await expect(scroller.getBoundingClientRect().height).toBeLessThanOrEqual(288);
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    await expect(canvas.getByRole('button', { name: 'Messages, 120 unread' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Friend requests' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 unread' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(panel).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The link opens another page, so the panel closes. */
export const ViewAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    preventNavigation();
    await userEvent.click(await screen.findByRole('link', { name: 'View all' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NothingNew: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAccessibleName('Notifications');
  },
};

export const Spanish: Story = {
  args: { label: 'Notificaciones' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notificaciones, 3 sin leer' })).toBeVisible();
  },
};
