import type { Announcement } from '../../platform/realtime/announcements.ts';
import { presentPreferences } from './preferences.ts';
import type { PreferenceRepository } from './preference-repository.ts';
import type { createNotificationRepository } from './repository.ts';

type Repository = ReturnType<typeof createNotificationRepository>;

/** Announces the number of unread notifications to a member's open pages. */
export function changeOfUnread(repository: Pick<Repository, 'counters'>, userId: string): Announcement {
  return {
    userId,
    event: 'notifications_changed',
    read: async () => {
      const counters = await repository.counters(userId);
      return counters === null ? null : { unread: counters.unread };
    },
  };
}

/** Announces a member's preferences to their open pages. */
export function changeOfPreferences(
  repository: Pick<PreferenceRepository, 'muted'>,
  userId: string,
): Announcement {
  return {
    userId,
    event: 'preferences_changed',
    read: async () => ({ preferences: presentPreferences(await repository.muted(userId)) }),
  };
}
