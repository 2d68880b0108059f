import type { ServerToClientEvents } from '@parvis/api-client/events';

export type EventName = keyof ServerToClientEvents;

/** Names a running server. Each start of a server gets a new id. */
export type ServerId = number;

/** An event for the pages of one member, on whichever servers they are open. */
export interface MemberEvent {
  readonly userId: string;
  readonly event: EventName;
  readonly payload: object;
}

/** One event for the pages of several members. */
export interface Signal {
  readonly userIds: readonly string[];
  readonly event: EventName;
  readonly payload: object;
}

/** The members of one server. A member who is `away` has closed the last page, and the grace period has not ended. */
export interface ServerMembers {
  readonly open: readonly string[];
  readonly away: readonly string[];
}

export type MemberState = 'open' | 'away' | 'gone';

/** Every server receives every message, also its own ones, and all servers receive them in the same order. */
export type BusMessage =
  /** Sent when a server joins. The others send their members as an answer. */
  | ({ readonly kind: 'hello' } & ServerMembers)
  | ({ readonly kind: 'members' } & ServerMembers)
  | { readonly kind: 'members-changed'; readonly changes: Readonly<Record<string, MemberState>> }
  | { readonly kind: 'heartbeat' }
  /** Its sender waits until it receives this message. Then it has also received all earlier messages. */
  | { readonly kind: 'fence'; readonly number: number }
  /** A server has left. The heir marks the members of this server offline if they do not return. */
  | {
      readonly kind: 'left';
      readonly server: ServerId;
      readonly heir: ServerId | null;
      readonly hasCrashed: boolean;
    }
  | {
      readonly kind: 'events';
      readonly batch: number;
      readonly events: readonly MemberEvent[];
      /** The sender's trace, if it has one. */
      readonly traceparent?: string;
    }
  /** One event for several members, which is sent without an order and is not needed if it is lost. */
  | ({ readonly kind: 'signal' } & Signal)
  | { readonly kind: 'session-ended'; readonly sessionId: string }
  | { readonly kind: 'member-ended'; readonly userId: string; readonly except: string | null }
  | { readonly kind: 'member-shortened'; readonly userId: string }
  /** Events for these members were lost, so their pages must fetch their data again. Null means all members. */
  | { readonly kind: 'events-lost'; readonly userIds: readonly string[] | null };

export interface ReceivedMessage {
  readonly from: ServerId;
  readonly message: BusMessage;
}

export interface BusHandler {
  /** The bus is connected. `others` are the other servers that are connected at this time. */
  joined(others: readonly ServerId[]): void;
  /** The connection is lost. No messages arrive until `joined` is called again. */
  lost(): void;
  received(from: ServerId, message: BusMessage): void;
}

/** Carries messages between the servers that share a database, through this database or through Redis. */
export interface Bus {
  readonly id: ServerId;
  /** Whether other servers can receive the messages. */
  readonly isShared: boolean;
  /** Resolves after the first attempt to connect. After that, the bus tries again by itself. */
  start(handler: BusHandler): Promise<void>;
  /** Sends messages in the order of the calls. Rejects if the connection is lost before the message is sent. */
  publish(message: BusMessage): Promise<void>;
  /**
   * Runs `work` and publishes its message, while no other server does the same for one of these members. So the
   * messages arrive in the order in which `work` ran.
   */
  publishInTurn(userIds: readonly string[], work: () => Promise<BusMessage>): Promise<void>;
  /** Closes a connection that no longer responds, and connects again. */
  restart(): void;
  close(): Promise<void>;
}

/** Creates the bus of a server that has the database for itself. Its only receiver is the server itself. */
export function createLoopback(): Bus {
  const id = 1;
  let handler: BusHandler | undefined;
  return {
    id,
    isShared: false,
    start: async (receiver) => {
      handler = receiver;
      handler.joined([]);
    },
    publish: async (message) => handler?.received(id, message),
    publishInTurn: async (_userIds, work) => handler?.received(id, await work()),
    restart: () => {},
    close: async () => {},
  };
}
