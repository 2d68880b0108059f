export {
  NotificationList,
  type NotificationItem,
  type NotificationKind,
  type NotificationListProps,
} from './notification-list.tsx';
