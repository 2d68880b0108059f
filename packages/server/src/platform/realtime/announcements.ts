import type { ServerToClientEvents } from '@parvis/api-client/events';
import type { Logger } from '../log.ts';

type EventName = keyof ServerToClientEvents;
type EventPayload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** Something that a member's open pages are to learn. */
export type Announcement = {
  [Name in EventName]: {
    readonly userId: string;
    readonly event: Name;
    /**
     * Asked when it is sent, and only where somebody listens: so the numbers in it are those that then hold. Null when
     * there is nothing to tell any more.
     */
    readonly read: () => Promise<EventPayload<Name> | null>;
  };
}[EventName];

export interface Announcer {
  /** Called once what is announced has been committed; whatever fails is logged and never the caller's concern. */
  announce(announcements: readonly Announcement[]): void;
}

/** Where the members' open pages are reached. */
export interface Audience {
  isListening(userId: string): boolean;
  send(userId: string, event: EventName, payload: EventPayload<EventName>): void;
}

/**
 * What is announced to one member is read and sent one after the other: otherwise an older number could be the last
 * one that arrives.
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
