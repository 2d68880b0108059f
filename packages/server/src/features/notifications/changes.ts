import type { Announcement } from '../../platform/realtime/announcements.ts';
import type { createNotificationRepository } from './repository.ts';

/** Tells a member's open pages how many are unread. */
export function changeOfUnread(
  repository: Pick<ReturnType<typeof createNotificationRepository>, 'counters'>,
  userId: string,
): Announcement {
  return {
    userId,
    event: 'notifications_changed',
    read: async () => {
      const counters = await repository.counters(userId);
      return counters === null ? null : { unread: counters.unread };
    },
  };
}
