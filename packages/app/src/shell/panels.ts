export { MessagesPanel } from '../features/messages/index.ts';
export { NotificationsPanel } from '../features/notifications/index.ts';
export { RequestsPanel } from '../features/people/index.ts';
