export { createNotifier, type NotificationEvent, type Notifier } from './notifier.ts';
export { notificationRoutes } from './routes.ts';
