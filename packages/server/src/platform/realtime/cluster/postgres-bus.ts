import { createHash, randomInt } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Logger } from '../../log.ts';
import { withTimeout } from '../../with-timeout.ts';
import { keepConnection, type BusConnection, type ConnectionEvents } from './bus-connection.ts';
import type { Bus, BusMessage, ServerId } from './bus.ts';
import { createMessageAssembler, splitMessage } from './message-parts.ts';

const CHANNEL = 'parvis_realtime';
const CONNECTION_TIMEOUT = 5000;
/** No statement of the bus needs long. A transaction that publishes in turn reads first, so its limit is longer. */
const STATEMENT_TIMEOUT = 5000;
const TURN_TIMEOUT = 10_000;
const TOO_LONG = 'The work has taken too long.';
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

/** Returns the other servers. Each connected server holds a lock, which PostgreSQL releases when it is disconnected. */
async function connectedServers(client: Client, self: ServerId): Promise<ServerId[]> {
  const { rows } = await client.query<{ server: string | number }>(
    `select distinct objid::int8 as server from pg_locks
      where locktype = 'advisory' and classid = $1 and objsubid = 2 and objid <> $2
        and database = (select oid from pg_database where datname = current_database())`,
    [SERVER_LOCKS, self],
  );
  // The driver returns this type as text, unless the process has set another parser.
  return rows.map(({ server }) => Number(server));
}

interface ConnectionOptions {
  readonly url: string;
  readonly id: ServerId;
  readonly payloadsOf: (message: BusMessage) => string[];
}

function createConnection(
  { url, id, payloadsOf }: ConnectionOptions,
  { arrived, lost }: ConnectionEvents,
): BusConnection {
  const socket = new Socket();
  const client = new Client({ ...connectionOf(url), stream: () => socket, pipeline: true });
  const assemble = createMessageAssembler();
  const destroy = (): void => {
    socket.destroy();
  };
  client.on('error', lost);
  client.on('end', () => lost(new Error('The database has closed the connection.')));
  client.on('notification', ({ payload = '' }) => arrived(() => assemble(payload)));

  return {
    open: async () => {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // The lock comes before the list. So of two servers that start at the same time, at least one finds the other.
      await client.query('select pg_advisory_lock_shared($1, $2)', [SERVER_LOCKS, id]);
      return connectedServers(client, id);
    },
    publish: async (message) => {
      await client.query({
        name: 'publish',
        text: 'select pg_notify($1, part) from unnest($2::text[]) part',
        values: [CHANNEL, payloadsOf(message)],
      });
    },
    end: () => withTimeout(STATEMENT_TIMEOUT, client.end(), TOO_LONG).catch(destroy),
    destroy,
  };
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
  let messages = 0;
  let isClosed = false;

  const payloadsOf = (message: BusMessage): string[] => {
    messages += 1;
    return splitMessage(id, messages, message);
  };
  const connection = keepConnection({
    create: (events) => createConnection({ url, id, payloadsOf }, events),
    log,
  });

  return {
    id,
    isShared: true,
    start: connection.start,
    publish: connection.publish,

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

    restart: connection.restart,

    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await connection.close();
      await turns.end();
    },
  };
}
