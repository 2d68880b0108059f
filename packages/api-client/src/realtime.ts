import { io, type Socket } from 'socket.io-client';
import { readRefusal, type ApiError } from './api-error.ts';
import type { ClientToServerEvents, ServerToClientEvents } from './events.gen.ts';

export interface RealtimeOptions {
  /**
   * The base URL of the API, such as `/api` or `https://parvis.example/api`. Events use the same origin without the
   * path.
   */
  baseUrl: string;
  /** Called at every connection attempt. Without a token (null) there is no attempt. */
  getToken: () => string | null;
  /** The language in which the server explains why it rejects the token. */
  getLanguage?: () => string;
  listeners: Partial<ServerToClientEvents>;
  /**
   * Called on every connection, also after a reconnection. Events sent in between are lost, so the shown data must be
   * refetched.
   */
  onConnected?: (isAgain: boolean) => void;
  /** Called when the connection is lost: events do not arrive until it is connected again. */
  onDisconnected?: () => void;
  /** Called when the server no longer accepts the token. There are no further attempts until `connect` is called. */
  onUnauthorized?: (token: string, refusal: ApiError) => void;
}

export interface RealtimeClient {
  connect: () => void;
  /** Closes the connection and stops reconnecting. */
  close: () => void;
  /** Whether the id belongs to the connected member; false also without a response. */
  register: (userId: string) => Promise<boolean>;
  /** Sends whether the member is typing. Without a connection nothing is sent, also not later. */
  typing: (chatId: string, typing: boolean) => void;
}

const api = '/api';
const delay = 1000;
const longestDelay = 5000;
const timeout = 20_000;

type MemberSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** One connection on which the server sends events. It reconnects as long as the server accepts the token. */
export const createRealtimeClient = (options: RealtimeOptions): RealtimeClient => {
  const { baseUrl, getToken, getLanguage, listeners, onConnected, onDisconnected, onUnauthorized } = options;
  let token: string | null = null;
  let wasConnected = false;
  let nextAttempt: ReturnType<typeof setTimeout> | undefined;

  const socket: MemberSocket = io(baseUrl.slice(0, -api.length), {
    transports: ['websocket'],
    autoConnect: false,
    // Never reuses the connection of a previous member.
    forceNew: true,
    auth: (answer) => answer({ token, language: getLanguage?.() }),
    reconnectionDelay: delay,
    reconnectionDelayMax: longestDelay,
    randomizationFactor: 0.5,
    timeout,
  });

  const connect = (): void => {
    clearTimeout(nextAttempt);
    token = getToken();
    if (token !== null) socket.connect();
  };

  socket.io.on('reconnect_attempt', () => {
    token = getToken();
  });

  socket.on('connect', () => {
    onConnected?.(wasConnected);
    wasConnected = true;
  });

  socket.on('connect_error', (error) => {
    // Socket.IO reconnects by itself if it has not reached the server.
    if (socket.active) return;
    if (error.message === 'unauthorized') {
      if (token !== null) onUnauthorized?.(token, readRefusal(401, Reflect.get(error, 'data'), null));
      return;
    }
    nextAttempt = setTimeout(connect, longestDelay);
  });

  socket.on('disconnect', (reason) => {
    onDisconnected?.();
    // The session may have expired: the next attempt shows it.
    if (reason === 'io server disconnect') nextAttempt = setTimeout(connect, delay * Math.random());
  });

  for (const [name, listener] of Object.entries(listeners)) {
    // The type of the options pairs each listener with its event, which the loop over names cannot express.
    socket.on(name as keyof ServerToClientEvents, listener);
  }

  return {
    connect,
    close: () => {
      clearTimeout(nextAttempt);
      const { engine } = socket.io;
      if (engine?.readyState !== 'opening') {
        socket.disconnect();
        return;
      }
      // Browsers log an error for a WebSocket that is closed before it is open.
      engine.once('open', () => socket.disconnect());
      engine.once('error', () => socket.disconnect());
    },
    register: async (userId) => {
      try {
        const { registered } = await socket.timeout(timeout).emitWithAck('register', userId);
        return registered;
      } catch {
        return false;
      }
    },
    typing: (chatId, typing) => {
      if (socket.connected) socket.emit('typing', { chatId, typing });
    },
  };
};
