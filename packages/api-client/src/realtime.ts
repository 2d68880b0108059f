import { io, type Socket } from 'socket.io-client';
import { readRefusal, type ApiError } from './api-error.ts';
import type { ClientToServerEvents, ServerToClientEvents } from './events.gen.ts';

export interface RealtimeOptions {
  /** Where the API is, such as `/api` or `https://parvis.example/api`; the events come from the same address without its end. */
  baseUrl: string;
  /** Asked at every attempt to connect; null when nobody is signed in, and then there is no attempt. */
  getToken: () => string | null;
  /** The language in which the server is to say why it refuses the token. */
  getLanguage?: () => string;
  listeners: Partial<ServerToClientEvents>;
  /**
   * Connected, for the first time or again: what was sent before has not come, so that what is shown has to be asked
   * for once more.
   */
  onConnected?: (isAgain: boolean) => void;
  /** What happens from now on does not come, until it is connected again. */
  onDisconnected?: () => void;
  /** The server does not take the token any more. There are no further attempts until `connect` is called. */
  onUnauthorized?: (token: string, refusal: ApiError) => void;
}

export interface RealtimeClient {
  connect: () => void;
  /** Ends the connection, and the attempts to get one. */
  close: () => void;
  /** Whether the id is that of the member who is connected; false also where there is no answer. */
  register: (userId: string) => Promise<boolean>;
  /** Says that the member writes, or has stopped. What is said while there is no connection is not said later. */
  typing: (chatId: string, typing: boolean) => void;
}

const api = '/api';
const delay = 1000;
const longestDelay = 5000;
const timeout = 20_000;

type MemberSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** One connection over which the server tells what happens; it is kept up for as long as the server takes the token. */
export const createRealtimeClient = (options: RealtimeOptions): RealtimeClient => {
  const { baseUrl, getToken, getLanguage, listeners, onConnected, onDisconnected, onUnauthorized } = options;
  let token: string | null = null;
  let wasConnected = false;
  let nextAttempt: ReturnType<typeof setTimeout> | undefined;

  const socket: MemberSocket = io(baseUrl.slice(0, -api.length), {
    transports: ['websocket'],
    autoConnect: false,
    // A connection of a former member is never taken up again.
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
    // The client goes on trying by itself where it has not reached the server.
    if (socket.active) return;
    if (error.message === 'unauthorized') {
      if (token !== null) onUnauthorized?.(token, readRefusal(401, Reflect.get(error, 'data'), null));
      return;
    }
    nextAttempt = setTimeout(connect, longestDelay);
  });

  socket.on('disconnect', (reason) => {
    onDisconnected?.();
    // The session may have ended: the next attempt tells.
    if (reason === 'io server disconnect') nextAttempt = setTimeout(connect, delay * Math.random());
  });

  for (const [name, listener] of Object.entries(listeners)) {
    // A listener belongs to its event by the type of the options; the names alone cannot tell.
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
      // Browsers complain of a connection that is given up before it stands.
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
