export { createNotifier, type NotificationEvent } from './notifier.ts';
export { notificationRoutes } from './routes.ts';
