import { Card, Heading, NotificationList, Stack, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { useNotifications } from './use-notifications.ts';

export function NotificationsScreen() {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const { items, isLoading, error, retry, hasMore, loadMore, markRead, markAllRead, remove, unread } =
    useNotifications();
  useTitle(i18n._('Notifications'));

  const ask = async (id: string) => {
    const isSure = await confirm({
      title: i18n._('Delete this notification?'),
      description: i18n._('This deletes only the notification.'),
      confirmLabel: i18n._('Delete'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure) await remove(id);
  };

  return (
    <CommunityLayout>
      <Stack gap={4}>
        <Heading level={1}>{i18n._('Notifications')}</Heading>
        <Card>
          <NotificationList
            label={i18n._('Notifications')}
            notifications={items}
            onSelect={markRead}
            onMarkRead={markRead}
            onMarkAllRead={markAllRead}
            unreadCount={unread}
            onDelete={(id) => void ask(id)}
            emptyText={i18n._('No notifications')}
            loading={isLoading}
            error={error}
            onRetry={retry}
            hasMore={hasMore}
            onLoadMore={loadMore}
          />
        </Card>
      </Stack>
    </CommunityLayout>
  );
}
