import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { NotificationList } from './notification-list.tsx';
import { notifications } from './samples.ts';

const sample = {
  emptyText: 'None',
  formatTime: 'date',
  label: 'Notifications',
  notifications,
  onSelect: vi.fn<() => void>(),
} as const;

describeConformance('NotificationList', <NotificationList {...sample} />, {
  component: 'notification-list',
  asChild: false,
  portal: false,
});

it('stands by day on a page, and as one list in a panel', async () => {
  const screen = await mount(<NotificationList {...sample} />);
  expect(screen.getByRole('heading').all()).toHaveLength(2);
  expect(screen.getByRole('list').all()).toHaveLength(2);
  await screen.rerender(<NotificationList {...sample} variant="compact" />);
  expect(screen.getByRole('heading').all()).toHaveLength(0);
  expect(screen.getByRole('list').all()).toHaveLength(1);
});

it('offers to mark all as read only while there is something unread', async () => {
  const onMarkAllRead = vi.fn<() => void>();
  const screen = await mount(<NotificationList {...sample} onMarkAllRead={onMarkAllRead} />);
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await button.click();
  expect(onMarkAllRead).toHaveBeenCalledOnce();
  const read = notifications.map((item) => ({ ...item, unread: false }));
  await screen.rerender(<NotificationList {...sample} notifications={read} onMarkAllRead={onMarkAllRead} />);
  await expect.element(button).not.toBeInTheDocument();
});
