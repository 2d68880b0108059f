import type { PresenceWatcher } from '../presence.ts';
import type { ServerId } from './bus.ts';
import type { MembersByServer } from './members-by-server.ts';

interface PresenceAnnouncementsOptions {
  readonly self: ServerId;
  readonly members: Pick<MembersByServer, 'isIncomplete' | 'isPresent'>;
  readonly leftAt: (userId: string) => number;
}

/** Announces that members have come online or gone offline, once for all servers. */
export interface PresenceAnnouncements {
  readonly watch: (watcher: PresenceWatcher) => void;
  /** The message of a server has brought these members online or offline. */
  readonly changed: (from: ServerId, userIds: readonly string[]) => void;
  /** All servers have sent their members. */
  readonly completed: () => void;
}

export function createPresenceAnnouncements(options: PresenceAnnouncementsOptions): PresenceAnnouncements {
  const { leftAt, members, self } = options;
  const watchers: PresenceWatcher[] = [];
  /** Members of this server whose change of presence waits until all servers have sent their members. */
  const undecided = new Set<string>();

  function announce(userId: string): void {
    const isOnline = members.isPresent(userId);
    const at = leftAt(userId);
    for (const watcher of watchers) {
      if (isOnline) watcher.came(userId);
      else watcher.went(userId, at);
    }
  }

  return {
    watch: (watcher) => {
      watchers.push(watcher);
    },
    changed: (from, userIds) => {
      // The server whose message has brought a member online or offline announces it. So it is announced once.
      if (from !== self) return;
      for (const userId of userIds) {
        if (members.isIncomplete()) undecided.add(userId);
        else announce(userId);
      }
    },
    completed: () => {
      for (const userId of undecided) if (!members.isPresent(userId, self)) announce(userId);
      undecided.clear();
    },
  };
}
