import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { preventNavigation } from '../prevent-navigation.ts';
import { timeOfDay } from '../person-row/samples.ts';
import { NotificationList } from './notification-list.tsx';
import { notifications, stressed } from './samples.ts';

const meta = {
  title: 'Patterns/People/NotificationList',
  component: NotificationList,
  args: {
    label: 'Notifications',
    notifications,
    emptyText: 'No notifications',
    formatTime: timeOfDay,
    onSelect: fn(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '44rem' }}>
      <NotificationList {...args} />
    </Card>
  ),
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5} style={{ maxInlineSize: '44rem' }}>
      <Card>
        <NotificationList {...args} hasMore />
      </Card>
      <Card style={{ maxInlineSize: '22rem' }}>
        <NotificationList
          {...args}
          label="Latest"
          notifications={[...stressed, ...notifications.slice(2, 5)]}
          variant="compact"
        />
      </Card>
      <Card>
        <NotificationList {...args} label="None" notifications={[]} />
      </Card>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Agnes Bernard wants to be your friend, Unread' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your plan is active, Read' })).toBeVisible();
    for (const row of canvasElement.querySelectorAll('[data-part="row"]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const Actions: Story = {
  play: async ({ args, canvas }) => {
    preventNavigation();
    await userEvent.click(canvas.getByRole('link', { name: /^Dominic/u }));
    await expect(args.onSelect).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: Monica/u }));
    await expect(args.onMarkRead).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: /^Delete: Your plan/u }));
    await expect(args.onDelete).toHaveBeenCalledWith('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Mark as read: Your plan/u })).toBeNull();
  },
};

export const Compact: Story = {
  args: { variant: 'compact' },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <NotificationList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Delete/u })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Dominic/u })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notifications')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

/** If the list does not contain all unread notifications, Mark all as read stays enabled, and no row moves. */
export const UnreadBeyond: Story = {
  tags: ['direction'],
  args: { notifications: notifications.slice(4), unreadCount: 3 },
  render: function Marked(args) {
    const [unreadCount, setUnreadCount] = useState(args.unreadCount);
    return (
      <Card style={{ maxInlineSize: '44rem' }}>
        <NotificationList {...args} onMarkAllRead={() => setUnreadCount(0)} unreadCount={unreadCount ?? 0} />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const before = first?.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(first?.getBoundingClientRect().top).toBe(before);
  },
};

/** A sentence keeps the page's direction, even if it starts with a right-to-left name. */
export const ArabicName: Story = {
  args: {
    notifications: notifications.slice(0, 1).map((notification) => ({
      ...notification,
      title: 'عبد الرحمن would like to be your friend.',
      description: 'السلام عليكم',
    })),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/would like to be your friend/);
    const [text] = title.childNodes;
    const edgeOf = (offset: number) => {
      const range = document.createRange();
      if (text !== undefined) {
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
      }
      return range.getBoundingClientRect().left;
    };
    const runsLikeThePage = edgeOf(0) < edgeOf('عبد الرحمن would like'.length - 1);
    await expect(runsLikeThePage).toBe(getComputedStyle(document.body).direction === 'ltr');
    await expect(canvas.getByText('السلام عليكم')).toHaveStyle({ direction: 'rtl' });
  },
};

export const Loading: Story = {
  args: { notifications: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  args: { notifications: [], error: 'Error fetching notification' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { automaticLoads: 0, hasMore: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hoy' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Marcar todas como leídas' })).toBeVisible();
  },
};
