import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { ClientToServerEvents, ServerToClientEvents } from '@parvis/api-client/events';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { RefuseSocket } from '../http/broken-requests.ts';
import { errorBody, tooManyRequests, unauthorized, unavailable } from '../http/errors.ts';
import { languageOf } from '../language.ts';
import type { Authentication } from '../http/register-contract.ts';
import type { Logger } from '../log.ts';
import { startMaintenance } from '../maintenance.ts';
import type { Audience } from './announcements.ts';
import type { MemberEvent } from './cluster/bus.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { ClientEvent, ClientPayload, EventCheck } from './client-events.ts';
import { createConnectionLimits } from './connection-limits.ts';
import { reconnectGradually } from './reconnect-gradually.ts';
import { checkUpgrades } from './upgrades.ts';

const SECOND = 1000;
const EXPIRY_INTERVAL = 60 * SECOND;
/**
 * A command of the operator can also end or shorten a session. The server is not notified of that, so it checks at this
 * interval.
 */
const RECHECK_INTERVAL = 60 * EXPIRY_INTERVAL;
/** The time within which a new connection must register. */
const HANDSHAKE_TIME = 10 * SECOND;
const MESSAGE_BYTES = 10_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The path of the WebSocket. Upgrades at other paths are handled like ordinary requests. */
export const REALTIME_PATH = '/socket.io/';

interface Holder {
  userId: string;
  sessionId: string;
  /** The time of the next check whether the session is still valid. */
  recheckAt: number;
}
type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Holder>;
type MemberSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, Holder>;

/** The open connections of members, on all servers. Call its methods after the commit. */
export interface Connections {
  isListening(userId: string): boolean;
  endSession(sessionId: string): void;
  /** Closes the connections of all of the member's sessions. A session that `except` names stays connected. */
  endMember(userId: string, except?: string): void;
  /** Call this after the member's sessions were shortened. */
  recheckMember(userId: string): Promise<void>;
}

/** Handles a realtime event that a member's page has sent. */
export type EventHandler<Name extends ClientEvent> = (
  userId: string,
  payload: ClientPayload<Name>,
) => Promise<void>;

export interface Realtime extends Audience, Connections {
  /** Registers a handler for a realtime event. Payloads that do not match the schema of the event are dropped. */
  receive<Name extends ClientEvent>(event: Name, handler: EventHandler<Name>): void;
  /** Call this once. `deliver` gets the events that a server has read for members. */
  joinCluster(deliver: (events: readonly MemberEvent[]) => void): void;
  /** The number of connections to this server. */
  count(): number;
  /** Closes the connections of sessions that have ended. */
  endExpired(): Promise<void>;
  /** Makes all pages connect again within a time in milliseconds, so that they reach another server. */
  movePages(within: number): void;
  /** Refuses new connections and closes the open ones. Pages then connect to another server. */
  close(): Promise<void>;
}

export interface RealtimeOptions {
  readonly config: Pick<Config, 'rateLimitMax' | 'trustProxy'>;
  readonly clock: Clock;
  readonly cluster: Cluster;
  readonly log: Logger;
  readonly authenticate: (token: string) => Promise<Authentication>;
  /** Returns when the session ends if it is not used, or null if it has ended. */
  readonly expiryOf: (sessionId: string) => Promise<number | null>;
  readonly fits: EventCheck;
  readonly refuseSocket: RefuseSocket;
  /** Called for each refused connection: `unauthorized`, `too-many`, `unavailable` or `malformed`. */
  readonly onRefused: (reason: string) => void;
}

/** Creates the error for a refused connection. The client gets `data` together with the message. */
const withoutSession = ({ handshake }: Pick<MemberSocket, 'handshake'>, refusal = unauthorized()): Error => {
  const language: unknown = handshake.auth['language'];
  const wanted = typeof language === 'string' ? language : handshake.headers['accept-language'];
  return Object.assign(new Error('unauthorized'), { data: errorBody(refusal, languageOf(wanted)) });
};

const upgradeErrors: Readonly<Record<number, string>> = { 429: 'too-many', 503: 'unavailable' };

const memberRoom = (userId: string): string => `member:${userId}`;
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Creates a function that reads the client's address. As in Fastify, trusted proxies report it. */
function addressReader(trusted: Config['trustProxy']): (request: IncomingMessage) => string {
  if (trusted === false) return (request) => request.socket.remoteAddress ?? '';
  const trusts =
    typeof trusted === 'number'
      ? (_address: string, hop: number) => hop < trusted
      : proxyAddr.compile([...trusted]);
  return (request) => proxyAddr(request, trusts);
}

export function createRealtime(server: HttpServer, options: RealtimeOptions): Realtime {
  const { authenticate, clock, cluster, config, expiryOf, fits, log, onRefused, refuseSocket } = options;
  const addressOf = addressReader(config.trustProxy);
  const limits = createConnectionLimits(config, clock);
  const receivers = new Map<ClientEvent, EventHandler<ClientEvent>>();
  let isClosing = false;
  const answering = server.listeners('request');

  const io: RealtimeServer = new Server(server, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    connectTimeout: HANDSHAKE_TIME,
    maxHttpBufferSize: MESSAGE_BYTES,
    destroyUpgrade: false,
  });
  // Engine.IO would respond to every HTTP request under its path, but the app's own handler must do this.
  server.removeAllListeners('request');
  for (const listener of answering) server.on('request', (request, response) => listener(request, response));
  checkUpgrades(server, {
    refusalOf: async (request) => {
      if (!(await limits.allows(addressOf(request)))) return tooManyRequests(60);
      return isClosing ? unavailable() : null;
    },
    refuseSocket: (refusal, socket) => {
      onRefused(upgradeErrors[refusal.status] ?? 'malformed');
      refuseSocket(refusal, socket);
    },
  });
  const rooms = io.of('/').adapter.rooms;

  io.engine.on('connection', (connection) => {
    const address = addressOf(connection.request);
    limits.opened(address);
    const acceptsMessage = limits.messages();
    const count = () => {
      if (acceptsMessage()) return;
      connection.close(true);
      // Destroys the socket immediately. A close frame would wait for the client, and everything that was already
      // sent would still be read.
      connection.request.socket.destroy();
    };
    connection.on('packet', count);
    // Control frames of the WebSocket (RFC 6455, 5.5) do not become packets. They are counted too, because the server
    // responds to each ping.
    const webSocket: unknown = Reflect.get(connection.transport, 'socket');
    if (webSocket instanceof EventEmitter) webSocket.on('ping', count).on('pong', count);
    connection.on('close', () => limits.closed(address));
  });

  const recheckAt = (expiresAt: number): number => Math.min(expiresAt, clock.now() + RECHECK_INTERVAL);

  /**
   * Connects a page. Returns the reason if the connection is refused. After `unauthorized` the client does not try
   * again.
   */
  async function connect(socket: MemberSocket): Promise<Error | undefined> {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string' || !TOKEN.test(token)) return withoutSession(socket);
    const found = await authenticate(token);
    if (found.kind !== 'actor') return withoutSession(socket, found.refusal);
    const { userId, sessionId } = found.actor;
    if ((rooms.get(memberRoom(userId))?.size ?? 0) >= limits.ofMember) return new Error('too-many');
    socket.data = { userId, sessionId, recheckAt: recheckAt(found.expiresAt) };
    await holdMember(socket);
    return undefined;
  }

  /** Marks the member's page as open until it is closed. The page is not connected before all servers know of it. */
  async function holdMember({ conn, data: { userId } }: MemberSocket): Promise<void> {
    // If the page is closed in the meantime, Socket.IO does not report a connection, and no disconnection either.
    if (conn.readyState !== 'open') return;
    conn.once('close', () => cluster.closed(userId));
    await cluster.opened(userId);
  }

  async function refusalOf(socket: MemberSocket): Promise<Error | undefined> {
    try {
      return await connect(socket);
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be connected');
      return new Error('unavailable');
    }
  }

  io.use(async (socket, next) => {
    const refusal = await refusalOf(socket);
    if (refusal !== undefined) onRefused(refusal.message);
    next(refusal);
  });

  async function endIfExpired(socket: MemberSocket): Promise<void> {
    const expiresAt = await expiryOf(socket.data.sessionId);
    if (expiresAt === null || expiresAt <= clock.now()) socket.disconnect(true);
    else socket.data.recheckAt = recheckAt(expiresAt);
  }

  function dispatch(event: ClientEvent, userId: string, payload: unknown): void {
    if (!fits(event, payload)) return;
    receivers
      .get(event)?.(userId, payload as ClientPayload<ClientEvent>)
      .catch((error: unknown) => {
        log.warn({ err: error, event }, 'an event of a socket could not be handled');
      });
  }

  io.on('connection', (socket) => {
    const { userId, sessionId } = socket.data;
    void socket.join([memberRoom(userId), sessionRoom(sessionId)]);
    for (const event of receivers.keys()) socket.on(event, (payload) => dispatch(event, userId, payload));
    socket.on('register', (claimed: unknown, acknowledge: unknown) => {
      if (typeof acknowledge === 'function') acknowledge({ registered: claimed === userId });
    });
    // The session may have ended after the look-up and before the socket joined its room.
    endIfExpired(socket).catch((error: unknown) => {
      log.warn({ err: error }, 'the session of a socket could not be looked up');
      socket.disconnect(true);
    });
  });

  const sockets = (): MemberSocket[] => [...io.of('/').sockets.values()];

  async function endExpired(): Promise<void> {
    // Without a connection to the other servers, this server is not notified of the sessions that they end.
    const isCutOff = cluster.state() === 'cut-off';
    for (const socket of sockets()) {
      if (isCutOff || socket.data.recheckAt <= clock.now()) await endIfExpired(socket);
    }
  }
  const maintenance = startMaintenance({ endExpired }, { interval: EXPIRY_INTERVAL, log });

  async function endIfExpiredOf(userIds: ReadonlySet<string> | null): Promise<void> {
    for (const socket of sockets()) {
      if (userIds === null || userIds.has(socket.data.userId)) await endIfExpired(socket);
    }
  }

  const endSession = (sessionId: string): void => {
    io.in(sessionRoom(sessionId)).disconnectSockets(true);
  };

  const endMember = (userId: string, except: string | null): void => {
    const ofMember = io.in(memberRoom(userId));
    (except === null ? ofMember : ofMember.except(sessionRoom(except))).disconnectSockets(true);
  };

  const hasPage = (userId: string): boolean => rooms.has(memberRoom(userId));

  return {
    hasPage,
    isListening: (userId) => hasPage(userId) || cluster.isOpenElsewhere(userId),
    send: ({ userId, event, payload }) => {
      // The name and the payload of an announcement always match, but the overloads of `emit` cannot express this.
      (io.to(memberRoom(userId)).emit as (name: string, payload: object) => boolean)(event, payload);
    },
    endSession: (sessionId) => {
      endSession(sessionId);
      cluster.send({ kind: 'session-ended', sessionId });
    },
    endMember: (userId, except) => {
      endMember(userId, except ?? null);
      cluster.send({ kind: 'member-ended', userId, except: except ?? null });
    },
    recheckMember: async (userId) => {
      cluster.send({ kind: 'member-shortened', userId });
      await endIfExpiredOf(new Set([userId]));
    },
    joinCluster: (deliver) => {
      cluster.attach({
        endSession,
        endMember,
        recheckMember: (userId) => endIfExpiredOf(new Set([userId])),
        recheckAll: () => endIfExpiredOf(null),
        reconnect: (userIds) => {
          const members = userIds === null ? null : new Set(userIds);
          reconnectGradually(sockets().filter(({ data }) => members === null || members.has(data.userId)));
        },
        deliver,
      });
    },
    receive: (event, handler) => {
      receivers.set(event, handler);
    },
    count: () => io.of('/').sockets.size,
    endExpired,
    movePages: (within) => reconnectGradually(sockets(), within),
    close: async () => {
      isClosing = true;
      await maintenance.stop();
      io.engine.close();
    },
  };
}
