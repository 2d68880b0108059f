/** The strings of people patterns: friend requests, member lists, notifications and the header's menus. */
export type PeopleMessages = {
  /** A part of the name of a header button: '3 unread'. */
  readonly unreadCount: (count: number) => string;
  readonly unread: string;
  readonly read: string;
  readonly markRead: string;
  readonly markAllRead: string;
  readonly deleteNotification: string;
  readonly showMore: string;
  readonly online: string;

  readonly accept: string;
  readonly decline: string;
  readonly accepted: string;
  readonly declined: string;
};
