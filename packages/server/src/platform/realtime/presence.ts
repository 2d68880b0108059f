import type { Clock } from '../clock.ts';

/** Tells which members have a page open. */
export interface Presence {
  isOnline(userId: string): boolean;
}

/** Its functions are called when a member comes online or goes offline. */
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
  /** The member has opened a page, the first one or a further one. */
  opened(userId: string): void;
  /** The member has closed their last page. */
  closedLast(userId: string): void;
  /** The member's last page was on another server, which has left. Begins the grace period here. */
  adopt(userId: string, since: number): void;
  /** The members whose grace period has not ended. */
  away(): string[];
  /** Marks everyone offline on shutdown. */
  end(): void;
}

/**
 * Creates the tracker. A reload closes a page and opens it again, so a member who returns within the grace period (in
 * milliseconds) stays online.
 */
export function createPresenceTracker(clock: Clock, grace: number): PresenceTracker {
  /**
   * The members who are online. The value is null while a page is open. When the last page closes, it is an `Absence`
   * until the grace period ends.
   */
  const present = new Map<string, Absence | null>();
  const watchers: PresenceWatcher[] = [];

  function beginGrace(userId: string, since: number): void {
    const timer = setTimeout(leave, grace, userId, since);
    timer.unref();
    present.set(userId, { since, timer });
  }

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
      if (present.get(userId) === null) beginGrace(userId, clock.now());
    },

    adopt(userId, since) {
      if (!present.has(userId)) beginGrace(userId, since);
    },

    away: () => [...present].filter(([, absence]) => absence !== null).map(([userId]) => userId),

    end() {
      for (const [userId, absence] of present) {
        if (absence !== null) clearTimeout(absence.timer);
        leave(userId, absence?.since ?? clock.now());
      }
    },
  };
}
