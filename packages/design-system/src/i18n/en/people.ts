import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('en');

export const people: PeopleMessages = {
  unreadCount: counted({ one: '# unread', other: '# unread' }),
  unread: 'Unread',
  read: 'Read',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  deleteNotification: 'Delete',
  showMore: 'Show more',
  online: 'Online',

  accept: 'Accept',
  decline: 'Decline',
  accepted: 'You are friends now.',
  declined: 'Request declined',
};
