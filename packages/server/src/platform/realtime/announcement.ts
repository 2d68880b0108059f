import type { ServerToClientEvents } from '@parvis/api-client/events';
import type { EventName } from './cluster/bus.ts';

type EventPayload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** A realtime event for a member's open pages. */
export type Announcement = {
  [Name in EventName]: {
    readonly userId: string;
    readonly event: Name;
    /**
     * Returns the payload, or null if there is nothing to send any more. Runs only if a page may be connected, and only
     * when the event is sent, so that the numbers in the payload are current.
     */
    readonly read: () => Promise<EventPayload<Name> | null>;
  };
}[EventName];
