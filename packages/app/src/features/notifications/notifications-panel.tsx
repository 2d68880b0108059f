import { NotificationList } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useNotifications } from './use-notifications.ts';

interface NotificationsPanelProps {
  /** Called after a notification was opened. */
  onOpened: () => void;
}

/** The newest notifications in the header's panel. */
export function NotificationsPanel({ onOpened }: NotificationsPanelProps) {
  const { i18n } = useLingui();
  const { items, isLoading, error, retry, markRead, markAllRead, unread } = useNotifications();
  return (
    <NotificationList
      variant="compact"
      label={i18n._('Notifications')}
      notifications={items}
      onSelect={(id) => {
        markRead(id);
        if (items.some((item) => item.id === id && item.href !== undefined)) onOpened();
      }}
      onMarkAllRead={markAllRead}
      unreadCount={unread}
      emptyText={i18n._('No notifications')}
      loading={isLoading}
      error={error}
      onRetry={retry}
    />
  );
}
