import { io, type Socket } from 'socket.io-client';
import { readRefusal, type ApiError } from './api-error.ts';
import type { ClientToServerEvents, ServerToClientEvents } from './events.gen.ts';

export interface RealtimeOptions {
  /**
   * The base URL of the API, such as `/api` or `https://parvis.example/api`. The connection for realtime events uses
   * the origin of this URL, without the path.
   */
  baseUrl: string;
  /** Called at every connection attempt. If there is no token (null), the client does not connect. */
  getToken: () => string | null;
  /** The language of the message in which the server says why it rejects the token. */
  getLanguage?: () => string;
  listeners: Partial<ServerToClientEvents>;
  /**
   * Called on every connection, also on a reconnection. Realtime events from the time without a connection are lost. So
   * the page must fetch its data again.
   */
  onConnected?: (isAgain: boolean) => void;
  /** Called when the connection is lost. No realtime events arrive until the client is connected again. */
  onDisconnected?: () => void;
  /** Called when the server no longer accepts the token. The client does not try again until `connect` is called. */
  onUnauthorized?: (token: string, refusal: ApiError) => void;
}

export interface RealtimeClient {
  connect: () => void;
  /** Closes the connection and stops reconnecting. */
  close: () => void;
  /** Asks the server whether the id belongs to the connected member. Returns false if the server does not answer. */
  register: (userId: string) => Promise<boolean>;
  /** Tells the server whether the member is typing. Without a connection, nothing is sent, neither now nor later. */
  typing: (chatId: string, typing: boolean) => void;
}

const api = '/api';
const delay = 1000;
const longestDelay = 5000;
const timeout = 20_000;

type MemberSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** One connection on which the server sends realtime events. It reconnects as long as the server accepts the token. */
export const createRealtimeClient = (options: RealtimeOptions): RealtimeClient => {
  const { baseUrl, getToken, getLanguage, listeners, onConnected, onDisconnected, onUnauthorized } = options;
  let token: string | null = null;
  let wasConnected = false;
  let nextAttempt: ReturnType<typeof setTimeout> | undefined;

  const socket: MemberSocket = io(baseUrl.slice(0, -api.length), {
    transports: ['websocket'],
    autoConnect: false,
    // A new connection for each member: the connection of a previous member must not be used again.
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
    // If the server could not be reached, Socket.IO reconnects by itself.
    if (socket.active) return;
    if (error.message === 'unauthorized') {
      if (token !== null) onUnauthorized?.(token, readRefusal(401, Reflect.get(error, 'data'), null));
      return;
    }
    nextAttempt = setTimeout(connect, longestDelay);
  });

  socket.on('disconnect', (reason) => {
    onDisconnected?.();
    // The server has closed the connection. If the session has expired, the next attempt reports that.
    if (reason === 'io server disconnect') nextAttempt = setTimeout(connect, delay * Math.random());
  });

  for (const [name, listener] of Object.entries(listeners)) {
    // The options have one listener type for each event. In a loop over the names, TypeScript cannot match an event
    // with its listener type.
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
      // Waits for `open`, because browsers log an error when a WebSocket is closed earlier.
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
