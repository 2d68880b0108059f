import type { Clock } from '../../clock.ts';
import { createPresenceTracker, type Presence } from '../presence.ts';
import type { MemberState, ServerMembers } from './bus.ts';

/** The members with a page on this server, and those who have just closed it. */
export interface OwnMembers extends Presence {
  list(): ServerMembers;
  /** Resolves when the other servers were notified. */
  opened(userId: string): Promise<void>;
  closed(userId: string): void;
  /** Begins the grace period of members whose server has left. */
  adopt(userIds: readonly string[]): void;
  /** Returns when the member has closed the last page. */
  leftAt(userId: string): number;
  /** Marks everyone offline. */
  end(): Promise<void>;
}

type Publish = (changes: Readonly<Record<string, MemberState>>) => Promise<void>;

export function createOwnMembers(clock: Clock, grace: number, publish: Publish): OwnMembers {
  const tracker = createPresenceTracker(clock, grace);
  const pages = new Map<string, number>();
  const closedAt = new Map<string, number>();
  const opening = new Map<string, Promise<void>>();
  let pending = new Map<string, MemberState>();
  let published: Promise<void> | undefined;

  async function publishPending(): Promise<void> {
    // Collects the changes of the same tick, such as those of many pages that are closed together.
    await Promise.resolve();
    const changes = Object.fromEntries(pending);
    pending = new Map();
    published = undefined;
    try {
      await publish(changes);
    } catch {
      // After the connection was lost, the servers send all of their members.
    }
  }

  function note(userId: string, state: MemberState): Promise<void> {
    pending.set(userId, state);
    published ??= publishPending();
    return published;
  }

  tracker.watch({
    came: () => {},
    went: (userId, at) => {
      closedAt.set(userId, at);
      void note(userId, 'gone');
    },
  });

  async function noteOpened(userId: string): Promise<void> {
    try {
      await note(userId, 'open');
    } finally {
      opening.delete(userId);
    }
  }

  return {
    isOnline: (userId) => tracker.isOnline(userId),
    list: () => ({ open: [...pages.keys()], away: tracker.away() }),

    opened: async (userId) => {
      const count = pages.get(userId) ?? 0;
      pages.set(userId, count + 1);
      closedAt.delete(userId);
      if (count === 0) {
        tracker.opened(userId);
        opening.set(userId, noteOpened(userId));
      }
      await opening.get(userId);
    },

    closed: (userId) => {
      const count = pages.get(userId) ?? 0;
      if (count > 1) {
        pages.set(userId, count - 1);
        return;
      }
      pages.delete(userId);
      tracker.closedLast(userId);
      void note(userId, 'away');
    },

    adopt: (userIds) => {
      for (const userId of userIds) tracker.adopt(userId, clock.now());
    },

    leftAt: (userId) => {
      const at = closedAt.get(userId) ?? clock.now();
      closedAt.delete(userId);
      return at;
    },

    end: async () => {
      tracker.end();
      await published;
    },
  };
}
