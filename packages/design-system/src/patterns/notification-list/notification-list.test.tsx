import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { NotificationList, type NotificationItem } from './notification-list.tsx';
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

it('is grouped by day on a page, and one list in a panel', async () => {
  const screen = await mount(<NotificationList {...sample} />);
  expect(screen.getByRole('heading').all()).toHaveLength(2);
  expect(screen.getByRole('list').all()).toHaveLength(2);
  await screen.rerender(<NotificationList {...sample} variant="compact" />);
  expect(screen.getByRole('heading').all()).toHaveLength(0);
  expect(screen.getByRole('list').all()).toHaveLength(1);
});

it('offers to mark all as read only while there are unread notifications', async () => {
  const onMarkAllRead = vi.fn<() => void>();
  const screen = await mount(<NotificationList {...sample} onMarkAllRead={onMarkAllRead} />);
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await button.click();
  expect(onMarkAllRead).toHaveBeenCalledOnce();
  const read = notifications.map((item) => ({ ...item, unread: false }));
  await screen.rerender(<NotificationList {...sample} notifications={read} onMarkAllRead={onMarkAllRead} />);
  await expect.element(button).not.toBeInTheDocument();
});

const managed = (items: readonly NotificationItem[]) => (
  <NotificationList
    {...sample}
    notifications={items}
    onDelete={vi.fn<() => void>()}
    onMarkAllRead={vi.fn<() => void>()}
    onMarkRead={vi.fn<() => void>()}
  />
);

it('keeps its buttons within its rows at large text on a small screen', async () => {
  await page.viewport(320, 667);
  document.documentElement.style.fontSize = '200%';
  try {
    const screen = await mount(<div style={{ inlineSize: '192px' }}>{managed(notifications)}</div>);
    for (const button of screen.getByRole('listitem').getByRole('button').elements()) {
      const row = button.closest('li')?.firstElementChild;
      const end = (row?.getBoundingClientRect().right ?? 0) - 24;
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    }
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

it('keeps the focus position when the pressed button is removed', async () => {
  const [first, second, third] = notifications;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are too few.');
  const screen = await mount(managed([first, second, third]));
  const link = ({ title }: NotificationItem) => screen.getByRole('link', { name: title, exact: false });
  const press = async (name: string) => {
    screen.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  await press(`Mark as read: ${second.title}`);
  const read = { ...second, unread: false };
  await screen.rerender(managed([first, read, third]));
  await expect.element(link(second)).toHaveFocus();
  await press(`Delete: ${second.title}`);
  await screen.rerender(managed([first, third]));
  await expect.element(link(third)).toHaveFocus();
  await press('Mark all as read');
  await screen.rerender(managed([first, third].map((item) => ({ ...item, unread: false }))));
  await expect.element(link(first)).toHaveFocus();
});

it('loads automatically a few times, then with the button', async () => {
  const onLoadMore = vi.fn<() => void>();
  const list = (loading: boolean) => (
    <NotificationList
      {...sample}
      automaticLoads={2}
      hasMore
      loading={loading}
      notifications={[]}
      onLoadMore={onLoadMore}
    />
  );
  const screen = await mount(list(false));
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  await screen.rerender(list(true));
  await screen.rerender(list(false));
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(2);
  await screen.rerender(list(true));
  await screen.rerender(list(false));
  await screen.getByRole('button', { name: 'Show more' }).click();
  expect(onLoadMore).toHaveBeenCalledTimes(3);
});

it("shows the person's picture with the icon of the kind", async () => {
  await mount(
    <NotificationList
      {...sample}
      notifications={notifications
        .slice(0, 1)
        .map((item) => ({ ...item, person: { first: 'Agnes', last: 'Bernard' } }))}
    />,
  );
  const mark = document.querySelector('[data-part="mark"]');
  expect(mark?.querySelector('[data-component="avatar"]')?.textContent).toBe('AB');
  expect(mark?.querySelectorAll('[data-component="icon"]')).toHaveLength(1);
});
