import { i18n } from '../../platform/i18n.ts';

export const texts = {
  subject: {
    daily: i18n._('Your day on Parvis'),
    weekly: i18n._('Your week on Parvis'),
  },
  hello: (name: string) => i18n._('Hello {name},', { name }),
  lead: i18n._('This is what you may have missed.'),
  messages: i18n._('Messages for you'),
  from: (name: string, unread: number) => i18n._('{name} ({unread} unread)', { name, unread }),
  notifications: i18n._('News for you'),
  more: (count: number) => i18n._('And {count} more', { count }),
  parish: i18n._('In your parish and diocese'),
  near: i18n._('Events near you'),
  sameName: (parish: string) => i18n._('Events that mention {parish}', { parish }),
  event: (when: string, title: string, place: string) =>
    i18n._('{when}: {title}, {place}', { when, title, place }),
  onlineEvent: (when: string, title: string) => i18n._('{when}: {title}', { when, title }),
  readMessages: i18n._('Read your messages'),
  readNotifications: i18n._('See your notifications'),
  seeEvents: i18n._('See all events'),
  noAnswers: i18n._(
    'Please do not answer this email, because nobody reads the answers. Write to us through the contact page instead.',
  ),
  settings: i18n._('Change when you get this email'),
  unsubscribe: i18n._('Unsubscribe'),
  footer: i18n._('You receive this email because you get the digest of Parvis.'),
};
