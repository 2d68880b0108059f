import type { Logger } from '../log.ts';
import type { Announcement } from './announcement.ts';
import type { MemberEvent, Signal } from './cluster/bus.ts';
import { eventsOf, type Cluster } from './cluster/cluster.ts';
import { createOrderedAnnouncements } from './cluster/ordered-announcements.ts';

export type { Announcement } from './announcement.ts';

export interface Announcer {
  /** Sends announcements. Call this after the commit. Logs errors and never throws. */
  announce(announcements: readonly Announcement[]): void;
  /**
   * Sends an event at once, without waiting for announcements and without a lock. Only for a temporary state, such as
   * typing: the event can be lost or overtake others.
   */
  signal(signal: Signal): void;
}

/** The connections of this server to members' open pages. */
export interface Audience {
  hasPage(userId: string): boolean;
  send(event: MemberEvent): void;
}

export interface ClusterAnnouncer extends Announcer {
  /** Sends events that a server has read. */
  readonly deliver: (events: readonly MemberEvent[]) => void;
  /** The number of announcements and events that are not yet sent. */
  waiting(): number;
  settle(): Promise<void>;
}

/**
 * Creates the announcer. It sends a member's announcements one after the other, because otherwise an older number
 * could arrive last.
 */
export function createAnnouncer(
  audience: Audience,
  cluster: Pick<Cluster, 'catchUp' | 'mayBeOpenElsewhere' | 'send' | 'sendEvents' | 'sendSignal' | 'state'>,
  log: Logger,
): ClusterAnnouncer {
  const queues = new Map<string, Promise<void>>();
  let waiting = 0;
  const isListening = (userId: string): boolean => audience.hasPage(userId);

  function follow(userId: string, work: () => Promise<void> | void): void {
    waiting += 1;
    const sent = (queues.get(userId) ?? Promise.resolve()).then(work).finally(() => {
      waiting -= 1;
      if (queues.get(userId) === sent) queues.delete(userId);
    });
    queues.set(userId, sent);
  }

  async function send({ userId, event, read }: Announcement): Promise<void> {
    if (!isListening(userId)) return;
    try {
      const payload = await read();
      if (payload !== null) audience.send({ userId, event, payload });
    } catch (error) {
      log.warn({ err: error, event }, 'an announcement could not be sent');
    }
  }

  function sendHere(announcement: Announcement): void {
    const { userId } = announcement;
    if (isListening(userId)) follow(userId, () => send(announcement));
    if (cluster.state() === 'cut-off') cluster.send({ kind: 'events-lost', userIds: [userId] });
  }

  const ordered = createOrderedAnnouncements({ cluster, isListening, sendHere, log });

  return {
    announce(announcements) {
      for (const announcement of announcements) {
        // Announcements of a member must not overtake each other when the last other server leaves.
        if (ordered.isIdle() && cluster.state() !== 'together') sendHere(announcement);
        else ordered.add(announcement);
      }
    },

    signal(signal) {
      for (const event of eventsOf(signal)) if (isListening(event.userId)) audience.send(event);
      cluster.sendSignal(signal);
    },

    deliver(events) {
      for (const event of events) {
        const { userId } = event;
        // Events that this server has read before another server joined are sent first.
        if (queues.has(userId)) follow(userId, () => audience.send(event));
        else audience.send(event);
      }
    },

    waiting: () => waiting + ordered.waiting(),

    async settle() {
      await ordered.settle();
      await Promise.all(queues.values());
    },
  };
}
