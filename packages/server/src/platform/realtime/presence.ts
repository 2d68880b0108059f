import type { Clock } from '../clock.ts';

/** Knows which members have a page open. */
export interface Presence {
  isOnline(userId: string): boolean;
}

/** Called when a member comes online or has gone offline. */
export interface PresenceWatcher {
  came(userId: string): void;
  went(userId: string, at: number): void;
}

interface Absence {
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

export interface PresenceTracker extends Presence {
  watch(watcher: PresenceWatcher): void;
  /** The member's first page, or another one. */
  opened(userId: string): void;
  /** The member's last page was closed. */
  closedLast(userId: string): void;
  /** Marks everyone offline on shutdown. */
  end(): void;
}

/**
 * Reloading a page closes and reopens it: a member who returns within the grace period, in milliseconds, stays online.
 */
export function createPresenceTracker(clock: Clock, grace: number): PresenceTracker {
  /** Members who are online or may return within the grace period; null while a page is open. */
  const present = new Map<string, Absence | null>();
  const watchers: PresenceWatcher[] = [];

  function leave(userId: string, since: number): void {
    present.delete(userId);
    for (const watcher of watchers) watcher.went(userId, since);
  }

  return {
    isOnline: (userId) => present.has(userId),

    watch(watcher) {
      watchers.push(watcher);
    },

    opened(userId) {
      const absence = present.get(userId);
      if (absence !== null) clearTimeout(absence?.timer);
      present.set(userId, null);
      if (absence !== undefined) return;
      for (const watcher of watchers) watcher.came(userId);
    },

    closedLast(userId) {
      if (present.get(userId) !== null) return;
      const since = clock.now();
      const timer = setTimeout(leave, grace, userId, since);
      timer.unref();
      present.set(userId, { since, timer });
    },

    end() {
      for (const [userId, absence] of present) {
        if (absence !== null) clearTimeout(absence.timer);
        leave(userId, absence?.since ?? clock.now());
      }
    },
  };
}
