import { createHash, randomInt } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Logger } from '../../log.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { Bus, BusHandler, BusMessage, ServerId } from './bus.ts';
import { createMessageAssembler, splitMessage } from './message-parts.ts';

const CHANNEL = 'parvis_realtime';
const CONNECTION_TIMEOUT = 5000;
/** No statement of the bus needs long. A transaction that publishes in turn reads first, so its limit is longer. */
const STATEMENT_TIMEOUT = 5000;
const TURN_TIMEOUT = 10_000;
const TOO_LONG = 'The work has taken too long.';
const FIRST_RETRY = 250;
const LONGEST_RETRY = 2000;
/** The first keys of our advisory locks: one for the servers that are connected, one for the turns of members. */
const SERVER_LOCKS = 77_201;
const TURN_LOCKS = 77_202;
const LARGEST_KEY = 2 ** 31 - 1;

const keyOf = (userId: string): number => createHash('sha1').update(userId).digest().readInt32BE();

const connectionOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'parvis realtime',
  connectionTimeoutMillis: CONNECTION_TIMEOUT,
  query_timeout: TURN_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  lock_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: TURN_TIMEOUT,
  keepAlive: true,
  // A notification forces a write to the disk at the commit, but it does not survive a restart of the database anyway.
  options: '-c synchronous_commit=off',
});

interface Connection {
  readonly client: Client;
  /** Also closes a connection on which nothing arrives any more. */
  destroy(): void;
}

function createConnection(url: string): Connection {
  const socket = new Socket();
  const client = new Client({ ...connectionOf(url), stream: () => socket, pipeline: true });
  return { client, destroy: () => socket.destroy() };
}

/** Returns the other servers. Each connected server holds a lock, which PostgreSQL releases when it is disconnected. */
async function connectedServers(client: Client, self: ServerId): Promise<ServerId[]> {
  const { rows } = await client.query<{ server: number }>(
    `select distinct objid::int8 as server from pg_locks
      where locktype = 'advisory' and classid = $1 and objsubid = 2 and objid <> $2
        and database = (select oid from pg_database where datname = current_database())`,
    [SERVER_LOCKS, self],
  );
  return rows.map(({ server }) => server);
}

/**
 * Creates the bus of servers that share a PostgreSQL database. It uses LISTEN and NOTIFY. PostgreSQL delivers
 * notifications in the order of the commits, and to each listener in the same order (decision 104).
 */
export function createPostgresBus(url: string, log: Logger): Bus {
  const id: ServerId = randomInt(1, LARGEST_KEY);
  const turns = new Pool({ ...connectionOf(url), max: 1 });
  const reportLost = (error: Error) => log.debug({ err: error }, 'a connection for realtime events was lost');
  // Without a listener for errors, a lost connection would end the process.
  turns.on('error', reportLost);
  turns.on('connect', (client) => client.on('error', reportLost));
  let handler: BusHandler | undefined;
  let current: Connection | null = null;
  let retry: NodeJS.Timeout | undefined;
  let retryDelay = FIRST_RETRY;
  let isClosed = false;
  let messages = 0;

  const payloadsOf = (message: BusMessage): string[] => {
    messages += 1;
    return splitMessage(id, messages, message);
  };

  function receive(assemble: ReturnType<typeof createMessageAssembler>, payload: string): void {
    try {
      const received = assemble(payload);
      if (received !== null) handler?.received(received.from, received.message);
    } catch (error) {
      log.warn({ err: error }, 'a message of another server could not be handled');
    }
  }

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

  async function connect(): Promise<void> {
    const connection = createConnection(url);
    const { client } = connection;
    const assemble = createMessageAssembler();
    client.on('error', (error) => lose(connection, error));
    client.on('end', () => lose(connection, new Error('The database has closed the connection.')));
    client.on('notification', ({ payload = '' }) => {
      // A message that arrives earlier is not needed, because all servers send their members after `joined`.
      if (current === connection) receive(assemble, payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // The lock comes before the list. So of two servers that start at the same time, at least one finds the other.
      await client.query('select pg_advisory_lock_shared($1, $2)', [SERVER_LOCKS, id]);
      const others = await connectedServers(client, id);
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

  return {
    id,
    isShared: true,

    start: async (receiver) => {
      handler = receiver;
      await connect();
    },

    publish: async (message) => {
      const connection = current;
      if (connection === null) throw new Error('The connection for realtime events is lost.');
      try {
        await connection.client.query({
          name: 'publish',
          text: 'select pg_notify($1, part) from unnest($2::text[]) part',
          values: [CHANNEL, payloadsOf(message)],
        });
      } catch (error) {
        lose(connection, error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    },

    publishInTurn: async (userIds, work) => {
      // All servers lock in ascending order, to avoid deadlocks.
      const keys = [...new Set(userIds.map(keyOf))].toSorted((one, other) => one - other);
      const locks = keys.map((key) => `pg_advisory_xact_lock(${TURN_LOCKS}, ${key})`);
      const client = await turns.connect();
      let isDone = false;
      try {
        await client.query(`begin; select ${locks.join(', ')}`);
        const payloads = payloadsOf(await withTimeout(STATEMENT_TIMEOUT, work(), TOO_LONG));
        const parts = payloads.map((part) => `pg_notify('${CHANNEL}', ${client.escapeLiteral(part)})`);
        await client.query(`select ${parts.join(', ')}; commit`);
        isDone = true;
      } finally {
        // A connection with an open transaction is closed, which releases the locks.
        client.release(!isDone);
      }
    },

    restart: () => {
      if (current !== null) lose(current, new Error('The database has not delivered our own messages.'));
    },

    close: async () => {
      if (isClosed) return;
      isClosed = true;
      clearTimeout(retry);
      const connection = current;
      current = null;
      if (connection !== null) {
        await withTimeout(STATEMENT_TIMEOUT, connection.client.end(), TOO_LONG).catch(() =>
          connection.destroy(),
        );
      }
      await turns.end();
    },
  };
}
