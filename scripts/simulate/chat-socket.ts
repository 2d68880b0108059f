import { EventEmitter, once } from 'node:events';
import { createRealtimeClient } from '@parvis/api-client/realtime';

const TIMEOUT = 20_000;

/** The realtime connection of a member's page. */
export interface ChatSocket {
  /** Resolves when the event with the message has arrived. Rejects if it does not arrive in time. */
  receive: (clientId: string) => Promise<void>;
  readonly events: () => number;
  close: () => void;
}

const within = () => ({ signal: AbortSignal.timeout(TIMEOUT) });

/** Opens a connection. Resolves when the server has accepted it. */
export async function openChatSocket(url: string, token: string): Promise<ChatSocket> {
  const emitter = new EventEmitter();
  const arrived = new Set<string>();
  let events = 0;
  const count = (): void => {
    events += 1;
  };
  const client = createRealtimeClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    listeners: {
      new_message: ({ message: { clientId } }) => {
        count();
        arrived.add(clientId);
        emitter.emit(clientId);
      },
      chat_changed: count,
      notification: count,
      notifications_changed: count,
      presence_changed: count,
    },
    onConnected: () => emitter.emit('connected'),
    onUnauthorized: () => emitter.emit('error', new Error('The server did not accept the session.')),
  });
  const connected = once(emitter, 'connected', within());
  client.connect();
  try {
    await connected;
  } catch (error) {
    client.close();
    throw new Error('A member could not connect.', { cause: error });
  }
  return {
    receive: async (clientId) => {
      if (!arrived.has(clientId)) await once(emitter, clientId, within());
    },
    events: () => events,
    close: () => client.close(),
  };
}
