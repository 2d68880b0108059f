/** The strings of the patterns about people: friend requests, lists of members, notifications and the menus of the header. */
export type PeopleMessages = {
  /** Within the name of a button of the header: '3 unread'. */
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
