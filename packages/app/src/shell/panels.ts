export { MessagesPanel } from '../features/messages/messages-panel.tsx';
export { NotificationsPanel } from '../features/notifications/notifications-panel.tsx';
export { RequestsPanel } from '../features/people/requests-panel.tsx';
