import type { NotificationItem, NotificationKind } from '@parvis/design-system';
import type { Language } from '../../i18n/languages.ts';
import { nameParts } from '../people/index.ts';
import type { Notification } from './notification-cache.ts';
import { notificationPath } from './notification-paths.ts';

const icons: Record<Notification['kind'], NotificationKind> = {
  friend_request: 'friend-request',
  friend_accepted: 'friend-accepted',
  comment: 'comment',
  reply: 'reply',
  like: 'like',
  message: 'message',
  listing_enquiry: 'listing',
  plan_activated: 'plan',
  report_decided: 'report',
  listing_match: 'listing',
  group_request: 'friend-request',
  group_accepted: 'friend-accepted',
  decision: 'report',
  report_safeguarding: 'report',
  report_overdue: 'report',
  promise_overdue: 'report',
  payment_confirmed: 'plan',
  payment_rejected: 'plan',
  payment_expired: 'plan',
  payment_refunded: 'plan',
  dispute_answered: 'plan',
  plan_continued: 'plan',
};

/** The notifications as list items. */
export const notificationItems = (
  language: Language,
  notifications: readonly Notification[],
): readonly NotificationItem[] =>
  notifications.map((notification) => {
    const { _id, actor, createdAt, excerpt, kind, sentence, status } = notification;
    return {
      id: _id,
      kind: icons[kind],
      title: sentence[language],
      ...(actor === null ? {} : { person: nameParts(actor), picture: actor.avatar }),
      ...(excerpt === '' ? {} : { description: excerpt }),
      createdAt,
      unread: status === 'unread',
      href: notificationPath(notification),
    };
  });
