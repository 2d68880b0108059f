export { missedNotificationsOf } from './missed-notifications.ts';
export { createNotifier, type NotificationEvent, type Notifier } from './notifier.ts';
export { notificationRoutes } from './routes.ts';
