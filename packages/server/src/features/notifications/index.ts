export { missedNotificationsOf } from './missed-notifications.ts';
export { createNotifier, type NotificationEvent, type Notifier, type Recipient } from './notifier.ts';
export { kindSwitches } from './preferences.ts';
export { pushNoticesOf, type PushNotice } from './push-notices.ts';
export { notificationRoutes } from './routes.ts';
export type { Quote } from './quotes.ts';
