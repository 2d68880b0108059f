import type { ServerToClientEvents } from '@parvis/api-client/events';
import type { Logger } from '../log.ts';

type EventName = keyof ServerToClientEvents;
type EventPayload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** A realtime event for a member's open pages. */
export type Announcement = {
  [Name in EventName]: {
    readonly userId: string;
    readonly event: Name;
    /**
     * Returns the payload, or null if there is nothing to send any more. Runs only if a page is connected, and only
     * when the event is sent, so that the numbers in the payload are current.
     */
    readonly read: () => Promise<EventPayload<Name> | null>;
  };
}[EventName];

export interface Announcer {
  /** Sends announcements. Call this after the commit. Logs errors and never throws. */
  announce(announcements: readonly Announcement[]): void;
}

/** The connections to members' open pages. */
export interface Audience {
  isListening(userId: string): boolean;
  send(userId: string, event: EventName, payload: EventPayload<EventName>): void;
}

/**
 * Creates the announcer. It sends a member's announcements one after the other, because otherwise an older number
 * could arrive last.
 */
export function createAnnouncer(audience: Audience, log: Logger): Announcer & { settle(): Promise<void> } {
  const queues = new Map<string, Promise<void>>();

  async function send({ userId, event, read }: Announcement): Promise<void> {
    if (!audience.isListening(userId)) return;
    try {
      const payload = await read();
      if (payload !== null) audience.send(userId, event, payload);
    } catch (error) {
      log.warn({ err: error, event }, 'an announcement could not be sent');
    }
  }

  return {
    announce(announcements) {
      for (const announcement of announcements) {
        const { userId } = announcement;
        if (!audience.isListening(userId)) continue;
        const before = queues.get(userId) ?? Promise.resolve();
        const sent = before
          .then(() => send(announcement))
          .finally(() => {
            if (queues.get(userId) === sent) queues.delete(userId);
          });
        queues.set(userId, sent);
      }
    },

    async settle() {
      await Promise.all(queues.values());
    },
  };
}
