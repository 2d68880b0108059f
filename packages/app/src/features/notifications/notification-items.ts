import type { NotificationItem } from '@parvis/design-system';
import type { Language } from '../../i18n/languages.ts';
import { nameParts } from '../people/index.ts';
import type { Notification } from './notification-cache.ts';
import { presentationOf } from './notification-kinds.ts';

/** The notifications as list items. */
export const notificationItems = (
  language: Language,
  notifications: readonly Notification[],
): readonly NotificationItem[] =>
  notifications.map((notification) => {
    const { _id, actor, createdAt, excerpt, sentence, status } = notification;
    return {
      id: _id,
      title: sentence[language],
      ...(actor === null ? {} : { person: nameParts(actor), picture: actor.avatar }),
      ...(excerpt === '' ? {} : { description: excerpt }),
      createdAt,
      unread: status === 'unread',
      ...presentationOf(notification),
    };
  });
