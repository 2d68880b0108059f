import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { Presence, PresenceWatcher } from '../presence.ts';
import type { Bus, BusMessage, MemberEvent, ServerId, Signal } from './bus.ts';
import { createDebts } from './debts.ts';
import { createFences } from './fences.ts';
import { createHeartbeats } from './heartbeats.ts';
import { createMembersByServer } from './members-by-server.ts';
import { createOwnMembers } from './own-members.ts';
import { createPresenceAnnouncements } from './presence-announcements.ts';

/** If this many of our heartbeats come back, and nothing of another server arrives in the meantime, it has crashed. */
const SILENT_HEARTBEATS = 5;

/** The pages that are connected to this server. */
interface LocalPages {
  endSession(sessionId: string): void;
  endMember(userId: string, except: string | null): void;
  recheckMember(userId: string): Promise<void>;
  /** Closes the connections of all sessions that have ended. */
  recheckAll(): Promise<void>;
  /** Lets these members' pages connect again, so that they fetch their data. Null means all members. */
  reconnect(userIds: readonly string[] | null): void;
  /** Sends events that a server has read. */
  deliver(events: readonly MemberEvent[]): void;
}

/** Says which servers exist: only this one, several, or unknown because the connection between them is lost. */
type ClusterState = 'alone' | 'together' | 'cut-off';

/** The servers that share a database. */
export interface Cluster extends Presence {
  state(): ClusterState;
  /** Whether a page of the member is open on another server, as far as this server knows. */
  isOpenElsewhere(userId: string): boolean;
  /** Whether such a page may be open, because a server has not sent its members yet. */
  mayBeOpenElsewhere(userId: string): boolean;
  /** A page of the member connects. After this resolves, no server drops events for the member. */
  opened(userId: string): Promise<void>;
  /** Call this once for each call of `opened`. */
  closed(userId: string): void;
  /** Resolves when all messages that were sent before have arrived, or when the connection is lost. */
  catchUp(): Promise<void>;
  /** Reads events and sends them to all servers. Meanwhile no other server reads events of these members. */
  sendEvents(userIds: readonly string[], read: () => Promise<MemberEvent[]>): Promise<void>;
  /** Sends an event to the other servers at once, if one of them may have a page of these members. It can be lost. */
  sendSignal(signal: Signal): void;
  /** Sends a message now, or when the servers are connected again. */
  send(message: BusMessage): void;
  watchPresence(watcher: PresenceWatcher): void;
  attach(pages: LocalPages): void;
  /** Resolves after the first attempt to reach the other servers. */
  start(): Promise<void>;
  /** Marks the members offline on shutdown, unless another server adopts them. */
  endPresence(): Promise<void>;
  close(): Promise<void>;
}

/** The events of a signal, one for each member. */
export const eventsOf = ({ userIds, event, payload }: Signal): MemberEvent[] =>
  userIds.map((userId) => ({ userId, event, payload }));

export interface ClusterOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  /** The time in milliseconds in which a member can open a page again and stays online. */
  readonly grace: number;
}

export function createCluster({ bus, clock, log, grace }: ClusterOptions): Cluster {
  const members = createMembersByServer(bus.id);
  const debts = createDebts();
  const fences = createFences();
  let pages: LocalPages | undefined;
  let isJoined = false;
  let sentBatches = 0;
  let arrivedBatches = 0;
  let completed = Promise.withResolvers<void>();

  const own = createOwnMembers(clock, grace, async (changes) => {
    const message: BusMessage = { kind: 'members-changed', changes };
    if (isJoined) await bus.publish(message);
    else received(bus.id, message);
  });

  const presence = createPresenceAnnouncements({
    self: bus.id,
    members,
    leftAt: (userId) => own.leftAt(userId),
  });
  const heartbeats = createHeartbeats({
    send: () => trySend({ kind: 'heartbeat' }),
    connectionDied: () => bus.restart(),
  });

  function send(message: BusMessage): void {
    if (!isJoined) {
      debts.add(message);
      return;
    }
    bus.publish(message).catch(() => debts.add(message));
  }

  /** For messages that are not needed after the connection was lost. */
  function trySend(message: BusMessage): void {
    bus.publish(message).catch((error: unknown) => {
      log.debug({ err: error }, 'a message to other servers was lost');
    });
  }

  function continueIfComplete(): void {
    if (members.isIncomplete()) return;
    completed.resolve();
    presence.completed();
  }

  function serverLeft(from: ServerId, { server, heir, hasCrashed }: BusMessage & { kind: 'left' }): void {
    if (server === bus.id) {
      // The others have heard nothing of this server for a long time, so it has missed their messages, too.
      if (from !== bus.id) bus.restart();
      return;
    }
    const orphans = members.remove(server, heir);
    if (orphans === null) return;
    if (heir === bus.id) own.adopt(orphans);
    continueIfComplete();
    // The server may have stored a change and not announced it.
    if (hasCrashed) {
      log.warn({ server }, 'another server has crashed');
      pages?.reconnect(null);
    }
  }

  function heartbeatReturned(): void {
    heartbeats.returned();
    for (const server of members.countSilence(SILENT_HEARTBEATS)) {
      trySend({ kind: 'left', server, heir: bus.id, hasCrashed: true });
    }
  }

  function received(from: ServerId, message: BusMessage): void {
    const isOwn = from === bus.id;
    const isUnknown = !isOwn && members.heard(from);
    switch (message.kind) {
      case 'hello':
      case 'members':
        presence.changed(from, members.replace(from, message));
        if (message.kind === 'hello' && !isOwn) trySend({ kind: 'members', ...own.list() });
        continueIfComplete();
        break;
      case 'members-changed':
        presence.changed(from, members.change(from, message.changes));
        break;
      case 'heartbeat':
        if (isOwn) heartbeatReturned();
        break;
      case 'fence':
        if (isOwn) fences.arrived(message.number);
        break;
      case 'left':
        serverLeft(from, message);
        break;
      case 'events':
        if (isOwn) arrivedBatches = message.batch;
        pages?.deliver(message.events);
        break;
      case 'signal':
        if (!isOwn) pages?.deliver(eventsOf(message));
        break;
      case 'session-ended':
        if (!isOwn) pages?.endSession(message.sessionId);
        break;
      case 'member-ended':
        if (!isOwn) pages?.endMember(message.userId, message.except);
        break;
      case 'member-shortened':
        if (!isOwn) recheck(pages?.recheckMember(message.userId));
        break;
      case 'events-lost':
        pages?.reconnect(message.userIds);
        break;
      default:
      // A newer version of the server can send messages that this version does not know.
    }
    // All servers answer a hello with their members.
    if (isUnknown && message.kind !== 'hello' && message.kind !== 'members') {
      trySend({ kind: 'hello', ...own.list() });
    }
  }

  function recheck(done: Promise<void> | undefined): void {
    done?.catch((error: unknown) => {
      log.warn({ err: error }, 'sessions could not be looked up');
    });
  }

  function joined(others: readonly ServerId[]): void {
    const wereOthers = members.others().length > 0;
    members.restart(others);
    isJoined = true;
    heartbeats.joined();
    arrivedBatches = sentBatches;
    trySend({ kind: 'hello', ...own.list() });
    const owed = debts.take();
    if (others.length > 0 || wereOthers) {
      // Messages were lost: ends of sessions, and events. A server at its start has no pages.
      recheck(pages?.recheckAll());
      pages?.reconnect(null);
      for (const message of owed) send(message);
    }
    continueIfComplete();
  }

  function lost(): void {
    isJoined = false;
    heartbeats.lost();
    fences.endAll();
    completed.resolve();
    completed = Promise.withResolvers();
  }

  async function catchUp(): Promise<void> {
    if (isJoined) await fences.wait((number) => trySend({ kind: 'fence', number }));
  }

  return {
    state: () => {
      if (!isJoined) return 'cut-off';
      return members.others().length > 0 || arrivedBatches < sentBatches ? 'together' : 'alone';
    },
    isOnline: (userId) => own.isOnline(userId) || members.isPresent(userId, bus.id),
    isOpenElsewhere: (userId) => members.isOpen(userId, bus.id),
    mayBeOpenElsewhere: (userId) => members.isIncomplete() || members.isOpen(userId, bus.id),

    opened: async (userId) => {
      await own.opened(userId);
      // Until another server has sent its members, it does not know of this server.
      if (isJoined) await completed.promise;
    },
    closed: (userId) => own.closed(userId),

    catchUp,

    sendEvents: async (userIds, read) => {
      sentBatches += 1;
      const batch = sentBatches;
      try {
        await bus.publishInTurn(userIds, async () => ({ kind: 'events', batch, events: await read() }));
      } catch (error) {
        arrivedBatches = batch;
        send({ kind: 'events-lost', userIds });
        throw error;
      }
    },

    sendSignal: ({ userIds, event, payload }) => {
      const elsewhere = userIds.filter((userId) => members.isIncomplete() || members.isOpen(userId, bus.id));
      if (isJoined && elsewhere.length > 0) trySend({ kind: 'signal', userIds: elsewhere, event, payload });
    },

    send,

    watchPresence: presence.watch,

    attach: (local) => {
      pages = local;
    },

    start: async () => {
      await bus.start({ joined, lost, received });
      if (bus.isShared) heartbeats.start();
    },

    endPresence: async () => {
      if (members.others().length > 0) return;
      await own.end();
      await catchUp();
    },

    close: async () => {
      heartbeats.stop();
      if (isJoined) {
        const [heir = null] = members.others();
        const message: BusMessage = { kind: 'left', server: bus.id, heir, hasCrashed: false };
        await bus.publish(message).catch(() => undefined);
      }
      await bus.close();
    },
  };
}
