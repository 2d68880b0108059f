import type { Logger } from '../../log.ts';
import type { BusHandler, BusMessage, ReceivedMessage, ServerId } from './bus.ts';

const FIRST_RETRY = 250;
const LONGEST_RETRY = 2000;

/** A connection of a bus. After it was lost or closed, it is not used again. */
export interface BusConnection {
  /** Connects, and returns the other servers that are connected. */
  open(): Promise<readonly ServerId[]>;
  publish(message: BusMessage): Promise<void>;
  /** Closes the connection after it has sent everything. */
  end(): Promise<void>;
  /** Closes the connection at once, even if nothing arrives on it any more. */
  destroy(): void;
}

export interface ConnectionEvents {
  readonly lost: (error: Error) => void;
  /** Calls `read` if the connection is in use. It returns null if the rest of the message is still missing. */
  readonly arrived: (read: () => ReceivedMessage | null) => void;
}

interface Options<Connection> {
  readonly create: (events: ConnectionEvents) => Connection;
  readonly log: Logger;
}

interface KeptConnection<Connection> {
  readonly start: (handler: BusHandler) => Promise<void>;
  /** Returns the connection. Throws if it is lost. */
  readonly current: () => Connection;
  readonly publish: (message: BusMessage) => Promise<void>;
  /** Closes the connection, and opens another one. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Opens a connection, and another one whenever it is lost. */
export function keepConnection<Connection extends BusConnection>({
  create,
  log,
}: Options<Connection>): KeptConnection<Connection> {
  let handler: BusHandler | undefined;
  let current: Connection | null = null;
  let retry: NodeJS.Timeout | undefined;
  let retryDelay = FIRST_RETRY;
  let isClosed = false;

  function lose(connection: Connection, error: Error): void {
    connection.destroy();
    if (current !== connection) return;
    current = null;
    log.warn({ err: error }, 'the connection for realtime events between servers was lost');
    handler?.lost();
    retryLater();
  }

  function retryLater(): void {
    if (isClosed) return;
    retry = setTimeout(() => void connect(), retryDelay * (0.5 + Math.random() / 2));
    retry.unref();
    retryDelay = Math.min(2 * retryDelay, LONGEST_RETRY);
  }

  function receive(read: () => ReceivedMessage | null): void {
    try {
      const received = read();
      if (received !== null) handler?.received(received.from, received.message);
    } catch (error) {
      log.warn({ err: error }, 'a message of another server could not be handled');
    }
  }

  async function connect(): Promise<void> {
    const connection: Connection = create({
      lost: (error) => lose(connection, error),
      arrived: (read) => {
        // A message that arrives earlier is not needed, because all servers send their members after `joined`.
        if (current === connection) receive(read);
      },
    });
    try {
      const others = await connection.open();
      if (isClosed) {
        connection.destroy();
        return;
      }
      current = connection;
      retryDelay = FIRST_RETRY;
      handler?.joined(others);
    } catch (error) {
      connection.destroy();
      log.warn({ err: error }, 'the servers cannot exchange realtime events');
      retryLater();
    }
  }

  function usable(): Connection {
    if (current === null) throw new Error('The connection for realtime events is lost.');
    return current;
  }

  return {
    current: usable,
    start: async (receiver) => {
      handler = receiver;
      await connect();
    },
    publish: async (message) => {
      const connection = usable();
      try {
        await connection.publish(message);
      } catch (error) {
        lose(connection, errorOf(error));
        throw error;
      }
    },
    restart: () => {
      if (current !== null) lose(current, new Error('Our own messages have not come back.'));
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      clearTimeout(retry);
      const connection = current;
      current = null;
      await connection?.end();
    },
  };
}
