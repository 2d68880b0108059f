export type { NotificationPages } from './notification-cache.ts';
export { NotificationsPanel } from './notifications-panel.tsx';
export {
  createNotifications,
  notificationArrived,
  notificationKeys,
  type NotificationPreferences,
} from './notifications.ts';
